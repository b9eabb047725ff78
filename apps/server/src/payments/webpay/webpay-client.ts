import type { z } from 'zod'
import { readJson } from '../../http/read-json.ts'
import { inSpan } from '../../observing/tracing.ts'
import type { GatewayAnswer, GatewayOperation, PaymentHandler } from '../payment-handler.ts'
import { createReply, errorMessage, refundReply, toCharge, transactionReply } from './webpay-shapes.ts'

export type WebpaySettings = {
  /** The gateway's origin, without a slash at its end. */
  url: string
  commerceCode: string
  /** Goes into one header and nowhere else. */
  apiKey: string
  timeoutMs: number
}

/** A call to the gateway that has ended: `message` says why it did not do what was asked. */
export type GatewayCall = {
  operation: GatewayOperation
  result: 'ok' | 'refused' | 'unclear'
  seconds: number
  message: string | null
}
type Ask = { operation: GatewayOperation; method: 'GET' | 'POST' | 'PUT'; path: string; body?: object }

const base = '/rswebpaytransaction/api/webpay/v1.2/transactions'
/** In characters; what the gateway says of an error is kept no longer. */
const longestMessage = 200

/** Webpay Plus over REST (chile.md). `observe` is called with the outcome and the duration of each call. */
export function webpayClient(
  settings: WebpaySettings,
  observe: (call: GatewayCall) => void = () => undefined,
): PaymentHandler {
  async function ask<Schema extends z.ZodType>(
    call: Ask,
    schema: Schema,
  ): Promise<GatewayAnswer<{ reply: z.output<Schema>; raw: Record<string, unknown> }>> {
    const startedAt = performance.now()
    const answer = await inSpan(`webpay ${call.operation}`, () => send(settings, call, schema))
    observe({
      operation: call.operation,
      result: answer.ok ? 'ok' : answer.why,
      seconds: (performance.now() - startedAt) / 1000,
      message: answer.ok ? null : `${answer.message} (${answer.status ?? 'no status'})`,
    })
    return answer
  }
  const at = (token: string) => `${base}/${encodeURIComponent(token)}`

  return {
    async create({ buyOrder, sessionId, amount, returnUrl }) {
      const body = { buy_order: buyOrder, session_id: sessionId, amount, return_url: returnUrl }
      const answer = await ask({ operation: 'create', method: 'POST', path: base, body }, createReply)
      return answer.ok ? { ok: true, value: answer.value.reply } : answer
    },

    async commit(token) {
      const call: Ask = { operation: 'commit', method: 'PUT', path: at(token), body: {} }
      const answer = await ask(call, transactionReply)
      return answer.ok ? { ok: true, value: toCharge(answer.value.reply, answer.value.raw) } : answer
    },

    async status(token) {
      const answer = await ask({ operation: 'status', method: 'GET', path: at(token) }, transactionReply)
      return answer.ok ? { ok: true, value: toCharge(answer.value.reply, answer.value.raw) } : answer
    },

    async refund(token, amount) {
      const call: Ask = {
        operation: 'refund',
        method: 'POST',
        path: `${at(token)}/refunds`,
        body: { amount },
      }
      const answer = await ask(call, refundReply)
      if (!answer.ok) return answer
      const { reply, raw } = answer.value
      if (reply.type === 'REVERSED') {
        return { ok: true, value: { type: 'REVERSED', authorizationCode: null, balance: 0, raw } }
      }
      if (reply.response_code !== null && reply.response_code !== 0) {
        return { ok: false, why: 'refused', status: 200, message: `response_code ${reply.response_code}` }
      }
      const { authorization_code: authorizationCode, balance } = reply
      return { ok: true, value: { type: 'NULLIFIED', authorizationCode, balance, raw } }
    },
  }
}

async function send<Schema extends z.ZodType>(
  { url, commerceCode, apiKey, timeoutMs }: WebpaySettings,
  { operation, method, path, body }: Ask,
  schema: Schema,
): Promise<GatewayAnswer<{ reply: z.output<Schema>; raw: Record<string, unknown> }>> {
  const unclear = (message: string, status: number | null = null) =>
    ({ ok: false, why: 'unclear', status, message: `${operation}: ${message}` }) as const
  let status: number
  let json: unknown
  try {
    const response = await fetch(url + path, {
      method,
      headers: {
        'Tbk-Api-Key-Id': commerceCode,
        'Tbk-Api-Key-Secret': apiKey,
        'Content-Type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
      // The key goes to the host that the settings name and to no other.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    status = response.status
    json = readJson(await response.text())
  } catch (error) {
    return unclear(error instanceof Error ? error.name : 'failed')
  }
  if (status >= 500) return unclear(messageOf(json), status)
  if (status >= 400) {
    return { ok: false, why: 'refused', status, message: `${operation}: ${messageOf(json)}` }
  }
  const reply = schema.safeParse(json)
  if (!reply.success) return unclear('an answer that cannot be read', status)
  return { ok: true, value: { reply: reply.data, raw: json as Record<string, unknown> } }
}

function messageOf(json: unknown): string {
  const parsed = errorMessage.safeParse(json)
  return parsed.success ? parsed.data.error_message.slice(0, longestMessage) : 'no message'
}

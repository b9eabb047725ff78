import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { faultKinds, type Operation, takeFault } from './faults.ts'
import { type Gateway, GatewayRefusal, sandboxCommerce, type Transaction } from './gateway.ts'

const base = '/rswebpaytransaction/api/webpay/v1.2/transactions'

/** Where the form is that a shopper is sent to. */
export const formPath = '/webpayserver/initTransaction'

const createBody = z.object({
  buy_order: z.string(),
  session_id: z.string(),
  amount: z.number(),
  return_url: z.string(),
})
const refundBody = z.object({ amount: z.number() })
const fault = z.object({
  kind: z.enum(faultKinds),
  ms: z.number().optional(),
  times: z.number().int().optional(),
})
const switchesBody = z.object({
  faults: z
    .object({
      create: fault.optional(),
      commit: fault.optional(),
      status: fault.optional(),
      refund: fault.optional(),
    })
    .optional(),
  amountOff: z.number().int().optional(),
  moreReturns: z.number().int().min(0).max(50).optional(),
  returnBy: z.enum(['GET', 'POST']).optional(),
  formLife: z.number().optional(),
})

/**
 * The gateway's REST calls, and under `/webpay` what tests ask of it: its transactions, and how it is to
 * misbehave.
 */
export async function webpayApi(app: FastifyInstance, { gateway }: { gateway: Gateway }): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    const status =
      error instanceof GatewayRefusal ? error.status : ((error as { statusCode?: number }).statusCode ?? 500)
    const message = error instanceof Error ? error.message : 'Internal error'
    return reply.code(status).send({ error_message: message })
  })

  /** Answers as the real one would, unless it was told to misbehave. */
  const operation =
    (name: Operation, act: (request: FastifyRequest) => object) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const met = takeFault(gateway.switches, name)
      if (met?.kind === 'slow') await pause(met.ms ?? 1000)
      if (met?.kind === 'down') return hangUp(reply)
      if (met?.kind === 'error') throw new GatewayRefusal(500, 'Internal server error')
      if (met?.kind === 'garbage') return reply.type('text/html').send('<html>Be right back</html>')
      authorise(request)
      const answer = act(request)
      return met?.kind === 'lost' ? hangUp(reply) : reply.send(answer)
    }
  const tokenOf = (request: FastifyRequest) => (request.params as { token: string }).token
  const own = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}${formPath}`

  app.post(
    base,
    operation('create', (request) => {
      const body = readBody(createBody, request.body)
      const { token } = gateway.create({
        buyOrder: body.buy_order,
        sessionId: body.session_id,
        amount: body.amount,
        returnUrl: body.return_url,
      })
      return { token, url: own(request) }
    }),
  )
  app.put(
    `${base}/:token`,
    operation('commit', (request) => told(gateway.commit(tokenOf(request)))),
  )
  app.get(
    `${base}/:token`,
    operation('status', (request) => told(gateway.status(tokenOf(request)))),
  )
  app.post(
    `${base}/:token/refunds`,
    operation('refund', (request) => {
      const { amount } = readBody(refundBody, request.body)
      const { type, transaction } = gateway.refund(tokenOf(request), amount)
      if (type === 'REVERSED') return { type }
      return {
        type,
        authorization_code: transaction.authorizationCode,
        authorization_date: new Date().toISOString(),
        nullified_amount: amount,
        balance: transaction.balance,
        response_code: 0,
      }
    }),
  )

  app.get('/webpay/transacciones.json', (_request, reply) => reply.send(gateway.list()))
  app.put('/webpay/fallas.json', (request, reply) => {
    gateway.misbehave(readBody(switchesBody, request.body))
    return reply.send(gateway.switches)
  })
}

function hangUp(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}

function authorise({ headers }: FastifyRequest): void {
  const isKnown =
    headers['tbk-api-key-id'] === sandboxCommerce.code &&
    headers['tbk-api-key-secret'] === sandboxCommerce.key
  if (!isKnown) throw new GatewayRefusal(401, 'Not Authorized')
}

function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body)
  if (parsed.success) return parsed.data
  throw new GatewayRefusal(422, `Invalid value for parameter: ${parsed.error.issues[0]?.path.join('.')}`)
}

/** A transaction as the gateway tells it: before the commit, little of it. */
function told(transaction: Transaction): object {
  const { decision, status, amount } = transaction
  const isPaidBack = status === 'NULLIFIED' || status === 'PARTIALLY_NULLIFIED'
  const known = {
    amount,
    status,
    buy_order: transaction.buyOrder,
    session_id: transaction.sessionId,
    transaction_date: new Date(transaction.committedAt ?? transaction.createdAt).toISOString(),
  }
  if (transaction.committedAt === null || decision === null || typeof decision === 'string') return known
  const { instalments, cardKind, approves } = decision
  return {
    ...known,
    vci: 'TSY',
    accounting_date: known.transaction_date.slice(5, 10).replace('-', ''),
    card_detail: { card_number: approves ? '6623' : '0568' },
    authorization_code: approves ? transaction.authorizationCode : '000000',
    payment_type_code: cardKind,
    response_code: approves ? 0 : -1,
    installments_number: instalments,
    ...(instalments > 0 && { installments_amount: Math.floor(amount / instalments) }),
    ...(isPaidBack && { balance: transaction.balance }),
  }
}

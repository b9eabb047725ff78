import type { z } from 'zod'
import { foldText } from '#rules/text/fold-text.ts'
import { readJson } from '../../http/read-json.ts'
import { inSpan } from '../../observing/tracing.ts'
import type { Parcel } from '../courier.ts'
import {
  type CoverageArea,
  coverageReply,
  envelope,
  ratesReply,
  regionsReply,
  type ServiceOption,
} from './chilexpress-shapes.ts'

/** The third is not needed to ask for rates. */
export type CourierKeys = { coverage: string; rating: string; orders: string | undefined }

export type ChilexpressSettings = {
  /** The courier's origin, without a slash at its end. */
  url: string
  /** One for each of its interfaces; each goes into one header of calls to that interface and nowhere else. */
  keys: CourierKeys
  /** The courier's county code of where parcels start. */
  origin: string
  /** The contract whose prices are asked for; undefined for those of everybody. */
  cardNumber: string | undefined
  timeoutMs: number
}

export type CourierOperation = 'regions' | 'coverage' | 'rate' | 'tracking'

/**
 * Why there is no answer. `slow`: not in time. `down`: no connection, or it says that it fails. `refused`: the
 * key. `wrong`: what came is not what was agreed on. `declined`: it says no, in its own words.
 */
export type NoAnswer = { ok: false; why: 'slow' | 'down' | 'refused' | 'wrong' | 'declined'; message: string }
export type CourierReply<Value> = { ok: true; value: Value } | NoAnswer

/** A call that has ended: `message` says why it brought nothing. */
export type CourierCall = {
  operation: CourierOperation
  result: 'ok' | NoAnswer['why']
  seconds: number
  message: string | null
}

export type ChilexpressClient = ReturnType<typeof chilexpressClient>

type Ask = { operation: CourierOperation; path: string; body?: object }

const rating = '/rating/api/v1.0/rates'
const georeference = '/georeference/api/v1.0'
const transportOrders = '/transport-orders/api/v1.0'

const keyFor: Record<CourierOperation, keyof CourierKeys> = {
  regions: 'coverage',
  coverage: 'coverage',
  rate: 'rating',
  tracking: 'orders',
}
/** How often something is tried that broke off. What is asked changes nothing there. */
const tries = 2
/** Times the time limit for what nobody waits for; lists are long. */
const lazyPatience = 5
/** In characters; what the courier says of an error is kept no longer. */
const longestMessage = 200

/** Chilexpress over REST (chile.md). `observe` is called with the outcome and the duration of each call. */
export function chilexpressClient(
  settings: ChilexpressSettings,
  observe: (call: CourierCall) => void = () => undefined,
) {
  async function ask<Schema extends z.ZodType>(
    call: Ask,
    schema: Schema,
  ): Promise<CourierReply<z.output<Schema>>> {
    const startedAt = performance.now()
    const signal = AbortSignal.timeout(settings.timeoutMs * (call.operation === 'rate' ? 1 : lazyPatience))
    let answer = await inSpan(`chilexpress ${call.operation}`, () => send(settings, call, schema, signal))
    for (let tried = 1; tried < tries && !answer.ok && answer.why === 'down'; tried += 1) {
      answer = await inSpan(`chilexpress ${call.operation}`, () => send(settings, call, schema, signal))
    }
    observe({
      operation: call.operation,
      result: answer.ok ? 'ok' : answer.why,
      seconds: (performance.now() - startedAt) / 1000,
      message: answer.ok ? null : answer.message,
    })
    return answer
  }

  return {
    /** The codes of the regions that the courier knows. */
    async regions(): Promise<CourierReply<string[]>> {
      const answer = await ask({ operation: 'regions', path: `${georeference}/regions` }, regionsReply)
      return answer.ok ? { ok: true, value: answer.value.regions.map(({ regionId }) => regionId) } : answer
    },

    /** The places of a region that it goes to; that there are none is taken for a fault of the answer. */
    async coverage(regionCode: string): Promise<CourierReply<CoverageArea[]>> {
      const path = `${georeference}/coverage-areas?${new URLSearchParams({ RegionCode: regionCode, type: '0' })}`
      const answer = await ask({ operation: 'coverage', path }, coverageReply)
      if (!answer.ok) return answer
      const { coverageAreas: areas } = answer.value
      return areas.length > 0
        ? { ok: true, value: areas }
        : { ok: false, why: 'wrong', message: `coverage: ${regionCode} is empty` }
    },

    /** Each way in which a box gets there; `worth` in pesos. */
    async rates(request: {
      destination: string
      parcel: Parcel
      worth: number
    }): Promise<CourierReply<ServiceOption[]>> {
      const { origin, cardNumber } = settings
      const body = {
        originCountyCode: origin,
        destinationCountyCode: request.destination,
        package: packageOf(request.parcel),
        productType: 3,
        contentType: 1,
        declaredWorth: String(Math.max(1, Math.round(request.worth))),
        deliveryTime: 0,
        ...(cardNumber && { customerCardNumber: cardNumber }),
      }
      const path = `${rating}/${cardNumber ? 'business' : 'courier'}`
      const answer = await ask({ operation: 'rate', path, body }, ratesReply)
      return answer.ok ? { ok: true, value: answer.value.data.courierServiceOptions } : answer
    },

    /**
     * Whether it accepts the key of its orders of transport: asks where a parcel is that there is not. Nothing is
     * ordered by it, and whatever else it answers is well.
     */
    async acceptsOrdersKey(): Promise<boolean> {
      const body = { transportOrderNumber: 0 }
      const call: Ask = { operation: 'tracking', path: `${transportOrders}/tracking`, body }
      const answer = await ask(call, envelope)
      return answer.ok || answer.why !== 'refused'
    },
  }
}

/** Text, as the courier wants it: whole cm and hundredths of a kg, rounded up so that nothing costs more later. */
export function packageOf({ length, width, height, weight }: Parcel) {
  const cm = (side: number) => String(Math.max(1, Math.ceil(side)))
  // 0.29 × 100 is a little more than 29: what is no hundredth at all is not rounded up to one.
  const hundredths = Math.max(1, Math.ceil(Number((weight * 100).toFixed(6))))
  return { weight: String(hundredths / 100), height: cm(height), width: cm(width), length: cm(length) }
}

/** Whether the courier's no means that it does not go there, and not that something is amiss. */
export function isNoCoverage({ why, message }: NoAnswer): boolean {
  return (
    why === 'declined' &&
    /\b(?:no existe servicio de entrega|sin cobertura|fuera de cobertura|no (?:hay|existe|tiene|posee) cobertura)\b/.test(
      foldText(message),
    )
  )
}

/**
 * What whoever runs the shop is told of a rate; null when it came, or when it does not go there. Who asks for the
 * lists is told by the answer, and tells.
 */
export function failureOf({ operation, result, message }: CourierCall): Error | null {
  if (operation !== 'rate' || result === 'ok' || message === null) return null
  return isNoCoverage({ ok: false, why: result, message }) ? null : new Error(`The courier: ${message}`)
}

async function send<Schema extends z.ZodType>(
  { url, keys }: ChilexpressSettings,
  { operation, path, body }: Ask,
  schema: Schema,
  signal: AbortSignal,
): Promise<CourierReply<z.output<Schema>>> {
  const no = (why: NoAnswer['why'], message: string): NoAnswer => ({
    ok: false,
    why,
    message: `${operation}: ${withoutKeys(message, keys)}`,
  })
  let status: number
  let json: unknown
  try {
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Ocp-Apim-Subscription-Key': keys[keyFor[operation]] ?? '',
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // The key goes to the host that the settings name and to no other.
      redirect: 'error',
      signal,
    })
    status = response.status
    json = readJson(await response.text())
  } catch (error) {
    const name = error instanceof Error ? error.name : 'failed'
    return name === 'TimeoutError' ? no('slow', 'no answer in time') : no('down', name)
  }
  if (status === 401 || status === 403) return no('refused', `${status}: the key is not accepted`)
  if (status >= 500 || status === 429) return no('down', String(status))
  const around = envelope.safeParse(json)
  if (status >= 400 || (around.success && around.data.statusCode !== 0)) {
    return no('declined', around.success ? wordsOf(around.data) : String(status))
  }
  const reply = schema.safeParse(json)
  if (!around.success || !reply.success) return no('wrong', 'an answer that cannot be read')
  return { ok: true, value: reply.data }
}

/** What it says went wrong stands in one of two places, or in both. */
function wordsOf({ statusCode, statusDescription, errors }: z.output<typeof envelope>): string {
  const details = errors === null || errors === undefined ? '' : JSON.stringify(errors)
  return `${statusCode} ${statusDescription ?? ''} ${details}`.trim().slice(0, longestMessage)
}

/** Should it ever repeat a key that it was sent. */
const withoutKeys = (message: string, keys: ChilexpressSettings['keys']) =>
  Object.values(keys).reduce((text: string, key) => (key ? text.replaceAll(key, '…') : text), message)

import type { ErrorCode } from '#contract/error-codes.ts'
import { errorStatus } from '#contract/error-codes.ts'
import { type ErrorLanguage, errorTexts } from '#contract/error-texts.ts'
import { Refusal } from '../port/refusal.ts'
import { openShop, type SampleShop } from './sample-shop.ts'

/** Delays of the sample layer in ms (specification §9). */
export type Delays = {
  auth: number
  vehicles: number
  list: number
  longList: number
}

export const sampleDelays: Delays = { auth: 500, vehicles: 750, list: 350, longList: 1000 }

export type SampleStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What every part of the sample layer is given. */
export type SampleContext = {
  /** The demonstration in the shopper's language. */
  shop: SampleShop
  language: ErrorLanguage
  storage: SampleStorage
  /** What goes with the browser's session. */
  session: SampleStorage
  delays: Delays
  now: () => Date
}

export type SampleOptions = {
  language: string
  storage: SampleStorage
  session: SampleStorage
  /** In ms; those of the specification when left out. */
  delays?: Delays
  now?: () => Date
}

/** What every part of the layer is given: the shop in the shopper's language, English where it has none. */
export async function openContext(options: SampleOptions): Promise<SampleContext> {
  const wanted = options.language.slice(0, 2)
  const language = isErrorLanguage(wanted) ? wanted : 'en'
  return {
    language,
    shop: await openShop(language),
    storage: options.storage,
    session: options.session,
    delays: options.delays ?? sampleDelays,
    now: options.now ?? (() => new Date()),
  }
}

const isErrorLanguage = (code: string): code is ErrorLanguage =>
  code === 'es' || code === 'en' || code === 'ru'

/** Answers after the layer's delay, so that loading states are seen as they are. */
export const after = <T>(ms: number, answer: () => T | Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const settle = () => {
      try {
        resolve(answer())
      } catch (error) {
        reject(error)
      }
    }
    if (ms > 0) setTimeout(settle, ms)
    else queueMicrotask(settle)
  })

/** A refusal worded as the backend would word it. */
export const refusal = (
  { language }: SampleContext,
  code: ErrorCode,
  details: ConstructorParameters<typeof Refusal>[2] = {},
) => new Refusal(code, errorTexts[language][code], { status: errorStatus[code], ...details })

/** What storage keeps under a key, or nothing where it is spoilt. */
export function readObject<Stored extends object>(storage: SampleStorage, key: string): Partial<Stored> {
  const stored = readStored(storage, key)
  return isObject(stored) ? (stored as Partial<Stored>) : {}
}

/** The rows of a list that storage keeps under a key; those are left out that are spoilt, or lack one of the `parts`. */
export function readRows<Row extends object>(
  storage: SampleStorage,
  key: string,
  parts: readonly (keyof Row & string)[] = [],
): Row[] {
  const stored = readStored(storage, key)
  if (!Array.isArray(stored)) return []
  return stored.filter(
    (row): row is Row => isObject(row) && parts.every((part) => isObject((row as Partial<Row>)[part])),
  )
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readStored(storage: SampleStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

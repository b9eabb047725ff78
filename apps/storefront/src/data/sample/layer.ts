import type { ErrorCode } from '#contract/error-codes.ts'
import { errorStatus } from '#contract/error-codes.ts'
import { type ErrorLanguage, errorTexts } from '#contract/error-texts.ts'
import { Refusal } from '../port/refusal.ts'

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
  language: ErrorLanguage
  storage: SampleStorage
  /** What goes with the browser's session. */
  session: SampleStorage
  delays: Delays
  now: () => Date
}

/** Answers after the layer's delay, so that loading states are seen as they are. */
export const after = <T>(ms: number, answer: () => T): Promise<T> =>
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
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored)
      ? (stored as Partial<Stored>)
      : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}

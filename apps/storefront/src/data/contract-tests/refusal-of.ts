import { assert } from 'vitest'
import { Refusal } from '../port/refusal.ts'

/** The code of the refusal that a promise ends in; anything else fails the test. */
export async function refusalOf(promise: Promise<unknown>): Promise<Refusal> {
  const outcome = await promise.then(
    () => 'no refusal',
    (error: unknown) => error,
  )
  if (outcome instanceof Refusal) return outcome
  assert.fail(`Expected a refusal, got ${String(outcome)}`)
}

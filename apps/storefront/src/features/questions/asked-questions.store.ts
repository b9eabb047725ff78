import { useMemo, useSyncExternalStore } from 'react'
import type { DataPort } from '../../data/port/port.ts'
import { createLayerValue } from '../../shell/stored-value.ts'
import { type AskedQuestion, decodeAsked, withAsked } from './asked-questions.codec.ts'

const storeOf = createLayerValue<readonly AskedQuestion[]>('questions', {
  decode: decodeAsked,
  encode: (asked) => (asked.length === 0 ? null : JSON.stringify(asked)),
})

const none: readonly AskedQuestion[] = []

/** What was asked in this browser and waits for its answer; nobody else sees it (decision 0203). */
export function useAskedQuestions(layer: DataPort['layer']) {
  const store = storeOf(layer)
  const asked = useSyncExternalStore(store.subscribe, store.get, () => none)
  return useMemo(() => ({ asked, ...changesOf(store) }), [asked, store])
}

const changesOf = (store: ReturnType<typeof storeOf>) => ({
  add: (question: AskedQuestion) => store.update((asked) => withAsked(asked, question)),
  /** Those that the shop has answered wait no longer. */
  drop: (ids: ReadonlySet<number>) =>
    store.update((asked) =>
      asked.some(({ id }) => ids.has(id)) ? asked.filter(({ id }) => !ids.has(id)) : asked,
    ),
})

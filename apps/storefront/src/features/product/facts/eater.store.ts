import { useSyncExternalStore } from 'react'
import { useData } from '../../../shell/data-context.tsx'
import { createLayerValue } from '../../../shell/stored-value.ts'
import { decodeEater, encodeEater, noEater, type TypedEater } from './eater.codec.ts'

/** The animal that was last typed into a calculator of rations, on a layer in this browser. */
const eaterOf = createLayerValue<TypedEater>('eater', { decode: decodeEater, encode: encodeEater })

/** What was typed of the animal, and how to change it. */
export function useEater(): [TypedEater, (change: Partial<TypedEater>) => void] {
  const store = eaterOf(useData().layer)
  const eater = useSyncExternalStore(store.subscribe, store.get, () => noEater)
  return [eater, (change) => store.update((current) => ({ ...current, ...change }))]
}

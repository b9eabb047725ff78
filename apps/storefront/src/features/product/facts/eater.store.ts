import { useState, useSyncExternalStore } from 'react'
import type { Eater } from '#rules/pets/energy.ts'
import { useData } from '../../../shell/data-context.tsx'
import { createLayerValue } from '../../../shell/stored-value.ts'
import { useCurrentPet } from '../../pets/current-pet.store.ts'
import { traitsOf } from '../../pets/pet-traits.ts'
import { decodeEater, encodeEater, noEater, type TypedEater, typedFrom } from './eater.codec.ts'

/** The animal that was last typed into a calculator of rations, on a layer in this browser. */
const eaterOf = createLayerValue<TypedEater>('eater', { decode: decodeEater, encode: encodeEater })

/** Who eats: the shopper's chosen animal where it is of the species and its weight is known, else who was typed. */
export type UsedEater = {
  /** Of the shopper's own animal; null for one that was typed. */
  name: string | null
  typed: TypedEater
  /** What is changed of one's own animal holds for this place alone. */
  type: (change: Partial<TypedEater>) => void
}

export function useEater(species: Eater['species']): UsedEater {
  const store = eaterOf(useData().layer)
  const stored = useSyncExternalStore(store.subscribe, store.get, () => noEater)
  const pet = useCurrentPet()
  const [changed, setChanged] = useState<{ of: string; change: Partial<TypedEater> } | null>(null)
  const own = pet && pet.species === species ? typedFrom(traitsOf(pet)) : null
  if (!pet || !own) {
    return {
      name: null,
      typed: stored,
      type: (change) => store.update((current) => ({ ...current, ...change })),
    }
  }
  const change = changed?.of === pet.id ? changed.change : {}
  return {
    name: pet.name,
    typed: { ...own, ...change },
    type: (more) => setChanged({ of: pet.id, change: { ...change, ...more } }),
  }
}

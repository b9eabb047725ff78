import { useEffect, useState } from 'react'
import type { Pet } from '#rules/pets/pet.ts'
import { useData } from '../../shell/data-context.tsx'
import { useText } from '../../shell/texts.tsx'
import { useToasts } from '../../ui/feedback/toasts.tsx'
import { useAccount } from '../session/account.store.ts'
import { useStoredPets } from './current-pet.store.ts'
import { choose, remove, save, syncPetsOf } from './pets.store.ts'

/** The saved animals of who is here, asked for when the component appears. */
export function usePets() {
  const text = useText()
  const data = useData()
  const toasts = useToasts()
  const customerId = useAccount()?.customerId ?? null
  const stored = useStoredPets()
  const [syncedFor, setSyncedFor] = useState<number | null | undefined>(undefined)

  useEffect(() => {
    let isHere = true
    void syncPetsOf(data).then(() => isHere && setSyncedFor(customerId))
    return () => {
      isHere = false
    }
  }, [data, customerId])

  const mine = stored?.owner === customerId ? stored : null
  return {
    pets: mine?.pets ?? [],
    chosenId: mine?.chosenId ?? null,
    /** Until the shop has been asked for the first time. */
    isLoading: syncedFor !== customerId,
    /** Throws `Refusal`. */
    save: (pet: Pet) => save(data, pet),
    /** Whether it is gone; a toast says where it is not. */
    async remove(petId: string): Promise<boolean> {
      const isGone = await remove(data, petId)
      if (!isGone) toasts.show({ tone: 'failure', text: text('PETS_FAILED') })
      return isGone
    },
    /** Null for none. */
    choose: (petId: string | null) => choose(data, petId),
  }
}

export type UsedPets = ReturnType<typeof usePets>

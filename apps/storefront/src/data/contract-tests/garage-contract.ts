import { describe, expect, test } from 'vitest'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'

/** How the saved vehicles of who is signed in behave, on both layers; what they start with is each one's own. */
export function garageContract(data: () => DataPort): void {
  describe('the saved vehicles', () => {
    test('[S3.9] [S7.52] can be added, removed and chosen, and stand as each change answers', async () => {
      const email = `${crypto.randomUUID()}@example.cl`
      const { account, garage, vehicles } = data()
      await account.signUp({ email, password: 'una-clave', acceptsTerms: true, acceptsMarketing: false })
      for (const { id } of (await garage.load()).vehicles) await garage.remove(id)
      expect(await garage.load()).toEqual({ vehicles: [], chosenId: null })

      const [small, large] = await vehicles.listVehicles(2016, 'Toyota', 'Hilux')
      if (!small || !large) throw new Error('The Hilux has two engines.')
      expect(await garage.add(small)).toEqual({ vehicles: [small], chosenId: null })
      await garage.add(large)
      expect(await garage.choose(large.id)).toEqual({ vehicles: [small, large], chosenId: large.id })
      const newer = { ...small, year: 2018 }
      expect(await garage.add(newer)).toEqual({ vehicles: [newer, large], chosenId: large.id })
      expect(await garage.remove(large.id)).toEqual({ vehicles: [newer], chosenId: null })
      expect(await garage.remove(large.id)).toEqual({ vehicles: [newer], chosenId: null })
      await garage.choose(small.id)
      expect(await garage.choose(null)).toEqual({ vehicles: [newer], chosenId: null })
      expect(await garage.load()).toEqual({ vehicles: [newer], chosenId: null })

      expect((await refusalOf(garage.choose(large.id))).code).toBe('NOT_FOUND')
      expect((await refusalOf(garage.add({ id: small.id, year: 1950 }))).code).toBe('NOT_FOUND')
      await account.signOut()
    })
  })
}

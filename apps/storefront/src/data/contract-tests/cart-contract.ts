import { describe, expect, test } from 'vitest'
import type { DataPort } from '../port/port.ts'
import { anyLines } from './shopping.ts'

/** How the cart of who is signed in follows, on both layers. */
export function cartContract(data: () => DataPort): void {
  describe("an account's cart", () => {
    test('is empty at first, keeps what is saved, and is answered to who comes late', async () => {
      const email = `${crypto.randomUUID()}@example.cl`
      const { account, cart } = data()
      await account.signUp({ email, password: 'una-clave', acceptsTerms: true, acceptsMarketing: false })
      expect(await cart.load()).toEqual({ version: 0, lines: [] })
      const { bought, products } = await anyLines(data())
      const saved = await cart.save(bought, 0)
      const slugs = products.map(({ slug }) => slug)
      expect(saved).toMatchObject({ saved: true, version: 1 })
      expect(saved.lines.map(({ slug }) => slug)).toEqual(slugs)
      expect(saved.lines.map(({ valueIds }) => valueIds)).toEqual(bought.map(({ valueIds }) => valueIds))

      const late = await cart.save([], 0)
      expect(late).toEqual({ ...saved, saved: false })
      const { saved: _, ...stands } = saved
      expect(await cart.load()).toEqual(stands)
      // Of one product with the same values the larger quantity stands.
      const twice = bought.flatMap((line) => [{ ...line, quantity: 2 }, line])
      const once = (await cart.save(twice, 1)).lines
      expect(once.map(({ slug, quantity }) => [slug, quantity])).toEqual(slugs.map((slug) => [slug, 2]))
      expect(await cart.save([], 2)).toEqual({ saved: true, version: 3, lines: [] })
      await account.signOut()
    })
  })
}

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AccountLine, accountLineKey, cartAfterSignOut, mergeCarts } from './merge-carts.ts'

const anyLine: fc.Arbitrary<AccountLine> = fc.record({
  productId: fc.integer({ min: 1, max: 4 }),
  valueIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 2 }),
  quantity: fc.integer({ min: 1, max: 9 }),
})
const anyCart = fc.uniqueArray(anyLine, { maxLength: 10, selector: accountLineKey })

const quantities = (lines: readonly AccountLine[]) =>
  new Map(lines.map((line) => [accountLineKey(line), line.quantity]))
const sorted = (lines: readonly AccountLine[]) => [...quantities(lines)].toSorted()

describe('merging at sign-in', () => {
  test('every line of either cart stands once, with the larger quantity', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (mine, theirs) => {
        const merged = mergeCarts({ base: [], mine, theirs })
        const [a, b, all] = [quantities(mine), quantities(theirs), quantities(merged)]
        expect(all.size).toBe(merged.length)
        expect(new Set(all.keys())).toEqual(new Set([...a.keys(), ...b.keys()]))
        for (const [key, quantity] of all) expect(quantity).toBe(Math.max(a.get(key) ?? 0, b.get(key) ?? 0))
      }),
    )
  })

  test('it says the same from both sides, and again changes nothing', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (mine, theirs) => {
        const merged = mergeCarts({ base: [], mine, theirs })
        expect(sorted(mergeCarts({ base: [], mine: theirs, theirs: mine }))).toEqual(sorted(merged))
        expect(mergeCarts({ base: [], mine: merged, theirs })).toEqual(merged)
      }),
    )
  })
})

describe('merging what two devices have changed', () => {
  test('what one side alone has changed stands as that side has it, taken away included', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (base, changed) => {
        expect(sorted(mergeCarts({ base, mine: changed, theirs: base }))).toEqual(sorted(changed))
        expect(sorted(mergeCarts({ base, mine: base, theirs: changed }))).toEqual(sorted(changed))
        expect(sorted(mergeCarts({ base, mine: changed, theirs: changed }))).toEqual(sorted(changed))
      }),
    )
  })

  test('no line comes from elsewhere, none is lost but one that a side took away and the other left alone', () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (base, mine, theirs) => {
        const [was, a, b] = [quantities(base), quantities(mine), quantities(theirs)]
        const merged = quantities(mergeCarts({ base, mine, theirs }))
        for (const [key, quantity] of merged) expect([a.get(key), b.get(key)]).toContain(quantity)
        for (const key of new Set([...a.keys(), ...b.keys()])) {
          if (merged.has(key)) continue
          expect(a.has(key) && b.has(key)).toBe(false)
          expect(a.get(key) ?? b.get(key)).toBe(was.get(key))
        }
        expect(sorted(mergeCarts({ base, mine: theirs, theirs: mine }))).toEqual([...merged].toSorted())
      }),
    )
  })

  test('two devices that save in turn end with one cart', () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (base, first, second) => {
        const saved = mergeCarts({ base, mine: second, theirs: first })
        expect(sorted(mergeCarts({ base: first, mine: first, theirs: saved }))).toEqual(sorted(saved))
      }),
    )
  })

  test('the order of values makes no other line', () => {
    const line = { productId: 1, valueIds: [2, 1], quantity: 1 }
    expect(
      mergeCarts({ base: [], mine: [line], theirs: [{ ...line, valueIds: [1, 2], quantity: 3 }] }),
    ).toEqual([{ ...line, quantity: 3 }])
  })
})

describe('signing out', () => {
  test('leaves nothing that the account has and that was not there before, and nothing that is no longer there', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (before, now) => {
        const [was, is] = [quantities(before), quantities(now)]
        for (const [key, quantity] of quantities(cartAfterSignOut({ before, saved: now, now }))) {
          expect(quantity).toBe(Math.min(was.get(key) ?? 0, is.get(key) ?? 0))
        }
        expect(sorted(cartAfterSignOut({ before: now, saved: now, now }))).toEqual(sorted(now))
        expect(cartAfterSignOut({ before: [], saved: now, now })).toEqual([])
      }),
    )
  })

  test('loses no line that the account never had', () => {
    fc.assert(
      fc.property(anyCart, anyCart, anyCart, (before, saved, now) => {
        const [account, left] = [quantities(saved), quantities(cartAfterSignOut({ before, saved, now }))]
        for (const [key, quantity] of quantities(now)) {
          if (!account.has(key)) expect(left.get(key)).toBe(quantity)
        }
      }),
    )
  })

  test('signing in and out with nothing done between gives the cart back as it was', () => {
    fc.assert(
      fc.property(anyCart, anyCart, (mine, account) => {
        const together = mergeCarts({ base: [], mine, theirs: account })
        const left = cartAfterSignOut({ before: mine, saved: together, now: together })
        expect(sorted(left)).toEqual(sorted(mine))
      }),
    )
  })
})

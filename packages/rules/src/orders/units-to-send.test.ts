import fc from 'fast-check'
import { expect, test } from 'vitest'
import { heldTooMuch, unitsToSend } from './units-to-send.ts'

test('what is taken off or withdrawn from is not sent', () => {
  expect(unitsToSend({ quantity: 5, cancelled: 1, withdrawn: 2 })).toBe(2)
})

const held = fc.array(
  fc.record({ valueId: fc.constantFrom(null, 1, 2), quantity: fc.integer({ min: 1, max: 9 }) }),
  { maxLength: 8 },
)

test('of each value of an option no more stays held than is to be sent, and nothing that is goes back', () => {
  fc.assert(
    fc.property(held, fc.nat(30), (rows, toSend) => {
      const numbered = rows.map((row, id) => ({ ...row, id }))
      const back = heldTooMuch(numbered, toSend)
      expect(back.every(({ id, quantity }) => quantity > 0 && quantity <= (rows[id]?.quantity ?? 0))).toBe(
        true,
      )
      for (const valueId of [null, 1, 2]) {
        const sum = (of: readonly { valueId: number | null; quantity: number }[]) =>
          of.filter((row) => row.valueId === valueId).reduce((all, { quantity }) => all + quantity, 0)
        expect(sum(rows) - sum(back)).toBe(Math.min(sum(rows), toSend))
      }
    }),
  )
})

import { describe, expect, test } from 'vitest'
import { products } from '#demo/data/products.ts'
import { addDays } from '#rules/chile/calendar.ts'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'
import { orderRequest } from './shopping.ts'

/** A complete food of 3 kg, and what is no food, both without options. */
const food = products.find(
  ({ facts, content, options, stock }) =>
    facts?.kind === 'food' && facts.food.complete && content?.amount === 3 && !options.length && stock[1] > 3,
)
const toy = products.find(({ facts, options, stock }) => facts === null && !options.length && stock[1] > 3)

async function orderOfFood(data: DataPort, quantity = 1): Promise<string> {
  const request = await orderRequest(data, {
    wanted: { slugs: [food?.slug ?? '', toy?.slug ?? ''], quantity },
  })
  return (await data.checkout.createOrder(request)).token
}

const productId = food?.id ?? 0
const asked = (token: string) => ({ token, productId, gramsPerDay: 50, agrees: true })

/** How both layers remind of food that runs out. */
export function remindersContract(data: () => DataPort): void {
  describe('a food of an order', () => {
    test('is reminded of a week before it runs out, once for each order, until it is taken back', async () => {
      const { orders } = data()
      const token = await orderOfFood(data())
      expect(await orders.listReminders(token)).toEqual([])
      const first = await orders.saveReminder(asked(token))
      expect(addDays(first.remindOn, 7)).toBe(first.runsOutOn)
      // 3 kg at 100 g a day last half as long as at 50.
      const second = await orders.saveReminder({ ...asked(token), gramsPerDay: 100 })
      expect(second.runsOutOn).toBe(addDays(first.runsOutOn, -30))
      expect(await orders.listReminders(token)).toEqual([second])
      await orders.removeReminder(token, productId)
      await orders.removeReminder(token, productId)
      expect(await orders.listReminders(token)).toEqual([])
    })

    test('lasts longer where more of it was bought', async () => {
      const one = await data().orders.saveReminder(asked(await orderOfFood(data())))
      const two = await data().orders.saveReminder(asked(await orderOfFood(data(), 2)))
      expect(two.runsOutOn).toBe(addDays(one.runsOutOn, 60))
    })

    test('is reminded of with consent alone, in an order that stands, where there is time', async () => {
      const { orders, checkout } = data()
      const token = await orderOfFood(data())
      const refusal = (change: object) => refusalOf(orders.saveReminder({ ...asked(token), ...change }))
      const refused = async (change: object) => (await refusal(change)).code
      expect((await refusal({ agrees: false })).fields).toMatchObject({ acepta_correo: 'FIELD_REQUIRED' })
      expect((await refusal({ gramsPerDay: 0 })).fields).toMatchObject({ gramos_dia: 'FIELD_INVALID' })
      expect(await refused({ gramsPerDay: 3000 })).toBe('REMINDER_TOO_SOON')
      expect(await refused({ productId: toy?.id })).toBe('NOT_FOUND')
      expect(await refused({ token: 'f'.repeat(32) })).toBe('NOT_FOUND')
      expect((await refusalOf(orders.listReminders('f'.repeat(32)))).code).toBe('NOT_FOUND')
      expect(await orders.listReminders(token)).toEqual([])
      await orders.cancel((await checkout.getOrderByToken(token)).id)
      expect(await refused({})).toBe('ORDER_STATE')
    })
  })
}

import { expect, test } from 'vitest'
import { limitOrders } from './limit-orders.ts'

/** Counts in memory what is held of each name. */
function countedOrders() {
  const held = new Map<string, number>()
  const orders = limitOrders({
    take: async (counted, { times }, points = 1) => {
      const name = counted.join(' ')
      held.set(name, (held.get(name) ?? 0) + points)
      return (held.get(name) ?? 0) > times ? 60 : 0
    },
    giveBack: async (counted, _rate, points = 1) => {
      const name = counted.join(' ')
      held.set(name, (held.get(name) ?? 0) - points)
    },
  })
  let customerId = 0
  const take = (address: string, units: number) => {
    customerId += 1
    return orders.take({
      customerId,
      email: 'a@correo.cl',
      isProven: false,
      address,
      units,
      isMailed: false,
    })
  }
  const unitsOf = (network: string) => held.get(`order units ${network}`) ?? 0
  return { take, unitsOf }
}

test('the networks of an IPv6 site hold 16 times together what one of them may, and what is refused holds nothing', async () => {
  const { take, unitsOf } = countedOrders()
  for (let at = 1; at <= 16; at += 1) {
    const from = `2001:db8:1:${at}::1`
    for (let order = 0; order < 5; order += 1) expect((await take(from, 100)).wait).toBe(0)
    expect((await take(from, 100)).wait).toBe(60)
    expect(unitsOf(`2001:db8:1:${at}::/64`)).toBe(500)
  }
  expect((await take('2001:db8:1:99::1', 1)).wait).toBe(60)
  expect(unitsOf('2001:db8:1:99::/64')).toBe(0)
  expect(unitsOf('2001:db8:1::/48')).toBe(8000)
  const other = await take('2001:db8:2:99::1', 1)
  expect(other.wait).toBe(0)
  await other.giveBack()
  expect([unitsOf('2001:db8:2:99::/64'), unitsOf('2001:db8:2::/48')]).toEqual([0, 0])
})

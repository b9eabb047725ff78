import type { ListedOrder } from '../port/orders.port.ts'
import { createSampleData } from '../sample/sample.ts'
import { describePort } from './port-contract.ts'

const noDelays = { auth: 0, vehicles: 0, list: 0, longList: 0 }

describePort('sample', async () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const dataIn = (language: string) =>
    createSampleData({ language, storage, session: storage, delays: noDelays })
  const data = await dataIn('es')
  // The sample's own orders, whatever this browser has made and forgotten since.
  const orderWhere = async (isWanted: (order: ListedOrder) => boolean | Promise<boolean>) => {
    for (const key of ['huella.sample.orders', 'huella.sample.claims']) stored.delete(key)
    const { items } = await data.orders.list({ customerId: 1, limit: 100 })
    for (const order of items) if (await isWanted(order)) return order.id
    throw new Error('The sample has no such order.')
  }
  return {
    data,
    dataIn,
    orders: {
      paid: () => orderWhere(({ state }) => state === 'SHIPPED'),
      refunded: () => orderWhere(async ({ id }) => (await data.orders.returns(id)).requests.length > 0),
    },
    // Somebody answers by a script.
    chat: { answer: async () => undefined },
    close: async () => stored.clear(),
  }
})

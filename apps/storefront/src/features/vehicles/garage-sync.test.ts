import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { garageLimit } from '#rules/vehicles/garage.ts'
import type { Garage } from '../../data/port/garage.port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import type { Vehicle } from '../../data/port/vehicles.port.ts'
import { decodeGarage, encodeGarage, type StoredGarage } from './garage.codec.ts'
import { addVehicle, chooseVehicle, type GarageBrowser, removeVehicle, syncGarage } from './garage-sync.ts'

const car = (id: number, year = 2016): Vehicle => ({
  id,
  year,
  make: 'Toyota',
  model: `M${id}`,
  engine: '1.8',
})

function stored<Value>(value: Value) {
  return {
    get: () => value,
    update(change: (current: Value) => Value) {
      value = change(value)
    },
  }
}

/** A browser before a shop that keeps a garage for each account. */
function open({ needsAccount = true }: { needsAccount?: boolean } = {}) {
  const accounts = new Map<number | null, Garage>()
  const here: { owner: number | null; isDown: boolean } = { owner: null, isDown: false }
  const mine = () => {
    if (here.isDown) throw new Refusal('NETWORK', 'down')
    if (needsAccount && here.owner === null) throw new Refusal('SESSION_REQUIRED', 'nobody', { status: 401 })
    return accounts.get(here.owner) ?? { vehicles: [], chosenId: null }
  }
  const keep = (garage: Garage) => {
    accounts.set(here.owner, garage)
    return garage
  }
  const browser: GarageBrowser = {
    saved: stored<StoredGarage | null>(null),
    current: stored<Vehicle | null>(null),
    owner: () => here.owner,
    garage: {
      needsAccount,
      load: async () => mine(),
      async add({ id, year }) {
        const { vehicles, chosenId } = mine()
        const others = vehicles.filter((each) => each.id !== id)
        if (others.length >= garageLimit) throw new Refusal('GARAGE_FULL', 'full', { status: 409 })
        return keep({ vehicles: [...others, car(id, year)], chosenId })
      },
      async remove(id) {
        const { vehicles, chosenId } = mine()
        return keep({
          vehicles: vehicles.filter((each) => each.id !== id),
          chosenId: chosenId === id ? null : chosenId,
        })
      },
      async choose(id) {
        return keep({ ...mine(), chosenId: id })
      },
    },
  }
  const signIn = async (owner: number | null) => {
    here.owner = owner
    await syncGarage(browser)
  }
  return { browser, accounts, here, signIn }
}

const ids = (vehicles: readonly Vehicle[] | undefined) =>
  vehicles?.map(({ id }) => id).toSorted((a, b) => a - b)
const someIds = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 })

describe('the saved vehicles', () => {
  test("a guest's stand in the browser, and the current one is among them", async () => {
    const { browser } = open()
    await addVehicle(browser, car(1))
    await addVehicle(browser, car(2))
    await addVehicle(browser, car(1, 2018))
    expect(browser.saved.get()).toEqual({ owner: null, vehicles: [car(1, 2018), car(2)] })
    await chooseVehicle(browser, 2)
    expect(browser.current.get()).toEqual(car(2))
    await chooseVehicle(browser, 77)
    expect(browser.current.get()).toBeNull()
    await chooseVehicle(browser, 1)
    await removeVehicle(browser, 1)
    expect(browser.current.get()).toBeNull()
    for (let id = 10; id < 10 + garageLimit; id++) await addVehicle(browser, car(id))
    expect(browser.saved.get()?.vehicles).toHaveLength(garageLimit)
    expect(await addVehicle(browser, car(99))).toBe(false)
  })

  test('signing in loses none of either side, and what was chosen here stays chosen', async () => {
    await fc.assert(
      fc.asyncProperty(someIds, someIds, fc.boolean(), async (here, there, isChosen) => {
        const { browser, accounts, signIn } = open()
        accounts.set(7, { vehicles: there.map((id) => car(id)), chosenId: there[0] ?? null })
        for (const id of here) await addVehicle(browser, car(id))
        if (isChosen) await chooseVehicle(browser, here[0] ?? null)
        await signIn(7)
        const all = [...new Set([...here, ...there])].toSorted((a, b) => a - b)
        expect(ids(browser.saved.get()?.vehicles)).toEqual(all)
        expect(ids(accounts.get(7)?.vehicles)).toEqual(all)
        const chosen = (isChosen ? here[0] : undefined) ?? there[0] ?? null
        expect(browser.current.get()?.id ?? null).toBe(chosen)
        expect(accounts.get(7)?.chosenId ?? null).toBe(chosen)
        const before = structuredClone(accounts.get(7))
        await syncGarage(browser)
        expect(accounts.get(7), 'meeting again changes nothing').toEqual(before)
      }),
    )
  })

  test('signing in keeps the year that was said here of a vehicle that the account has', async () => {
    const { browser, accounts, signIn } = open()
    accounts.set(7, { vehicles: [car(1, 2016), car(2)], chosenId: 2 })
    await addVehicle(browser, car(1, 2018))
    await chooseVehicle(browser, 1)
    await signIn(7)
    expect(browser.current.get()).toEqual(car(1, 2018))
    expect(accounts.get(7)).toMatchObject({
      vehicles: expect.arrayContaining([car(1, 2018), car(2)]),
      chosenId: 1,
    })
  })

  test('signing out, or in as somebody else, leaves nothing of an account', async () => {
    await fc.assert(
      fc.asyncProperty(someIds, someIds, async (first, second) => {
        const { browser, accounts, signIn } = open()
        accounts.set(7, { vehicles: first.map((id) => car(id)), chosenId: first[0] ?? null })
        accounts.set(8, { vehicles: second.map((id) => car(id)), chosenId: null })
        await signIn(7)
        await signIn(8)
        expect(ids(browser.saved.get()?.vehicles)).toEqual(second.toSorted((a, b) => a - b))
        expect(ids(accounts.get(8)?.vehicles)).toEqual(second.toSorted((a, b) => a - b))
        expect(browser.current.get()).toBeNull()
        await signIn(null)
        expect(browser.saved.get()?.vehicles ?? []).toEqual([])
      }),
    )
  })

  test("another device's changes come with the next meeting", async () => {
    const { browser, accounts, signIn } = open()
    await signIn(7)
    await addVehicle(browser, car(1))
    await chooseVehicle(browser, 1)
    accounts.set(7, { vehicles: [car(2), car(3)], chosenId: 3 })
    await syncGarage(browser)
    expect(ids(browser.saved.get()?.vehicles)).toEqual([2, 3])
    expect(browser.current.get()).toEqual(car(3))
  })

  test('without the shop nothing is lost, and a choice stands here', async () => {
    const { browser, here, signIn } = open()
    await signIn(7)
    await addVehicle(browser, car(1))
    here.isDown = true
    await expect(addVehicle(browser, car(2))).rejects.toBeInstanceOf(Refusal)
    await expect(chooseVehicle(browser, 1)).rejects.toBeInstanceOf(Refusal)
    expect(browser.current.get()).toEqual(car(1))
    expect(ids(browser.saved.get()?.vehicles)).toEqual([1])
  })

  test('where no account is needed a guest has those of the shop', async () => {
    const { browser, accounts, signIn } = open({ needsAccount: false })
    accounts.set(null, { vehicles: [car(1), car(2), car(3)], chosenId: null })
    await signIn(null)
    expect(ids(browser.saved.get()?.vehicles)).toEqual([1, 2, 3])
    await chooseVehicle(browser, 2)
    await removeVehicle(browser, 2)
    expect(ids(accounts.get(null)?.vehicles)).toEqual([1, 3])
    expect(browser.current.get()).toBeNull()
  })
})

describe('the stored garage', () => {
  test('comes back as it was; what is none is none', () => {
    const garage = fc.record({
      owner: fc.option(fc.integer({ min: 1 })),
      vehicles: fc.array(fc.integer({ min: 1, max: 99 }).map((id) => car(id))),
    })
    fc.assert(
      fc.property(garage, (each) => {
        expect(decodeGarage(encodeGarage(each))).toEqual(each)
      }),
    )
    for (const text of [null, '', '{', '[]', '{}', '{"owner":"1","vehicles":[]}']) {
      expect(decodeGarage(text)).toBeNull()
    }
    expect(decodeGarage('{"owner":null,"vehicles":[1,{"id":2}]}')).toEqual({ owner: null, vehicles: [] })
  })
})

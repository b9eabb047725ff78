import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Pet, petLimit } from '#rules/pets/pet.ts'
import type { Pets } from '../../data/port/pets.port.ts'
import { Refusal } from '../../data/port/refusal.ts'
import { decodePets, type StoredPets } from './pets.codec.ts'
import { choosePet, type PetsBrowser, removePet, savePet, syncPets } from './pets-sync.ts'

const pet = (id: string, name = 'Luna'): Pet => ({
  id,
  name,
  species: 'cat',
  breed: null,
  bornOn: '2026-08-20',
  grams: 1300,
  isSterilised: null,
  allergies: [],
})

/** A browser before a shop that keeps animals for each account. */
function open() {
  const accounts = new Map<number, Pets>()
  const here: { owner: number | null; isDown: boolean; sent: string[] } = {
    owner: null,
    isDown: false,
    sent: [],
  }
  let stored: StoredPets | null = null
  const mine = () => {
    if (here.isDown) throw new Refusal('NETWORK', 'down')
    if (here.owner === null) throw new Refusal('SESSION_REQUIRED', 'nobody', { status: 401 })
    return accounts.get(here.owner) ?? { pets: [], chosenId: null }
  }
  const keep = (pets: Pets) => {
    if (here.owner !== null) accounts.set(here.owner, pets)
    return pets
  }
  const browser: PetsBrowser = {
    saved: {
      get: () => stored,
      update(change) {
        stored = change(stored)
      },
    },
    owner: () => here.owner,
    port: {
      needsAccount: true,
      load: async () => mine(),
      async save(each) {
        const { pets, chosenId } = mine()
        here.sent.push(each.id)
        const others = pets.filter(({ id }) => id !== each.id)
        if (others.length >= petLimit) throw new Refusal('PETS_FULL', 'full', { status: 409 })
        return keep({ pets: [...others, each], chosenId })
      },
      async remove(id) {
        const { pets, chosenId } = mine()
        return keep({
          pets: pets.filter((each) => each.id !== id),
          chosenId: chosenId === id ? null : chosenId,
        })
      },
      choose: async (id) => keep({ ...mine(), chosenId: id }),
    },
  }
  const signIn = async (owner: number | null) => {
    here.owner = owner
    await syncPets(browser)
  }
  return { browser, accounts, here, signIn }
}

const ids = (pets: readonly Pet[] | undefined) => pets?.map(({ id }) => id).toSorted()
const someIds = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 5 })

describe('the saved animals', () => {
  test("a guest's stand in the browser, changed under their id, as many as there is room for", async () => {
    const { browser } = open()
    await savePet(browser, pet('a'))
    await savePet(browser, pet('b'))
    await savePet(browser, pet('a', 'Luna II'))
    expect(browser.saved.get()).toEqual({
      owner: null,
      pets: [pet('a', 'Luna II'), pet('b')],
      chosenId: null,
    })
    await choosePet(browser, 'b')
    expect(browser.saved.get()?.chosenId).toBe('b')
    await choosePet(browser, 'none')
    expect(browser.saved.get()?.chosenId).toBeNull()
    await choosePet(browser, 'a')
    await removePet(browser, 'a')
    expect(browser.saved.get()).toEqual({ owner: null, pets: [pet('b')], chosenId: null })
    for (let more = 1; more < petLimit; more++) await savePet(browser, pet(`more ${more}`))
    await expect(savePet(browser, pet('too many'))).rejects.toMatchObject({ code: 'PETS_FULL' })
    await savePet(browser, pet('b', 'still'))
    expect(browser.saved.get()?.pets).toHaveLength(petLimit)
  })

  test('signing in loses none of either side, adds none twice, and what was chosen here stays chosen', async () => {
    await fc.assert(
      fc.asyncProperty(someIds, someIds, fc.boolean(), async (own, there, isChosen) => {
        const { browser, accounts, here, signIn } = open()
        accounts.set(7, { pets: there.map((id) => pet(id, 'theirs')), chosenId: there[0] ?? null })
        for (const id of own) await savePet(browser, pet(id))
        if (isChosen) await choosePet(browser, own[0] ?? null)
        await signIn(7)
        const all = [...new Set([...own, ...there])].toSorted()
        expect(ids(browser.saved.get()?.pets)).toEqual(all)
        expect(ids(accounts.get(7)?.pets)).toEqual(all)
        expect(here.sent).toHaveLength(all.length - there.length)
        const chosen = (isChosen ? own[0] : undefined) ?? there[0] ?? null
        expect(browser.saved.get()?.chosenId).toBe(chosen)
        const before = structuredClone(accounts.get(7))
        await syncPets(browser)
        expect(accounts.get(7), 'meeting again changes nothing').toEqual(before)
      }),
    )
  })

  test('signing out, or in as somebody else, leaves nothing of an account', async () => {
    const { browser, accounts, signIn } = open()
    accounts.set(7, { pets: [pet('a')], chosenId: 'a' })
    accounts.set(8, { pets: [pet('b')], chosenId: null })
    await signIn(7)
    await signIn(8)
    expect(browser.saved.get()).toEqual({ owner: 8, pets: [pet('b')], chosenId: null })
    expect(ids(accounts.get(8)?.pets)).toEqual(['b'])
    await signIn(null)
    expect(browser.saved.get()).toBeNull()
  })

  test('without the shop nothing is lost, and a choice stands here', async () => {
    const { browser, here, signIn } = open()
    await savePet(browser, pet('a'))
    here.isDown = true
    here.owner = 7
    await expect(syncPets(browser)).rejects.toBeInstanceOf(Refusal)
    expect(ids(browser.saved.get()?.pets)).toEqual(['a'])
    here.isDown = false
    await signIn(7)
    here.isDown = true
    await expect(savePet(browser, pet('b'))).rejects.toBeInstanceOf(Refusal)
    await expect(choosePet(browser, 'a')).rejects.toBeInstanceOf(Refusal)
    expect(browser.saved.get()).toEqual({ owner: 7, pets: [pet('a')], chosenId: 'a' })
  })
})

test('stored animals come back as they were; what is none is none', () => {
  const whole: StoredPets = { owner: 7, pets: [pet('a')], chosenId: 'a' }
  expect(decodePets(JSON.stringify(whole))).toEqual(whole)
  for (const text of [null, '', '{', '[]', '{}', '7', '{"pets":7}']) expect(decodePets(text)).toBeNull()
  expect(decodePets('{"owner":"x","chosenId":7,"pets":[1,null,{"id":"b"}]}')).toEqual({
    owner: null,
    pets: [],
    chosenId: null,
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Address, AddressFields } from '../port/addresses.port.ts'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'
import { laFlorida } from './shopping.ts'

/** How both layers keep a customer's addresses. */
export function addressesContract(data: () => DataPort): void {
  const open = async () => {
    const form = { acceptsTerms: true, acceptsMarketing: false, password: 'una-clave' }
    const { customerId } = await data().account.signUp({
      ...form,
      email: `${crypto.randomUUID()}@example.cl`,
    })
    const { addresses } = data()
    // The sample layer keeps one list in the browser, whoever is signed in.
    for (const { id } of await addresses.list(customerId)) await addresses.remove(id)
    const [country] = await addresses.listCountries()
    const fields: AddressFields = {
      firstName: 'Camila',
      lastName: 'Rojas',
      rut: '',
      phone: '9 1234 5678',
      email: '',
      company: '',
      country: country?.code ?? '',
      ...laFlorida,
      street: 'Avenida Vicuña Mackenna',
      number: '7110',
      flat: '402',
      neighbourhood: '',
      reference: 'Portón verde',
      postcode: '',
    }
    return { customerId, fields, addresses }
  }
  const defaults = (rows: Address[]) => rows.filter((row) => row.isDefault).map((row) => row.id)

  describe('addresses', () => {
    test('L8: a customer keeps 50 addresses and no more, until one is removed', async () => {
      const { customerId, fields, addresses } = await open()
      const add = (at: number) => addresses.add(customerId, { ...fields, number: String(at + 1) }, false)
      const first = await add(0)
      for (let at = 1; at < 50; at += 1) await add(at)
      const refused = await refusalOf(add(50))
      expect([refused.code, refused.status]).toEqual(['ADDRESSES_FULL', 409])
      await addresses.remove(first.id)
      await add(50)
      for (const { id } of await addresses.list(customerId)) await addresses.remove(id)
    })

    test('a street and a number are taken as long as each may be', async () => {
      const { customerId, fields, addresses } = await open()
      const long = { ...fields, street: 'x'.repeat(120), number: '9'.repeat(20) }
      const added = await addresses.add(customerId, long, false)
      expect(added).toMatchObject({ street: long.street, number: long.number })
      const longer = await refusalOf(addresses.add(customerId, { ...fields, street: 'x'.repeat(121) }, false))
      expect(longer.fields).toEqual({ street: 'FIELD_INVALID' })
      await addresses.remove(added.id)
    })

    test('one that is added comes back as it was typed, its phone in one form', async () => {
      const { customerId, fields, addresses } = await open()
      expect(await addresses.getDefault(customerId)).toBeNull()
      const added = await addresses.add(customerId, fields, false)
      expect(added).toEqual({ ...fields, phone: '+56912345678', id: added.id, isDefault: true })
      expect(await addresses.get(added.id)).toEqual(added)
      expect(await addresses.getDefault(customerId)).toEqual(added)
      expect(await addresses.list(customerId)).toEqual([added])
    })

    test('added again after a lost answer it is the same, and any other word makes it another', async () => {
      const { customerId, fields, addresses } = await open()
      const first = await addresses.add(customerId, fields, false)
      expect(await addresses.add(customerId, fields, false)).toEqual(first)
      const others = [{ firstName: 'Ana' }, { phone: '9 8765 4321' }, { reference: '' }, { flat: '' }]
      for (const other of others) {
        const added = await addresses.add(customerId, { ...fields, ...other }, true)
        expect(added.id).not.toBe(first.id)
        expect(await addresses.add(customerId, { ...fields, ...other }, true)).toEqual(added)
      }
      expect(await addresses.add(customerId, fields, true)).toEqual({ ...first, isDefault: true })
      expect(await addresses.list(customerId)).toHaveLength(1 + others.length)
    })

    test('[S4.5] saving a default clears the others, and one added to an empty list is the default', async () => {
      const { customerId, fields, addresses } = await open()
      const first = await addresses.add(customerId, fields, false)
      expect(first.isDefault).toBe(true)
      const second = await addresses.add(customerId, { ...fields, number: '2' }, true)
      expect(defaults(await addresses.list(customerId))).toEqual([second.id])
      const edited = await addresses.edit(customerId, first.id, { ...fields, street: 'Otra' }, true)
      expect(edited).toMatchObject({ id: first.id, street: 'Otra', isDefault: true })
      expect(defaults(await addresses.list(customerId))).toEqual([first.id])
      const same = await addresses.edit(customerId, first.id, { ...fields, flat: '' })
      expect(same).toMatchObject({ flat: '', isDefault: true })
    })

    test('whatever is added, edited and removed, one is the default while there is any', async () => {
      const step = fc.record({
        act: fc.constantFrom('add', 'edit', 'remove'),
        at: fc.nat(5),
        wish: fc.constantFrom(true, undefined),
      })
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          const { customerId, fields, addresses } = await open()
          let houses = 0
          for (const { act, at, wish } of steps) {
            const before = await addresses.list(customerId)
            const chosen = before[at % Math.max(1, before.length)]
            const another = { ...fields, number: String(++houses) }
            if (act === 'add') await addresses.add(customerId, another, wish ?? false)
            else if (chosen && act === 'edit') await addresses.edit(customerId, chosen.id, fields, wish)
            else if (chosen) {
              await addresses.remove(chosen.id)
              const left = before.filter((row) => row.id !== chosen.id)
              const [expected] = chosen.isDefault ? left.map((row) => row.id) : defaults(left)
              expect(defaults(await addresses.list(customerId))).toEqual(expected ? [expected] : [])
            }
            const now = await addresses.list(customerId)
            expect(defaults(now)).toHaveLength(now.length > 0 ? 1 : 0)
          }
        }),
        { numRuns: data().layer === 'remote' ? 5 : 50 },
      )
    })

    test('an unknown comuna and a wrong phone name their fields', async () => {
      const { customerId, fields, addresses } = await open()
      const nowhere = await refusalOf(addresses.add(customerId, { ...fields, comunaId: 99 }, false))
      expect([nowhere.code, nowhere.fields]).toEqual(['NOT_FOUND', { comunaId: 'NOT_FOUND' }])
      const phone = await refusalOf(addresses.add(customerId, { ...fields, phone: '123' }, false))
      expect([phone.code, phone.fields]).toEqual(['PHONE_INVALID', { phone: 'PHONE_INVALID' }])
      expect(await addresses.list(customerId)).toEqual([])
    })

    test('one that does not exist, or was removed, is nobody’s', async () => {
      const { customerId, fields, addresses } = await open()
      const { id } = await addresses.add(customerId, fields, false)
      await addresses.remove(id)
      const code = data().layer === 'remote' ? 'NOT_YOURS' : 'NOT_FOUND'
      expect((await refusalOf(addresses.edit(customerId, id, fields))).code).toBe(code)
      expect((await refusalOf(addresses.get(id))).code).toBe('NOT_FOUND')
      expect((await refusalOf(addresses.get(1_999_999_999))).code).toBe(code)
    })
  })
}

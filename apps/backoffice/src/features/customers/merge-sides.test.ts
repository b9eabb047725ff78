import { expect, test } from 'vitest'
import { mayStay, type Side, staysFirst } from './merge-sides.ts'

const side = (changes: Partial<Side> = {}): Side => ({
  id: 1,
  kind: 'guest',
  name: 'Camila',
  email: 'camila@correo.cl',
  isProven: false,
  rut: '',
  phone: '',
  orders: 0,
  conversations: 0,
  ...changes,
})

test('who has an account stays, then whose e-mail is proven, then who has bought more', () => {
  const account = side({ kind: 'customer' })
  const proven = side({ isProven: true })
  const buyer = side({ orders: 3 })
  expect(staysFirst(buyer, account)).toBe(account)
  expect(staysFirst(account, buyer)).toBe(account)
  expect(staysFirst(buyer, proven)).toBe(proven)
  expect(staysFirst(side(), buyer)).toBe(buyer)
  expect([mayStay(buyer, account), mayStay(account, buyer), mayStay(buyer, proven)]).toEqual([
    false,
    true,
    true,
  ])
})

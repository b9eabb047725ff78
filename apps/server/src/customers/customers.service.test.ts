import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestForm, openTestCheckout, type TestCheckout } from '#testing/server/test-checkout.ts'
import { isRefusal } from '../refusals/refusal.ts'
import type { Session } from './sessions/sessions.service.ts'

let shop: TestCheckout
beforeAll(async () => {
  shop = await openTestCheckout()
})
afterAll(() => shop.database.drop())

type Form = Parameters<TestCheckout['customers']['registerGuest']>[0]

async function register(form: Form, session: Session | null = null) {
  let opened: Session | null = null
  const registered = await shop.customers.registerGuest(form, session, async (_tx, customerId) => {
    opened = { id: randomUUID(), customerId, kind: 'guest' }
    return opened
  })
  return { registered, opened: opened as Session | null }
}

async function registered(form: Form, session: Session | null = null) {
  const result = await register(form, session)
  if (isRefusal(result.registered)) throw new Error(result.registered.code)
  return { ...result.registered, session: result.opened ?? session }
}

const customersCount = () => shop.one<{ customers: number }>('SELECT count(*) AS customers FROM customers')

describe('what is wrong in the form', () => {
  const wrong = (changes: Partial<Form['datosusuario']>): Form => {
    const form = guestForm()
    return { ...form, datosusuario: { ...form.datosusuario, ...changes } }
  }

  test.each([
    ['e_mail_cliente', 'camila@', 'EMAIL_INVALID'],
    ['rut_cliente', '12.345.678-4', 'RUT_INVALID'],
    ['rut_cliente', '66.666.666-6', 'RUT_INVALID'],
    ['celular_cliente', '12', 'PHONE_INVALID'],
  ])('%s %s is %s, and nothing is written', async (field, value, code) => {
    const before = await customersCount()
    const { registered: refused, opened } = await register(wrong({ [field]: value }))
    expect(refused).toMatchObject({ code, details: { fields: { [`datosusuario.${field}`]: code } } })
    expect(opened).toBeNull()
    expect(await customersCount()).toEqual(before)
  })

  test('all of it is told at once', async () => {
    const form = wrong({ e_mail_cliente: 'x', rut_cliente: 'x', celular_cliente: 'x' })
    const { registered: refused } = await register({ ...form, datosextra: undefined })
    expect(refused).toMatchObject({
      details: {
        fields: {
          'datosusuario.e_mail_cliente': 'EMAIL_INVALID',
          'datosusuario.rut_cliente': 'RUT_INVALID',
          'datosusuario.celular_cliente': 'PHONE_INVALID',
          'datosextra.acepta_terminos': 'TERMS_REQUIRED',
        },
      },
    })
  })

  test('an unknown comuna undoes the guest too', async () => {
    const before = await customersCount()
    const form = guestForm()
    form.datosformulario.id_comuna = 99
    expect((await register(form)).registered).toMatchObject({
      code: 'NOT_FOUND',
      details: { fields: { 'datosformulario.id_comuna': 'NOT_FOUND' } },
    })
    expect(await customersCount()).toEqual(before)
  })
})

test('what is stored is canonical, with the consent, its date and its version', async () => {
  const form = guestForm('Camila@Correo.CL')
  const { customer, address } = await registered({
    ...form,
    datosextra: { acepta_terminos: 1, acepta_publicidad: 1 },
  })
  expect(customer).toMatchObject({
    kind: 'guest',
    email: 'camila@correo.cl',
    rut: '12345678-5',
    phone: '+56912345678',
    termsVersion: expect.stringMatching(/^\d{4}-\d{2}$/),
    marketingVersion: expect.any(String),
  })
  expect(Math.abs(customer.termsAcceptedAt.getTime() - Date.now())).toBeLessThan(60_000)
  expect(address).toMatchObject({ comunaId: 13110, comuna: 'La Florida', regionId: 13 })
})

test('without the box ticked there is no consent to marketing, and unticking takes it back', async () => {
  const first = await registered({ ...guestForm(), datosextra: { acepta_terminos: 1, acepta_publicidad: 1 } })
  const again = await registered(guestForm(), first.session)
  expect(again.customer).toMatchObject({
    id: first.customer.id,
    marketingAcceptedAt: null,
    marketingVersion: null,
  })
})

test("a session's guest is changed, its address stored once, and no second session opened", async () => {
  const first = await registered(guestForm())
  const before = await customersCount()
  const form = guestForm()
  const { registered: second, opened } = await register(form, first.session)
  expect(opened).toBeNull()
  expect(await customersCount()).toEqual(before)
  expect(second).toMatchObject({
    customer: { id: first.customer.id, email: form.datosusuario.e_mail_cliente },
    address: { id: first.address?.id },
  })
  const moved = { ...form, datosformulario: { ...form.datosformulario, numero_direccion_cliente: '1' } }
  const third = await registered(moved, first.session)
  expect(third.address?.id).not.toBe(first.address?.id)
})

test('an e-mail and RUT that others have makes a row apart and is answered like any other', async () => {
  const form = guestForm()
  const { customer: known } = await registered(form)
  await shop.database.pool.query(`UPDATE customers SET kind = 'customer' WHERE id = $1`, [known.id])
  const row = () => shop.one('SELECT * FROM customers WHERE id = $1', [known.id])
  const before = await row()

  const { customer } = await registered({
    ...form,
    datosusuario: { ...form.datosusuario, nombre_cliente: 'Otra persona' },
  })

  expect(customer.id).not.toBe(known.id)
  expect(customer).toMatchObject({ kind: 'guest', email: known.email, rut: known.rut })
  expect(await row()).toEqual(before)
})

test("another's address is refused like one that does not exist, and stays as it is", async () => {
  const other = await registered(guestForm())
  const mine = await registered(guestForm())
  const ask = (id: number | undefined) => register({ ...guestForm(), id_direccion_cliente: id }, mine.session)
  const theirs = (await ask(other.address?.id)).registered
  expect(theirs).toMatchObject({ code: 'NOT_YOURS' })
  expect((await ask(2_000_000_000)).registered).toEqual(theirs)
  expect(await shop.one('SELECT customer_id FROM addresses WHERE id = $1', [other.address?.id])).toEqual({
    customer_id: other.customer.id,
  })
})

test('for a pickup no address is asked for', async () => {
  const { address } = await registered({ ...guestForm(), datosformulario: undefined })
  expect(address).toBeNull()
})

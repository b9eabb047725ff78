import { describe, expect, test } from 'vitest'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'
import { guest } from './shopping.ts'

/** The customer of specification §3, in its order. */
const customerFields =
  'id_cliente nombre_cliente apellidopaterno_cliente apellidomaterno_cliente rut_cliente dv_cliente e_mail_cliente ' +
  'celular_cliente telefono_cliente direccion_cliente numero_direccion_cliente ' +
  'numerocasadepartamento_direccion_cliente referencia_direccion_cliente id_comuna id_region'

const form = { acceptsTerms: true, acceptsMarketing: false }
const newEmail = () => `${crypto.randomUUID()}@example.cl`

/** What both layers say of accounts; each has its own codes (D2). */
export function accountContract(data: () => DataPort): void {
  const code = (remote: string, sample: string) => (data().layer === 'remote' ? remote : sample)

  describe('account', () => {
    test('who signs up is signed in, under the e-mail given', async () => {
      const email = newEmail()
      const { customerId, profile } = await data().account.signUp({ ...form, email, password: 'una-clave' })
      expect(profile).toMatchObject({ id_usuario: customerId, e_mail_cliente: email })
      await data().account.signOut()
    })

    test('[S3.24] who signs up, edits the profile or buys as a guest is told every field of a customer', async () => {
      const { account, checkout } = data()
      const email = newEmail()
      const signedUp = await account.signUp({ ...form, email, password: 'una-clave' })
      const { customerId } = signedUp
      const names = { firstName: 'Camila', lastName: 'Rojas' }
      const edited = await account.editProfile({ customerId, email, phone: '9 1234 5678', ...names })
      await account.signOut()
      const { profile: bought } = await checkout.registerGuest({ ...guest, name: 'Camila Rojas Soto' })
      for (const profile of [signedUp.profile, edited.profile, bought]) {
        expect(Object.keys(profile)).toEqual(expect.arrayContaining(customerFields.split(' ')))
      }
      expect(edited.profile).toMatchObject({
        nombre_cliente: 'Camila',
        apellidopaterno_cliente: 'Rojas',
        celular_cliente: '+56912345678',
      })
      expect(bought).toMatchObject({
        nombre_cliente: 'Camila',
        apellidopaterno_cliente: 'Rojas',
        apellidomaterno_cliente: 'Soto',
        rut_cliente: '12345678',
        dv_cliente: '5',
      })
    })

    test('who was shown other terms than those that hold opens no account', async () => {
      const account = { ...form, email: newEmail(), password: 'una-clave' }
      const refused = await refusalOf(data().account.signUp({ ...account, termsVersion: '1999-01-01' }))
      expect(refused).toMatchObject({ code: 'TERMS_CHANGED', status: 409 })
      const termsVersion = await data().account.termsVersion()
      await data().account.signUp({ ...account, termsVersion })
      await data().account.signOut()
    })

    test('a wrong password is refused with 400', async () => {
      const refused = await refusalOf(data().account.signIn(newEmail(), 'no-es-esta'))
      expect(refused.code).toBe(code('CREDENTIALS_INVALID', 'AUTH_WRONG_PASSWORD'))
      expect(refused.status).toBe(400)
      expect(refused.message).toBe('Dirección de correo electrónico o contraseña no válidos.')
    })

    test('a password under 6 characters and a wrong e-mail open no account', async () => {
      const weak = data().account.signUp({ ...form, email: newEmail(), password: '12345' })
      expect((await refusalOf(weak)).code).toBe(code('WEAK_PASSWORD', 'AUTH_WEAK_PASSWORD'))
      const wrong = data().account.signUp({ ...form, email: 'camila', password: 'una-clave' })
      expect((await refusalOf(wrong)).code).toBe(code('EMAIL_INVALID', 'AUTH_INVALID_EMAIL'))
    })

    test('M5: a password that anybody would try opens no account and is no new one', async () => {
      const { account } = data()
      const email = newEmail()
      for (const password of ['123456', 'contraseña', email]) {
        const refused = await refusalOf(account.signUp({ ...form, email, password }))
        expect(refused.code).toBe(code('PASSWORD_GUESSABLE', 'AUTH_WEAK_PASSWORD'))
        expect(refused.status).toBe(400)
      }
      const { customerId } = await account.signUp({ ...form, email, password: 'una-clave' })
      const changed = account.changePassword({ customerId, before: 'una-clave', after: 'password1' })
      expect((await refusalOf(changed)).code).toBe(code('PASSWORD_GUESSABLE', 'AUTH_WEAK_PASSWORD'))
      await account.signOut()
    })

    test('recovery ends the same for an e-mail that nobody has', async () => {
      await expect(data().account.requestRecovery(newEmail())).resolves.toBeUndefined()
    })

    test('a new password needs the old one and 6 characters, and signs in afterwards', async () => {
      const { account } = data()
      const email = newEmail()
      const { customerId } = await account.signUp({ ...form, email, password: 'una-clave' })
      const change = (before: string, after: string) => account.changePassword({ customerId, before, after })
      const wrong = await refusalOf(change('no-es-esta', 'otra-clave'))
      expect(wrong.code).toBe(code('PASSWORD_WRONG', 'AUTH_WRONG_PASSWORD'))
      const weak = await refusalOf(change('una-clave', '12345'))
      expect(weak.code).toBe(code('WEAK_PASSWORD', 'AUTH_WEAK_PASSWORD'))
      expect([wrong.status, weak.status]).toEqual([400, 400])
      await change('una-clave', 'otra-clave')
      expect((await refusalOf(change('una-clave', 'tercera'))).code).toBe(wrong.code)
      await change('otra-clave', 'tercera-clave')
      await account.signOut()
    })

    test('a link that nobody was mailed sets no weak password', async () => {
      const refused = await refusalOf(data().account.resetPassword('A'.repeat(43), '12345'))
      expect(refused.code).toBe(code('WEAK_PASSWORD', 'AUTH_WEAK_PASSWORD'))
      expect(refused.status).toBe(400)
    })

    test('a profile takes a name and a phone, and refuses what is none', async () => {
      const { account } = data()
      const email = newEmail()
      const { customerId } = await account.signUp({ ...form, email, password: 'una-clave' })
      const profile = { customerId, email, phone: '9 1234 5678', firstName: 'Camila', lastName: 'Rojas' }
      const edited = await account.editProfile(profile)
      expect(edited.profile).toMatchObject({
        id_usuario: customerId,
        nombre_cliente: 'Camila',
        apellidopaterno_cliente: 'Rojas',
        celular_cliente: '+56912345678',
        e_mail_cliente: email,
      })
      const inCapitals = await account.editProfile({ ...profile, email: email.toUpperCase() })
      expect(inCapitals.profile.e_mail_cliente, 'the same e-mail takes no password').toBe(email)
      const noPhone = await refusalOf(account.editProfile({ ...profile, phone: '123' }))
      expect(noPhone.code).toBe('PHONE_INVALID')
      expect(edited.unprovenEmail).toBeNull()
      const noEmail = await refusalOf(account.editProfile({ ...profile, email: 'camila' }))
      expect(noEmail.code).toBe(code('EMAIL_INVALID', 'AUTH_INVALID_EMAIL'))
      await account.signOut()
    })

    test('M2: another e-mail needs the password', async () => {
      const { account } = data()
      const { customerId } = await account.signUp({ ...form, email: newEmail(), password: 'una-clave' })
      const email = newEmail()
      const profile = { customerId, email, phone: '', firstName: 'Camila', lastName: 'Rojas' }
      expect((await refusalOf(account.editProfile(profile))).code).toBe('FIELD_REQUIRED')
      const wrong = await refusalOf(account.editProfile({ ...profile, password: 'no-es-esta' }))
      expect(wrong.code).toBe(code('PASSWORD_WRONG', 'AUTH_WRONG_PASSWORD'))
      const edited = await account.editProfile({ ...profile, password: 'una-clave' })
      expect(edited.unprovenEmail ?? edited.profile.e_mail_cliente).toBe(email)
      await account.signOut()
    })

    test('M1: an e-mail is unproven until a link is followed, which can be asked for', async () => {
      const { account } = data()
      await account.signUp({ ...form, email: newEmail(), password: 'una-clave' })
      await expect(account.requestEmailProof()).resolves.toBeUndefined()
      expect((await account.readPersonalData()).emailProvenSince).toBeNull()
      await account.signOut()
    })

    test.each(['signOut', 'signOutEverywhere'] as const)(
      '[S7.52] L5: after %s the account is closed, to who knows its password too',
      async (leave) => {
        const { account } = data()
        const { customerId } = await account.signUp({ ...form, email: newEmail(), password: 'una-clave' })
        await account[leave]()
        const change = { customerId, before: 'una-clave', after: 'otra-clave-larga' }
        const closed = code('SESSION_REQUIRED', 'AUTH_WRONG_PASSWORD')
        expect((await refusalOf(account.changePassword(change))).code).toBe(closed)
        expect((await refusalOf(account.erase('una-clave'))).code).toBe(closed)
      },
    )

    test('consent to advertising has its date, can be taken back, and everything goes with the account', async () => {
      const { account } = data()
      const email = newEmail()
      await account.signUp({ ...form, email, password: 'una-clave' })
      expect((await account.readPersonalData()).marketing).toEqual({
        given: false,
        since: null,
        version: null,
      })
      const given = await account.setMarketing(true)
      expect(given).toMatchObject({ given: true, since: expect.any(String), version: expect.any(String) })
      const { marketing, file } = await account.readPersonalData()
      expect(marketing).toMatchObject({ given: true, version: given.version })
      expect(JSON.stringify(file)).toContain(email)
      expect((await account.setMarketing(false)).given).toBe(false)

      const wrong = await refusalOf(account.erase('no-es-esta'))
      expect(wrong.code).toBe(code('PASSWORD_WRONG', 'AUTH_WRONG_PASSWORD'))
      await account.erase('una-clave')
      const gone = await refusalOf(account.signIn(email, 'una-clave'))
      expect(gone.code).toBe(code('CREDENTIALS_INVALID', 'AUTH_WRONG_PASSWORD'))
    })
  })
}

import { describe, expect, test } from 'vitest'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'

const form = { acceptsTerms: true, acceptsMarketing: false }
const newEmail = () => `${crypto.randomUUID()}@example.cl`

/** What both layers say of accounts; each has its own codes (D2). */
export function accountSuite(data: () => DataPort): void {
  const code = (remote: string, sample: string) => (data().layer === 'remote' ? remote : sample)

  describe('account', () => {
    test('who signs up is signed in, under the e-mail given', async () => {
      const email = newEmail()
      const { customerId, profile } = await data().account.signUp({ ...form, email, password: 'una-clave' })
      expect(profile).toMatchObject({ id_usuario: customerId, e_mail_cliente: email })
      expect(await data().account.getDefaultAddress(customerId)).toBeNull()
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

    test('recovery ends the same for an e-mail that nobody has', async () => {
      await expect(data().account.requestRecovery(newEmail())).resolves.toBeUndefined()
    })
  })
}

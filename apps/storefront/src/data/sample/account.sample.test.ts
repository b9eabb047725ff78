import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '../port/refusal.ts'
import { createSampleData } from './sample.ts'
import { demoCredential } from './services/account-passwords.ts'

const form = { acceptsTerms: true, acceptsMarketing: false, password: 'una-clave' }

async function account() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  const delays = { auth: 0, vehicles: 0, list: 0, longList: 0 }
  return (await createSampleData({ language: 'es', storage, session: storage, delays })).account
}

/** The code of what a call is refused with; null when it is not. Each is a 400 with a message. */
async function codeOf(call: Promise<unknown>): Promise<string | null> {
  try {
    await call
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(error.status).toBe(400)
    expect(error.message).not.toBe('')
    return error.code
  }
}

const word = fc.stringMatching(/^[a-z0-9.]{1,12}$/)

describe('[S8.3] the sample layer refuses by its four codes, each a 400 with a message', () => {
  test('[S5.1] sign-up wants text, an at sign, then text', async () => {
    await fc.assert(
      fc.asyncProperty(word, word, async (before, after) => {
        const signUp = async (email: string) => codeOf((await account()).signUp({ ...form, email }))
        expect(await signUp(`${before}@${after}`)).toBeNull()
        for (const email of [before, `@${after}`, `${before}@`, '', '@']) {
          expect(await signUp(email)).toBe('AUTH_INVALID_EMAIL')
        }
      }),
    )
  })

  test('[S5.2] and 6 characters of password', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ minLength: 0, maxLength: 12, unit: 'grapheme-ascii' }),
        async (password) => {
          const code = await codeOf(
            (await account()).signUp({ ...form, email: 'nueva@example.cl', password }),
          )
          expect(code).toBe(password.length < 6 ? 'AUTH_WEAK_PASSWORD' : null)
        },
      ),
    )
  })

  test('[S5.3] and another e-mail than that of the demo account', async () => {
    for (const email of [demoCredential.email, demoCredential.email.toUpperCase()]) {
      expect(await codeOf((await account()).signUp({ ...form, email }))).toBe('AUTH_EMAIL_ALREADY_IN_USE')
    }
  })

  test('[S5.4] a changed password wants 6 characters', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 12, unit: 'grapheme-ascii' }), async (next) => {
        const own = await account()
        const { customerId } = await own.signUp({ ...form, email: 'nueva@example.cl' })
        const code = await codeOf(own.changePassword({ customerId, before: form.password, after: next }))
        expect(code).toBe(next.length < 6 ? 'AUTH_WEAK_PASSWORD' : null)
      }),
    )
  })

  test('[S5.5] sign-in knows one pair alone', async () => {
    expect(await codeOf((await account()).signIn(demoCredential.email, demoCredential.password))).toBeNull()
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (email, password) => {
        const pairs: [string, string][] = [
          [email, demoCredential.password],
          [demoCredential.email, password],
          [email, password],
        ]
        for (const [mail, secret] of pairs) {
          if (mail.toLowerCase() === demoCredential.email && secret === demoCredential.password) continue
          expect(await codeOf((await account()).signIn(mail, secret))).toBe('AUTH_WRONG_PASSWORD')
        }
      }),
    )
  })
})

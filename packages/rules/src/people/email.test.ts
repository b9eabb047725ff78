import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeEmail } from './email.ts'

test('trims and lowers', () => {
  expect(normalizeEmail('  Ana.Perez+huella@Correo.CL ')).toBe('ana.perez+huella@correo.cl')
  expect(normalizeEmail('ñandú@peñalolén.cl')).toBe('ñandú@peñalolén.cl')
})

test.each([
  '',
  'ana',
  'ana@',
  '@correo.cl',
  'ana@correo',
  'a@b@c.cl',
  'a b@c.cl',
  '.a@c.cl',
  'a..b@c.cl',
  'a@-c.cl',
  'a@c..cl',
  'a@c.c',
  'a@1.2.3.4',
  '<a>@c.cl',
])('refuses %j', (text) => {
  expect(normalizeEmail(text)).toBeNull()
})

test('refuses more than 254 characters', () => {
  const domain = `${'d'.repeat(60)}.`.repeat(4)
  expect(normalizeEmail(`${'a'.repeat(7)}@${domain}cl`)).toHaveLength(254)
  expect(normalizeEmail(`${'a'.repeat(8)}@${domain}cl`)).toBeNull()
})

test('takes ordinary addresses, and a normal form stays as it is', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), (address, noise) => {
      for (const text of [address, noise]) {
        const email = normalizeEmail(text)
        if (email !== null) expect(normalizeEmail(email)).toBe(email)
      }
    }),
  )
})

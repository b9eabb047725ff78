import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { isGuessablePassword } from './guessable-password.ts'

const email = 'camila.rojas@correo.cl'
const common = fc.constantFrom(...commonPasswords)

test('M5: what anybody would try first is guessable', () => {
  const tried = [
    '123456',
    'password',
    'Password1',
    'qwerty',
    'teamo2026',
    'colocolo',
    'contraseña',
    'aaaaaa',
    '121212',
  ]
  for (const password of [...tried, '987654', 'abcdef', 'fedcba', email, 'CAMILA.ROJAS', 'camila.rojas1']) {
    expect(isGuessablePassword(password, email), password).toBe(true)
  }
  for (const password of ['clave-secreta', 'una-clave', 'tres perros verdes', 'huella123', 'x7Kp2m']) {
    expect(isGuessablePassword(password, email), password).toBe(false)
  }
})

test('M5: a common one stays so in any case and with digits after it', () => {
  const ending = fc.stringMatching(/^[0-9!.]{0,4}$/)
  fc.assert(
    fc.property(common, ending, fc.boolean(), (word, end, isLoud) => {
      expect(isGuessablePassword((isLoud ? word.toUpperCase() : word) + end, email)).toBe(true)
    }),
  )
})

test('M5: one that chance has made is taken', () => {
  fc.assert(
    fc.property(fc.uuid({ version: 4 }), (password) => {
      expect(isGuessablePassword(password, email)).toBe(false)
    }),
  )
})

test('M5: the list is in lower case, without blanks', () => {
  for (const word of commonPasswords) expect(word).toBe(word.toLowerCase().trim())
})

import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const passwords = createPasswords()

async function hashed(password: string): Promise<string> {
  const made = await passwords.hash(password)
  if (typeof made !== 'string') throw new Error(made.code)
  return made
}

test('a hash is Argon2id with a salt of its own, and knows its password alone', async () => {
  const [first, second] = [await hashed('mi perro Toby'), await hashed('mi perro Toby')]
  expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(second).not.toBe(first)
  expect(await passwords.verify(first, 'mi perro Toby')).toBe(true)
  for (const other of ['mi perro toby', ' mi perro Toby', 'mi perro Toby ', '']) {
    expect(await passwords.verify(first, other)).toBe(false)
  }
})

test('an accent is the same however the keyboard composes it', async () => {
  const stored = await hashed('contrase\u00f1a')
  expect(await passwords.verify(stored, 'contrasen\u0303a')).toBe(true)
})

test('who has no hash is never right', async () => {
  expect(await passwords.verify(null, 'clave-secreta')).toBe(false)
})

test('a hash made at a lower cost is to be made again', async () => {
  expect(passwords.needsRehash(await hashed('clave-secreta'))).toBe(false)
  expect(passwords.needsRehash(await hash('clave-secreta', { memoryCost: 8192, timeCost: 1 }))).toBe(true)
})

test('many at once are each answered, and who finds the queue full is asked to come back', async () => {
  const stored = await hashed('clave-secreta')
  const crowd = createPasswords()
  const answers = Array.from({ length: 40 }, () => crowd.verify(stored, 'clave-secreta'))
  expect(await Promise.all(answers)).toEqual(Array(40).fill(true))

  const small = createPasswords({ mostWaiting: 1 })
  const answered = await Promise.all(Array.from({ length: 4 }, () => small.verify(stored, 'clave-secreta')))
  expect(answered.slice(0, 3)).toEqual([true, true, true])
  expect(answered[3]).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

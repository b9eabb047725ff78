import { expect, test } from 'vitest'
import { keyByContent } from './key-by-content.ts'

test('what is tried again keeps its key; what was changed, and what is sent after it arrived, has another', () => {
  const keys = keyByContent()
  const left = { name: 'Camila', email: 'camila@correo.cl', phone: '', message: '¿Abren el feriado?' }
  const first = keys.keyOf(left)
  expect(keys.keyOf({ ...left })).toBe(first)
  const changed = [
    { ...left, message: '¿Abren el sábado?' },
    { ...left, email: 'otra@correo.cl' },
  ].map(keys.keyOf)
  expect(new Set([first, ...changed]).size).toBe(3)
  const last = keys.keyOf(left)
  keys.arrived()
  expect(keys.keyOf(left)).not.toBe(last)
})

import { afterEach, expect, test, vi } from 'vitest'
import { rememberedEmail } from './remembered-email.ts'

afterEach(() => vi.unstubAllGlobals())

test('an e-mail that a browser remembers already is found under its key, and forgotten there', () => {
  const saved = new Map([['huella.email', 'camila@correo.cl']])
  const localStorage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => void saved.set(key, value),
    removeItem: (key: string) => void saved.delete(key),
  }
  vi.stubGlobal('window', { localStorage })
  expect(rememberedEmail.get()).toBe('camila@correo.cl')
  rememberedEmail.update(() => 'rosa@correo.cl')
  expect([...saved]).toEqual([['huella.email', 'rosa@correo.cl']])
  rememberedEmail.update(() => '')
  expect(saved.size).toBe(0)
})

import { expect, test } from 'vitest'
import { lawKinds } from '../../data/port/law.port.ts'
import { builtInLaw } from './built-in-law.ts'

const numbers = {
  retractDays: 17,
  unconfirmedRetractDays: 93,
  refundDays: 29,
  guaranteeMonths: 12,
  sessionDays: 7,
  chatDays: 101,
}

test.each(lawKinds)('%s begins with the words that the shop shows, in each language', (kind) => {
  const fields = builtInLaw(kind, numbers)
  for (const field of Object.values(fields)) expect(field).not.toBe('')
  expect(fields.body).toMatch(/^## /m)
  expect(fields.body.length).toBeLessThan(60_000)
  expect(new Set([fields.title, fields.titleRu, fields.titleEn]).size).toBeGreaterThan(1)
})

test('a text that begins so says the numbers of the settings, its points and where to go on', () => {
  const { body } = builtInLaw('returns', numbers)
  expect(body).toContain('17 días')
  expect(body).toContain('\n\n- Perecibles')
  expect(body).toContain('\n\n1. Entra a Mis pedidos y abre el pedido.\n2. ')
  expect(body).toContain('[Ir a Mis pedidos](/account/orders)')
  expect(builtInLaw('terms', numbers).body).not.toContain('## Quién te vende')
})

import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { testMailShop } from './test-order.ts'

const recovery = { kind: 'recovery', to: 'ana@correo.cl', name: 'Ana', token: 'abc' } as const

test.each(['es', 'en', 'ru'] as const)('a mail in %s has the shop’s own name and colour', (language) => {
  const shop = { ...testMailShop, brand: { name: 'Patitas <3', color: '#5b2a86' } }
  const { subject, text, html } = composeMail({ ...recovery, language }, shop)
  expect(subject).toContain('Patitas <3')
  expect(html).toContain('Patitas &lt;3')
  expect(html).toContain('color:#5b2a86')
  for (const written of [subject, text, html]) expect(written).not.toMatch(/\{shop\}|#0f5a47|Huella(?! SpA)/)
})

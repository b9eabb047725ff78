import { expect, test } from 'vitest'
import type { ReturnState } from '#rules/orders/returns.ts'
import type { MailLanguage, ReturnMail } from './mail-content.ts'
import { returnBlocks } from './return-blocks.ts'
import { english } from './texts/en.ts'
import { spanish } from './texts/es.ts'
import { russian } from './texts/ru.ts'

const texts = { es: spanish, en: english, ru: russian }

const rowsOf = (language: MailLanguage, state: ReturnState, refund?: { amount: number; dueOn: string }) => {
  const request: ReturnMail = {
    orderNumber: 7,
    token: 't',
    customerName: 'Camila',
    kind: 'RETRACTO',
    state,
    lines: [{ name: 'Filtro', quantity: 1 }],
    reason: '',
    answer: '',
    ...(refund && { refund }),
  }
  const [facts] = returnBlocks(request, language, texts[language])
  return facts?.kind === 'facts' ? facts.rows.map(({ label, value }) => `${label}: ${value}`) : []
}

const refund = { amount: 12_990, dueOn: '2026-12-07' }

test('an accepted request names the sum and the day by which it is back', () => {
  expect(rowsOf('es', 'ACCEPTED', refund)).toContain(
    'Te devolvemos: $12.990, a más tardar el 7 de diciembre de 2026',
  )
  expect(rowsOf('en', 'ACCEPTED', refund)).toContain('We pay back: $12.990, by December 7, 2026')
  expect(rowsOf('ru', 'ACCEPTED', refund)).toContain('Вернём: $12.990, не позднее 7 декабря 2026 г.')
})

test('a request that nobody answered yet promises nothing', () => {
  expect(rowsOf('es', 'RECEIVED', refund)).toContain(
    'Si la aceptamos, te devolvemos: $12.990, a más tardar el 7 de diciembre de 2026',
  )
})

test('a request that was rejected, or asks for no money, names no sum', () => {
  expect(rowsOf('es', 'REJECTED', refund)).toHaveLength(2)
  expect(rowsOf('es', 'ACCEPTED')).toHaveLength(2)
})

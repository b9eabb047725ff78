import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { testMail, testMailShop, testOrder } from './test-order.ts'

test.each([
  ['es', 'El mismo día hábil en que recibimos tu transferencia', 'viernes, 20 de noviembre'],
  ['en', 'On the working day we receive your transfer', 'Friday, November 20'],
  ['ru', 'В рабочий день, когда поступит перевод', 'пятница, 20 ноября'],
] as const)(
  '13: a mail in %s counts no days where a courier delivers on the same day',
  (language, day, on) => {
    const delivery = { ...testOrder.delivery, daysFrom: 0, daysTo: 0 }
    const textOf = (changes: Partial<typeof testOrder>) =>
      composeMail(
        testMail({ kind: 'order-received', order: { ...testOrder, delivery, ...changes } }, language),
        testMailShop,
      ).text
    expect(textOf({})).toContain(day)
    const paidOnline = textOf({ paymentKind: 'webpay', holdUntil: null })
    expect(paidOnline).toContain(on)
    for (const text of [textOf({}), paidOnline]) expect(text).not.toMatch(/\b0 (?:días|working|рабочих)/)
  },
)

test.each([
  ['es', '1 día hábil desde'],
  ['en', '1 working day from'],
  ['ru', '1 рабочий день с момента'],
] as const)('a mail in %s counts one day as one', (language, day) => {
  const order = { ...testOrder, delivery: { ...testOrder.delivery, daysFrom: 1, daysTo: 1 } }
  const { text } = composeMail(testMail({ kind: 'order-received', order }, language), testMailShop)
  expect(text).toContain(day)
})

test('a mail of an order brings the terms that it was made under, as the owner published them', () => {
  const terms = { title: 'Términos', body: '## Precios\n\nEn **pesos**, [ver](/blog) <b>.\n\n- Uno\n- Dos' }
  const order = { ...testOrder, termsVersion: '2026-11-23' }
  const { text, html } = composeMail(testMail({ kind: 'order-received', order }, 'es'), {
    ...testMailShop,
    terms,
  })
  expect(text).toContain('2026-11-23')
  for (const said of ['Precios', 'En pesos, ver <b>.', 'Uno', 'Dos']) expect(text).toContain(said)
  expect(html).toContain('En pesos, ver &lt;b&gt;.')
})

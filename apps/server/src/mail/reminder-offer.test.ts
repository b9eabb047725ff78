import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { reminderOffers } from './reminder-offer.ts'
import { testMail, testMailShop, testOrder } from './test-order.ts'

const kgOf = async (ids: readonly number[]) => new Map(ids.includes(1002) ? [[1002, 3]] : [])
const offered = reminderOffers({ kgOf })
const [line] = testOrder.lines
const orderOf = (productId: number | null) => ({
  ...testOrder,
  lines: line ? [{ ...line, productId }] : [],
})

test.each([
  ['es', '¿Te avisamos antes de que se acabe?'],
  ['en', 'Shall we tell you before it runs out?'],
  ['ru', 'Напомнить, когда корм будет заканчиваться?'],
] as const)(
  'the mail of a paid food in %s offers a reminder on its order’s page',
  async (language, title) => {
    const paid = testMail({ kind: 'order-paid', order: orderOf(1002) }, language)
    const { text, html } = composeMail(await offered(paid), testMailShop)
    for (const body of [text, html]) expect(body).toContain(title)
    expect(text.split(title)[1]).toContain(`https://huella.example/shop/checkout/${testOrder.token}`)
  },
)

test.each([
  ['of another thing', { kind: 'order-paid', order: orderOf(1003) } as const],
  ['of what is no longer known', { kind: 'order-paid', order: orderOf(null) } as const],
  ['that is not paid yet', { kind: 'order-received', order: orderOf(1002) } as const],
])('the mail of an order %s offers none', async (_, content) => {
  const { text } = composeMail(await offered(testMail(content)), testMailShop)
  expect(text).not.toContain('antes de que se acabe')
})

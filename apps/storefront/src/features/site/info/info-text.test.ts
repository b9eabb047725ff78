import { describe, expect, test } from 'vitest'
import { guaranteeText } from '#content/law/guarantee-text.ts'
import { privacyText } from '#content/law/privacy-text.ts'
import { returnsText } from '#content/law/returns-text.ts'
import { returnTerms } from '#rules/orders/returns.ts'
import { findRoute, hasPage } from '../../../app/routes.ts'
import { aboutText } from './about-text.ts'
import { faqText } from './faq-text.ts'
import type { InfoTexts } from './info-text.ts'
import { promotionsText } from './promotions-text.ts'
import { shippingText } from './shipping/shipping-text.ts'
import { veterinaryText } from './veterinary-text.ts'

const terms = {
  ...returnTerms,
  transferHours: 48,
  unprovenTransferHours: 24,
  pickupDays: 3,
  sessionDays: 14,
  chatDays: 365,
}

const pages: Record<string, InfoTexts> = {
  'about-us': aboutText,
  faq: faqText,
  veterinario: veterinaryText,
  promociones: promotionsText,
  shipping: shippingText(terms),
  returns: returnsText(terms),
  guarantee: guaranteeText(terms),
  privacy: privacyText(terms),
}

test.each(Object.keys(pages))('A6 [S2.21] [S2.22]: /site/%s is a page', async (path) => {
  expect(hasPage(`/site/${path}`)).toBe(true)
  const { default: Page } = await findRoute(`/site/${path}`).route.load()
  expect(Page).toBeTypeOf('function')
})

test.each(Object.entries(pages))(
  'A6: /site/%s says the same in each language, and leads to pages',
  (_, texts) => {
    const { es, en, ru } = texts
    const shape = ({ sections }: InfoTexts['es']) =>
      sections.map(({ paragraphs, points, isSteps, part, link }) => [
        paragraphs.length,
        points?.length,
        isSteps,
        part,
        link?.to,
      ])
    const asked = ({ shelves = [] }: InfoTexts['es']) => shelves.map(({ query, to }) => [query, to])
    for (const other of [en, ru]) {
      expect(shape(other)).toEqual(shape(es))
      expect(other.title).not.toBe(es.title)
      expect(asked(other)).toEqual(asked(es))
    }
    for (const { to } of es.shelves ?? []) expect(hasPage(to), to).toBe(true)
    for (const { link } of es.sections) if (link) expect(hasPage(link.to), link.to).toBe(true)
  },
)

describe('the numbers are those of the shop', () => {
  const spoken = (texts: InfoTexts) => JSON.stringify(texts)
  test('of a return', () => {
    const other = { ...terms, retractDays: 17, unconfirmedRetractDays: 93, refundDays: 29 }
    const words = spoken(returnsText(other))
    for (const span of ['17 días', '93 days', '29 дней']) expect(words).toContain(span)
    expect(words).not.toMatch(/\b(10|90|45) (días|days|дней)/)
  })
  test('of the guarantee', () => {
    const words = spoken(guaranteeText({ ...terms, guaranteeMonths: 12 }))
    for (const span of ['12 meses', '12 months', '12 месяцев']) expect(words).toContain(span)
    expect(words).not.toMatch(/\b6 (meses|months)/)
  })
  test('of what is kept', () => {
    const words = spoken(privacyText({ ...terms, sessionDays: 7, chatDays: 101 }))
    for (const span of ['7 días', '101 days']) expect(words).toContain(span)
  })
  test('of the law: the reform and its agency are there from their day on, not before', () => {
    for (const text of Object.values(privacyText(terms))) {
      const words = JSON.stringify(text)
      expect(words.indexOf('19.628')).toBeLessThan(words.indexOf('21.719'))
      expect(words.match(/1 de diciembre de 2026|1 December 2026|1 декабря 2026/g)).toHaveLength(2)
    }
  })
  test('of the time that an order waits', () => {
    const words = spoken(shippingText({ ...terms, transferHours: 36, unprovenTransferHours: 12 }))
    for (const span of ['36 horas', '12 hours', '36 часов']) expect(words).toContain(span)
    expect(spoken(shippingText({ ...terms, transferHours: 36, unprovenTransferHours: 36 }))).not.toContain(
      'comprobado',
    )
  })
})

import { expect, test } from 'vitest'
import { findRoute, hasPage } from '../../../app/routes.ts'
import { aboutText } from './about-text.ts'
import { faqText } from './faq-text.ts'
import { promotionsText } from './promotions-text.ts'
import { veterinaryText } from './veterinary-text.ts'

const pages = {
  'about-us': aboutText,
  faq: faqText,
  veterinario: veterinaryText,
  promociones: promotionsText,
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
    for (const other of [en, ru]) {
      expect(other.sections.map(({ paragraphs, link }) => [paragraphs.length, link?.to])).toEqual(
        es.sections.map(({ paragraphs, link }) => [paragraphs.length, link?.to]),
      )
      expect(other.title).not.toBe(es.title)
    }
    for (const { link } of es.sections) if (link) expect(hasPage(link.to), link.to).toBe(true)
  },
)

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { noSeller } from '#rules/shop/shop-facts.ts'
import { SocialLinks } from './social-links.tsx'

test('[S2.42] the footer leads to the social pages that the shop has, and to no bare host', () => {
  const page = 'https://www.instagram.com/huella.chile'
  const linksOf = (told: Partial<typeof noSeller>) =>
    [
      ...renderToStaticMarkup(<SocialLinks seller={{ ...noSeller, ...told }} />).matchAll(/href="([^"]+)"/g),
    ].map(([, url]) => url)
  const whatsapp = '+56987654321'
  expect(linksOf({ whatsapp })).toEqual(['https://wa.me/56987654321'])
  expect(linksOf({ whatsapp, instagram: page })).toEqual(['https://wa.me/56987654321', page])
  expect(linksOf({})).toEqual([])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SocialLinks } from './social-links.tsx'

test('[S2.42] the footer leads to the social pages that the shop has, and to no bare host', () => {
  const page = 'https://www.instagram.com/huella.chile'
  const linksOf = (social: Parameters<typeof SocialLinks>[0]['social']) =>
    [...renderToStaticMarkup(<SocialLinks social={social} />).matchAll(/href="([^"]+)"/g)].map(
      ([, url]) => url,
    )
  expect(linksOf({})).toEqual(['https://wa.me/56987654321'])
  expect(linksOf({ instagram: page })).toEqual(['https://wa.me/56987654321', page])
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SocialLinks } from './social-links.tsx'

test('[S2.42] the footer leads to the social pages that the shop has, and to no bare host', () => {
  expect(renderToStaticMarkup(<SocialLinks social={{}} />)).toBe('')
  const page = 'https://www.instagram.com/huella.chile'
  const shown = renderToStaticMarkup(<SocialLinks social={{ instagram: page }} />)
  expect([...shown.matchAll(/href="([^"]+)"/g)].map(([, url]) => url)).toEqual([page])
})

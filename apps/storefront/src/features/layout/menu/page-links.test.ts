import { expect, test } from 'vitest'
import { hasPage } from '../../../app/routes.ts'
import { pageLinks } from './page-links.tsx'

const ofPlace = (place: (typeof pageLinks)[number]['in'][number]) =>
  pageLinks.filter((link) => link.in.includes(place))

test('[S2.42] the footer leads to the pages that the law and the shopper ask for, each of them there', () => {
  const paths = ofPlace('footer').map(({ to }) => to)
  const wanted = ['about-us', 'faq', 'veterinario', 'shipping', 'returns', 'guarantee', 'privacy', 'cookies']
  expect(paths).toEqual(
    expect.arrayContaining([...wanted, 'terms-conditions'].map((name) => `/site/${name}`)),
  )
  for (const { to } of pageLinks) expect(hasPage(to), to).toBe(true)
})

test('‘Cómo llegar’ leads to the contact page with the map', () => {
  expect(ofPlace('classic').find(({ title }) => title === 'LAYOUT_STORE')?.to).toBe('/site/contact-us-v1')
})

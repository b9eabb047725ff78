import { expect, test } from 'vitest'
import { menuHorizontal, menuMobile } from '#demo/data/menus.ts'
import type { DemoMenuItem } from '#demo/data/types.ts'
import { hasPage } from '../../../app/routes.ts'
import { pageLinks } from './page-links.tsx'

const ofPlace = (place: (typeof pageLinks)[number]['in'][number]) =>
  pageLinks.filter((link) => link.in.includes(place))

test('[S2.42] the footer leads to the pages that the law and the shopper ask for, each of them there', () => {
  const paths = ofPlace('footer').map(({ to }) => to)
  const wanted = ['about-us', 'faq', 'shipping', 'returns', 'guarantee', 'privacy', 'cookies']
  expect(paths).toEqual(
    expect.arrayContaining([...wanted, 'terms-conditions'].map((name) => `/site/${name}`)),
  )
  for (const { to } of pageLinks) expect(hasPage(to), to).toBe(true)
})

test('[S2.22] no menu leads to the hidden pages, which are there', () => {
  const hidden = ['/site/veterinario', '/site/promociones']
  const linked = (items: readonly DemoMenuItem[]): string[] =>
    items.flatMap(({ url, links = [], submenu }) => [
      url,
      ...linked([...links, ...(submenu?.columns ?? []).flatMap((column) => column.links)]),
    ])
  const shown = [...pageLinks.map(({ to }) => to), ...linked([...menuHorizontal, ...menuMobile])]
  expect(shown).toContain('/blog')
  expect(shown.filter((url) => hidden.includes(url))).toEqual([])
  for (const path of hidden) expect(hasPage(path), path).toBe(true)
})

test('‘Cómo llegar’ leads to the contact page with the map', () => {
  expect(ofPlace('classic').find(({ title }) => title === 'LAYOUT_STORE')?.to).toBe('/site/contact-us-v1')
})

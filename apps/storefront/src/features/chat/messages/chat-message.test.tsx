import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStillNavigator } from '../../../app/navigator.ts'
import { NavigatorContext } from '../../../shell/navigator-context.ts'
import { Written } from './chat-message.tsx'

const shop = 'https://huella.example'
const shown = { url: '/', path: '/', query: new URLSearchParams(), params: {}, module: null, serial: 0 }

beforeEach(() => {
  vi.stubGlobal('location', { origin: shop })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const linkOf = (href: string) => {
  const html = renderToStaticMarkup(
    <NavigatorContext value={createStillNavigator(shown)}>
      <Written text={href} />
    </NavigatorContext>,
  )
  return { to: /href="([^"]*)"/.exec(html)?.[1], isPlain: html.includes('target="_blank"') }
}

test.each([
  ['/shop/cart', '/shop/cart'],
  ['/#/shop/products/saco?color=2', '/shop/products/saco?color=2'],
  ['/?lang=en#/blog', '/blog'],
])('a page of the shop opens in the shop: %s', (written, to) => {
  expect(linkOf(`${shop}${written}`)).toEqual({ to, isPlain: false })
})

test.each([
  `${shop}/api/docs`,
  `${shop}/media/p-1001.svg`,
  `${shop}/desk`,
  `${shop}/blog#comentarios`,
  'https://x.example/shop/cart#/blog',
])('what is none of its pages is a plain link, whole: %s', (href) => {
  expect(linkOf(href)).toEqual({ to: href, isPlain: true })
})

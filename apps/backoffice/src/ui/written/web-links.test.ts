import fc from 'fast-check'
import { expect, test } from 'vitest'
import { webLinks } from './web-links.ts'

const hrefs = (text: string) => webLinks(text).flatMap(({ href }) => href ?? [])

test('addresses of the web are links, the sentence around them is not', () => {
  expect(webLinks('Es este: https://huella.cl/shop/products/correa?x=1#y. ¿O (http://otra.cl/a)?')).toEqual([
    { text: 'Es este: ', href: null },
    {
      text: 'https://huella.cl/shop/products/correa?x=1#y',
      href: 'https://huella.cl/shop/products/correa?x=1#y',
    },
    { text: '. ¿O (', href: null },
    { text: 'http://otra.cl/a', href: 'http://otra.cl/a' },
    { text: ')?', href: null },
  ])
  expect(hrefs('HTTPS://HUELLA.CL/a\nhttps://huella.cl/b')).toEqual([
    'https://huella.cl/a',
    'https://huella.cl/b',
  ])
})

test.each([
  'javascript:alert(1)',
  'data:text/html,https',
  'ftp://huella.cl/a',
  'www.huella.cl',
  'https://',
  'https://huella.cl@otra.cl/pago',
  'https://huella.cl:clave@otra.cl/',
  'https://huellа.cl/ingresa',
  'https://xn--huell-5ve.cl/',
])('%j is text', (text) => {
  expect(webLinks(text)).toEqual([{ text, href: null }])
})

test('whatever is written is shown whole, and links lead by http alone', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('https://', 'http://a.cl/', '.', ')', '@', 'javascript:'),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('')
      expect(
        webLinks(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text)
      for (const href of hrefs(text)) expect(href).toMatch(/^https?:\/\/[^@/]/)
    }),
  )
})

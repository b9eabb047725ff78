import { expect, test } from 'vitest'
import { linkParts } from './link-parts.ts'

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

test('addresses of http and https are told apart from the text around them, which stays whole', () => {
  const text = 'Mira https://huella.example/shop?a=1&b=2, o (http://x.example/y).\nChao'
  expect(linkParts(text)).toEqual([
    { text: 'Mira ', href: null },
    { text: 'https://huella.example/shop?a=1&b=2', href: 'https://huella.example/shop?a=1&b=2' },
    { text: ', o (', href: null },
    { text: 'http://x.example/y', href: 'http://x.example/y' },
    { text: ').\nChao', href: null },
  ])
})

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT://x.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'ftp://x.example',
  'xhttps://x.example',
  'https://huella.example@mala.example/',
  'https://',
  '<a href="javascript:alert(1)">x</a>',
])('%s leads nowhere', (text) => {
  expect(links(text)).toEqual([])
  expect(
    linkParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})

test('an address ends where markup begins', () => {
  expect(links('<img src="https://x.example/a.png" onerror=alert(1)>')).toEqual(['https://x.example/a.png'])
})

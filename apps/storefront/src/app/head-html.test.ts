import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { escapeJson } from '../shell/escape.ts'
import { headHtml } from './head-html.ts'

const page = {
  url: '/shop/products/x?utm=1',
  origin: 'https://huella.example',
  language: 'es',
  storeLanguage: 'es',
  shop: 'Huella',
} as const

describe('the head of a rendered page', () => {
  test('nothing that a person wrote can end its element', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constant('\\\\')), (name) => {
        const evil = `${name}"><script>alert(1)</script>'&`
        const html = headHtml({ title: evil, description: evil, image: evil, jsonLd: [{ name: evil }] }, page)
        expect(html.match(/<script/g)).toEqual(['<script'])
        expect(html.match(/<\/script/g)).toEqual(['</script'])
        expect(html).not.toContain('<script>alert')
      }),
    )
  })

  test('a structured object reads back as it was', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const text = escapeJson(JSON.parse(json))
        expect(text).not.toMatch(/[<>\u2028\u2029]/)
        expect(JSON.parse(text)).toEqual(JSON.parse(json))
      }),
    )
  })

  test('an address is written as it would be read', () => {
    const unit = fc.constantFrom('/', '.', '..', 'a', 'B', '-', '_', ' ', '%', ':')
    const origins = fc.constantFrom(
      'https://huella.example',
      'https://huella.example/shop',
      'https://HUELLA.example',
    )
    fc.assert(
      fc.property(fc.string({ unit }), origins, (path, origin) => {
        const html = headHtml({ title: 'X', jsonLd: [{ url: path }] }, { ...page, origin })
        expect(html).toContain(escapeJson({ url: URL.parse(path, origin)?.href ?? path }))
      }),
    )
  })

  test('the canonical address is the clean path, alternates name the languages', () => {
    const html = headHtml({ title: 'X' }, page)
    expect(html).toContain('<link rel="canonical" href="https://huella.example/shop/products/x">')
    expect(html).toContain('hreflang="en" href="https://huella.example/shop/products/x?lang=en"')
    expect(html).toContain('hreflang="x-default" href="https://huella.example/shop/products/x"')
  })

  test('a canonical with a query of its own gets the language beside it', () => {
    const html = headHtml({ title: 'X', canonical: '/shop?page=2' }, { ...page, language: 'ru' })
    expect(html).toContain('<link rel="canonical" href="https://huella.example/shop?page=2&amp;lang=ru">')
  })

  test('a page that was not found names no canonical address', () => {
    const html = headHtml({ title: 'X', status: 404, robots: 'noindex' }, page)
    expect(html).not.toContain('canonical')
    expect(html).toContain('<meta name="robots" content="noindex">')
  })
})

test('a product is shared as one, its structured data names whole addresses and its picture a JPEG', () => {
  const html = headHtml(
    {
      title: 'Pelota',
      type: 'product',
      image: '/media/p-1.svg',
      jsonLd: [{ '@type': 'Product', name: '/no es una dirección', url: '/shop/products/pelota' }],
    },
    {
      url: '/shop/products/pelota',
      origin: 'https://huella.cl',
      language: 'es',
      storeLanguage: 'es',
      shop: 'Huella',
    },
  )
  expect(html).toContain('<meta property="og:type" content="product">')
  expect(html).toContain('content="https://huella.cl/media/share/p-1.jpg"')
  expect(html).toContain('"url":"https://huella.cl/shop/products/pelota"')
  expect(html).toContain('"name":"/no es una dirección"')
})

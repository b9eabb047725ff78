import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { hashUrl, hrefOf, normalUrl, pathOf, urlOfLocation, urlOverride, withoutOverride } from './address.ts'

const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/)
const path = fc.array(word, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`)
const query = fc
  .array(fc.tuple(word, fc.string({ maxLength: 12 })), { maxLength: 3 })
  .map((pairs) => new URLSearchParams(pairs).toString())
const address = fc.tuple(path, query).map(([at, with_]) => (with_ ? `${at}?${with_}` : at))

function parts(href: string) {
  const { pathname, search, hash } = new URL(href, 'https://huella.example')
  return { pathname, search, hash }
}

describe('addresses behind the hash', () => {
  test('[S2.1] every clean address comes back from its hash form, its query inside the hash', () => {
    fc.assert(
      fc.property(address, (url) => {
        const location = parts(hashUrl(normalUrl(url)))
        expect(location.pathname).toBe('/')
        expect(location.search).toBe('')
        expect(urlOfLocation(location)).toBe(normalUrl(url))
      }),
    )
  })

  test('a clean path without a hash is the address itself', () => {
    expect(urlOfLocation(parts('/shop/products/x?y=z'))).toBe('/shop/products/x?y=z')
    expect(urlOfLocation(parts('/shop/#'))).toBe('/shop')
  })

  test('an anchor is no address', () => {
    expect(urlOfLocation(parts('/#main'))).toBeNull()
  })

  test('one place has one spelling', () => {
    fc.assert(
      fc.property(address, (url) => {
        expect(normalUrl(normalUrl(url))).toBe(normalUrl(url))
      }),
    )
    expect(normalUrl('/shop/?a=1%202')).toBe('/shop?a=1+2')
    expect(pathOf('///')).toBe('/')
  })

  test('an override is read before the hash and inside it, where inside wins', () => {
    expect(urlOverride('lang', parts('/?lang=ru#/shop'))).toBe('ru')
    expect(urlOverride('lang', parts('/?lang=ru#/shop?lang=es'))).toBe('es')
    expect(urlOverride('lang', parts('/shop?x=1'))).toBeNull()
    expect(withoutOverride('lang', '/shop?lang=ru&page=2')).toBe('/shop?page=2')
  })
})

describe('addresses of files without a server, in a folder of a host', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
  })

  test.each(['/', '/index.html', '/tiendas/huella/', '/tiendas/huella/index.html'])('at %s', (pathname) => {
    vi.stubEnv('BASE_URL', './')
    vi.stubGlobal('location', { pathname })
    const folder = pathname.replace(/\/(index\.html)?$/, '')
    expect(urlOfLocation(parts(`${pathname}?lang=ru`))).toBe('/?lang=ru')
    expect(urlOfLocation(parts(`${pathname}#/shop?page=2`))).toBe('/shop?page=2')
    expect(urlOfLocation(parts(`${folder}/shop/products/x`))).toBe('/shop/products/x')
    expect(hashUrl('/shop/cart')).toBe(`${folder}/#/shop/cart`)
    expect(hrefOf('/shop/cart')).toBe(`${folder}/#/shop/cart`)
  })

  test('a server answers the clean address, to which links lead', () => {
    vi.stubGlobal('location', { pathname: '/shop/products/x' })
    expect(hrefOf('/shop/cart')).toBe('/shop/cart')
    expect(hashUrl('/shop/cart')).toBe('/#/shop/cart')
  })
})

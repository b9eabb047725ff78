import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calls } from '#contract/calls.ts'
import { timesOf } from '#testing/counts.ts'
import { findRoute, hasPage, publicPaths } from '../app/routes.ts'
import { isPersonal } from '../shell/is-personal.ts'
import { openHash, type Remembered } from './open-hash.ts'

const origin = 'https://huella.example'
const pages = publicPaths()
const nothing: Remembered = { language: null, listView: null }

/** Opens an address in the document of `url`. */
function open(address: string, remembered: Partial<Remembered> = {}, url = '/', layer = 'remote') {
  const rendered = { url, language: 'es', layer, pages }
  return openHash(new URL(address, origin), rendered, { ...nothing, ...remembered })
}

describe('an address behind a hash', () => {
  test('of the page that the document shows changes nothing, in any language', () => {
    const stays = { hides: false, door: null }
    expect(open('/')).toEqual(stays)
    expect(open('/#')).toEqual(stays)
    expect(open('/#main')).toEqual(stays)
    expect(open('/#/?lang=ru')).toEqual(stays)
    expect(open('/shop#/shop', {}, '/shop')).toEqual(stays)
    expect(open('/shop/?lang=en#/shop/', {}, '/shop?lang=en')).toEqual(stays)
    expect(open('/shop?gclid=x&page=2#/shop?gclid=x&page=2', {}, '/shop?page=2')).toEqual(stays)
  })

  test('of another page goes to its door, with the hash as it was', () => {
    const door = '/shop/products/cama-x#/shop/products/cama-x'
    expect(open('/#/shop/products/cama-x')).toEqual({ hides: true, door })
    expect(open('/#/shop/shop-list?nameProduct=cama+x').door).toBe(
      '/shop/shop-list?nameProduct=cama+x#/shop/shop-list?nameProduct=cama+x',
    )
    expect(open('/shop#/', {}, '/shop').door).toBe('/#/')
  })

  test('opens in the language that the address or an earlier visit chose', () => {
    const english = { language: 'en' }
    expect(open('/#/shop', english).door).toBe('/shop?lang=en#/shop')
    expect(open('/?lang=ru#/shop', english).door).toBe('/shop?lang=ru#/shop')
    expect(open('/?lang=ru#/shop?lang=es', english).door).toBe('/shop?lang=es#/shop?lang=es')
  })

  test('in another language than the chosen one is not shown: the one in that language is asked for', () => {
    const russian = { language: 'ru' }
    expect(open('/', russian)).toEqual({ hides: true, door: '/?lang=ru' })
    expect(open('/#/', russian)).toEqual({ hides: true, door: '/?lang=ru#/' })
    expect(open('/blog?page=2#/blog?page=2', russian, '/blog?page=2').door).toBe(
      '/blog?page=2&lang=ru#/blog?page=2',
    )
    expect(open('/account/orders', russian, '/account/orders')).toEqual({ hides: true, door: null })
    expect(open('/shop', { ...russian, listView: '{}' }, '/shop')).toEqual({ hides: true, door: null })
    // Once: what stands at its door is shown as it is.
    expect(open('/?lang=ru#/', russian)).toEqual({ hides: false, door: null })
    expect(open('/', { language: 'es' })).toEqual({ hides: false, door: null })
  })

  test('is left to the browser where the page is a shopper’s own or the layer is the sample', () => {
    const drawn = { hides: true, door: null }
    expect(open('/#/shop/cart')).toEqual(drawn)
    expect(open('/#/account/orders/7')).toEqual(drawn)
    expect(open('/', {}, '/', 'sample')).toEqual(drawn)
    expect(open('/#/shop/products/x', {}, '/', 'sample')).toEqual(drawn)
  })

  test('chooses no layer: what the setting says stands', () => {
    expect(open('/?data=sample')).toEqual({ hides: false, door: null })
    expect(open('/?data=sample#/shop/products/x').door).toBe('/shop/products/x#/shop/products/x')
    expect(open('/#/shop?data=sample').door).toBe('/shop?data=sample#/shop?data=sample')
    expect(open('/?data=remote', {}, '/', 'sample').hides).toBe(true)
  })

  test('of a list is left to the browser where a layout is remembered, which the server does not know', () => {
    const table = { listView: '{}' }
    for (const list of ['/shop', '/shop/shop-list', '/shop/category/perros/products', '/brand/andino'])
      expect(open(`/#${list}`, table)).toEqual({ hides: true, door: null })
    for (const other of ['/shop/products/cama-x', '/blog', '/home-two'])
      expect(open(`/#${other}`, table).door).toBe(`${other}#${other}`)
  })

  test('asks no second time where something else stood at the door', () => {
    expect(open('/shop?lang=en#/shop', { language: 'en' }, '/')).toEqual({ hides: true, door: null })
  })
})

/** Ways to write a path so that a careless look takes it for another. */
const writings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.replace('a', '%61'),
  (path) => path.replace('a', '%2561'),
  (path) => path.replaceAll('/', '%2f'),
  (path) => path.replaceAll('/', '%252F'),
  (path) => path.replaceAll('/', '\\'),
  (path) => `/${path}`,
  (path) => `/\\${path}`,
  (path) => path.replace('/api', '/API'),
  (path) => path.toLowerCase(),
  (path) => path.toUpperCase(),
  (path) => `/shop/..${path}`,
  (path) => `/shop/..;${path}`,
  (path) => `/shop/%2e%2e${path}`,
  (path) => `/shop/products/x/../../..${path}`,
  (path) => `/shop/./..${path}`,
  (path) => `${path}...`,
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => path.replace('/', '/\t'),
  (path) => path.replace('/api/', '/api\t/'),
  (path) => path.replace('/api/', '/api/\n'),
  (path) => path.replace('/api/', '/a%70i/./'),
  (path) => `/@evil.example${path}`,
  (path) => `//evil.example${path}`,
  (path) => `/shop#${path}`,
  (path) => `/shop;${path}`,
  (path) => `/shop\u0000${path}`,
  (path) => `/${'ａ'}pi${path.slice(4)}`,
]
const queries = ['', '?token_authentication=x&id_direccion=7', '?lang=es&data=remote', '?a=%0d%0a', '#/shop']

/** What the browser would ask for, or null: never anything but a page for everybody, of this host. */
function expectPage(door: string | null, of: string): void {
  if (door === null) return
  const target = new URL(door, origin)
  expect(target.origin, of).toBe(origin)
  expect(target.pathname, of).toMatch(/^(\/[a-z0-9-]+)+$|^\/$/)
  expect(hasPage(target.pathname) && !isPersonal(target.pathname), of).toBe(true)
}

describe('H1: a hash', () => {
  test.each(calls.map(({ name }) => name))('to %s sends nothing, however it is written', (name) => {
    for (const write of writings) {
      for (const query of queries) {
        for (const before of ['/#', '/?lang=es#', '/shop#']) {
          const address = before + write(`/api/${name}`) + query
          const { door } = open(address, {}, before === '/shop#' ? '/shop' : '/')
          expectPage(door, address)
          expect(door?.split(/[?#]/, 1)[0] ?? '', address).not.toContain(name)
        }
      }
    }
  })

  test('to anything at all asks for no more than a page for everybody', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        'api',
        'media',
        'assets',
        'account',
        'pago',
        'shop',
        'products',
        'brand',
        'docs',
        'sw.js',
      ),
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        '.',
        ';',
        '%2f',
        '%5c',
        '%2e',
        '%61',
        '%',
        '@',
        ':',
        '?',
        '#',
        '\t',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    )
    const address = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(address, fc.constantFrom('/', '/shop', '/?x=1'), (written, at) => {
        expectPage(open(`${at}#/${written}`, {}, at).door, written)
        expectPage(open(`${at}#${written}`, {}, at).door, written)
        expectPage(open(`${at}#/${written}`, { language: 'ru' }, at).door, written)
      }),
      { numRuns: timesOf(300, 60) },
    )
  })

  test('finds each public page, and nothing else, by an expression made of the routes', () => {
    const all = new RegExp(pages)
    expect(pages).not.toContain(':')
    for (const path of ['/', '/shop', '/shop/products/cama-x', '/brand/andino', '/blog/category/salud'])
      expect(all.test(path) && hasPage(path), path).toBe(true)
    for (const path of ['/account', '/pago/x', '/shop/cart', '/site/newsletter/confirm', '/shop/checkout/x'])
      expect(all.test(path), path).toBe(false)
    expect(findRoute('/api/categoria').route.pattern).toBe('*')
  })
})

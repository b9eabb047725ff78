import { createContext, runInContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { START_SCRIPT } from './start-script.ts'

/** Runs the script in a document rendered for `rendered`, opened at `address`. */
function run(address: string, rendered = '/', layer = 'remote', kept: Record<string, string> = {}) {
  const dataset: Record<string, string> = {}
  const fetched = vi.fn((_url: URL, _init: RequestInit) => new Promise(() => undefined))
  const { origin, hash, href } = new URL(address, 'https://huella.example')
  const globals: Record<string, unknown> = {
    URL,
    location: { origin, hash, href, toString: () => href },
    sessionStorage: {},
    localStorage: kept,
    fetch: fetched,
    document: {
      documentElement: { dataset },
      querySelector: () => ({ dataset: { url: rendered, layer } }),
    },
  }
  globals.window = globals
  runInContext(START_SCRIPT, createContext(globals))
  return {
    hidden: 'deep' in dataset,
    theme: dataset.theme,
    asked: fetched.mock.calls[0]?.[0].href.replace(origin, ''),
    mode: fetched.mock.calls[0]?.[1].mode,
  }
}

describe('the script before the first paint', () => {
  test('weighs less than 1 kB', () => {
    expect(Buffer.byteLength(START_SCRIPT)).toBeLessThan(1000)
  })

  test('sets the look that was chosen', () => {
    expect(run('/', '/', 'remote', { 'huella:theme': 'dark' }).theme).toBe('dark')
    expect(run('/').theme).toBeUndefined()
  })

  test('leaves a page that is the one asked for, in any language', () => {
    expect(run('/')).toMatchObject({ hidden: false, asked: undefined })
    expect(run('/#/?lang=ru').hidden).toBe(false)
    expect(run('/shop/#/shop', '/shop').hidden).toBe(false)
    expect(run('/#//')).toMatchObject({ hidden: false, asked: undefined })
  })

  test('hides the home document under a deep hash and under the sample layer', () => {
    expect(run('/#/shop/cart')).toMatchObject({ hidden: true })
    expect(run('/?data=sample').hidden).toBe(true)
    expect(run('/', '/', 'sample').hidden).toBe(true)
  })

  test('fetches the page behind the hash as a document, from this host alone', () => {
    expect(run('/#/shop/products/cama-x')).toMatchObject({
      hidden: true,
      asked: '/shop/products/cama-x',
      mode: 'same-origin',
    })
    expect(run('/#/shop/shop-list?nameProduct=cama+x').asked).toBe('/shop/shop-list?nameProduct=cama+x')
  })

  test('fetches it in the language that the address or an earlier visit chose', () => {
    const kept = { 'huella:language': 'en' }
    expect(run('/#/shop', '/', 'remote', kept).asked).toBe('/shop?lang=en')
    expect(run('/?lang=ru#/shop', '/', 'remote', kept).asked).toBe('/shop?lang=ru')
    expect(run('/?lang=ru#/shop?lang=es', '/', 'remote', kept).asked).toBe('/shop?lang=es')
  })

  test('leaves a list to the browser where a layout is remembered, which the server does not know', () => {
    const kept = { 'huella:list-view': '{}' }
    expect(run('/#/shop/category/perros/products', '/', 'remote', kept).asked).toBeUndefined()
    expect(run('/#/shop/products/cama-x', '/', 'remote', kept).asked).toBe('/shop/products/cama-x')
  })

  test('fetches neither what is one shopper’s own nor anything for the sample layer', () => {
    expect(run('/#/shop/cart').asked).toBeUndefined()
    expect(run('/#/account/orders/7').asked).toBeUndefined()
    expect(run('/?data=sample#/shop/products/x').asked).toBeUndefined()
  })
})

import { describe, expect, test } from 'vitest'
import { isPersonal } from '../shell/is-personal.ts'
import { findRoute, hasPage } from './routes.ts'

describe('the routes', () => {
  test.each([
    ['/', '/'],
    ['/shop', '/shop'],
    ['/shop/', '/shop'],
    ['/shop/shop-list?nameProduct=a', '/shop/shop-list'],
    ['/shop/category/perros', '/shop/category/:slug'],
    ['/shop/category/perros/products', '/shop/category/:slug/products'],
    ['/shop/products/x?producto_oferta=1', '/shop/products/:slug'],
    ['/shop/checkout', '/shop/checkout'],
    ['/shop/checkout/abc', '/shop/checkout/:token'],
  ])('%s is %s', (url, pattern) => {
    expect(findRoute(url).route.pattern).toBe(pattern)
  })

  test.each([
    '/nope',
    '/shop/products',
    '/shop/products/a/b',
    '/shop/products/%E0%A4%A',
    '/shop/category/..%2fx',
    '/brand/caf%C3%A9',
    '/Shop',
  ])('[S2.24] %s is not found', (url) => {
    expect(hasPage(url)).toBe(false)
  })

  test('parts of the path are decoded', () => {
    expect(findRoute('/shop/checkout/caf%C3%A9').params).toEqual({ token: 'café' })
  })

  test("a shopper's own pages are told apart", () => {
    expect(
      ['/shop/cart', '/shop/cart-vacio', '/shop/checkout/x', '/account', '/account/login'].every(isPersonal),
    ).toBe(true)
    expect(['/', '/shop', '/shop/products/cart'].some(isPersonal)).toBe(false)
  })
})

import { expect, test } from 'vitest'
import { deviceOf, pageKindOf } from './page-vitals.ts'

test.each([
  ['/', 'inicio'],
  ['/shop', 'lista'],
  ['/shop/category/perros/products', 'lista'],
  ['/brand/acana', 'lista'],
  ['/shop/products/cama', 'producto'],
  ['/shop/cart', 'carro'],
  ['/shop/checkout', 'compra'],
  ['/pago/resultado/x', 'compra'],
  ['/account/orders/7', 'cuenta'],
  ['/blog/category/gatos', 'blog'],
  ['/site/cookies', 'otra'],
  ['/shop/compare', 'otra'],
])('%s is %s', (path, kind) => {
  expect(pageKindOf(path)).toBe(kind)
})

test.each([
  [{ width: 390, height: 844 }, 'telefono'],
  [{ width: 844, height: 390 }, 'telefono'],
  [{ width: 820, height: 1180 }, 'tableta'],
  [{ width: 1920, height: 1080 }, 'computador'],
])('a screen of %o is a %s', (screen, device) => {
  expect(deviceOf(screen)).toBe(device)
})

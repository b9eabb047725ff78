import { expect, test } from 'vitest'
import { isOpenedByToken, isOwnPage, loginFor } from './session-ended.ts'

test.each([
  ['/shop/checkout', true],
  ['/account/orders', true],
  ['/account/orders/12', true],
  ['/account/login', false],
  [`/account/confirm-email?token=${'A'.repeat(43)}`, true],
  ['/account/confirm-email?token=//otra.example', false],
  ['/shop/products/collar', false],
  ['//otra.example/account/orders', false],
  ['/account/orders?x=//otra.example', false],
  ['https://otra.example', false],
  ['', false],
])('%s is led back to: %s', (path, isLedBack) => {
  expect(isOwnPage(path)).toBe(isLedBack)
})

test.each([
  [`/pago/resultado/${'a1'.repeat(16)}`, true],
  [`/pago/${'a1'.repeat(16)}`, true],
  [`/shop/checkout/${'a1'.repeat(16)}`, true],
  [`/shop/checkout/${'a1'.repeat(16)}?lang=es`, true],
  ['/shop/checkout', false],
  ['/pagos', false],
  ['/account/orders', false],
  ['', false],
])('money 2: %s stays without a session: %s', (path, stays) => {
  expect(isOpenedByToken(path)).toBe(stays)
})

test.each([
  ['/account/orders/12', '/account/login?next=%2Faccount%2Forders%2F12'],
  ['/account/dashboard', '/account/login'],
  ['/shop/products/collar', '/account/login'],
])('a guest at %s is sent to %s', (path, login) => {
  expect(loginFor(path)).toBe(login)
})

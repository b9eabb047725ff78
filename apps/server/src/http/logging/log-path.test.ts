import { expect, test } from 'vitest'
import { logPath } from './log-path.ts'

test.each([
  ['/api/ver-producto?correo=a@b.cl', '/api/ver-producto'],
  ['/shop/products/filtro-de-aire-10', '/shop/products/filtro-de-aire-10'],
  [`/shop/checkout/${'0f'.repeat(16)}`, '/shop/checkout/:token'],
  [`/x/${'0F'.repeat(32)}/y`, '/x/:token/y'],
  ['/clientes/camila@correo.cl/', '/clientes/:mail/'],
  ['/clientes/camila%40correo.cl', '/clientes/:mail'],
  ['/rut/12.345.678-5', '/rut/:number'],
  ['/tel/+56%209%201234%205678', '/tel/:number'],
])('%s is logged as %s', (url, logged) => {
  expect(logPath(url)).toBe(logged)
})

import { expect, test } from 'vitest'
import { isShopLink } from './shop-link.ts'

test.each([
  '/',
  '/shop/category/perros',
  '/shop/shop-list?nameProduct=pat%C3%A9#arriba',
  'https://huella.example/a?b=c',
])('%s is a link', (address) => expect(isShopLink(address)).toBe(true))

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//malo.example',
  '/\\malo.example',
  'http://huella.example',
  'https://ana:clave@malo.example',
  'https://',
  ' /shop',
  '/a b',
  'shop',
])('%s is none', (address) => expect(isShopLink(address)).toBe(false))

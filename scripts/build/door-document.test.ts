import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { routePatterns } from '#storefront/app/routes.ts'
import { doorDocument } from './door-document.ts'

const document = doorDocument(routePatterns())

/** Where the document leads from an address, and what it says in the visitor's first language. */
function open(address: string, languages = ['es-CL']) {
  const { pathname, search, hash } = new URL(address, 'https://static.example')
  const parts: Record<string, { textContent: string }> = { h1: { textContent: '' }, a: { textContent: '' } }
  const doors: string[] = []
  const script = /<script>(.*)<\/script>/s.exec(document)?.[1] ?? ''
  runInNewContext(script, {
    location: { pathname, search, hash, replace: (to: string) => void doors.push(to) },
    navigator: { languages },
    document: { documentElement: {}, querySelector: (tag: string) => parts[tag] },
  })
  return { door: doors[0] ?? null, title: parts.h1?.textContent }
}

describe('what a static host answers for what it has not', () => {
  test('leads a clean path of the shop behind the hash, in the folder of the shop', () => {
    expect(open('/shop/products/cama-x').door).toBe('/#/shop/products/cama-x')
    expect(open('/tiendas/huella/shop/products/cama-x/').door).toBe('/tiendas/huella/#/shop/products/cama-x')
    expect(open('/huella/shop/shop-list?nameProduct=cama').door).toBe(
      '/huella/#/shop/shop-list?nameProduct=cama',
    )
    expect(open('/huella/account/orders/7').door).toBe('/huella/#/account/orders/7')
  })

  test('takes another path up to the shop, which says itself that it has no such page, and stays at the root', () => {
    expect(open('/huella/no/hay').door).toBe('/huella/no/#/huella/no/hay')
    expect(open('/huella/no/#/huella/no/hay').door).toBe('/huella/#/huella/no/hay')
    expect(open('/#/no-hay').door).toBeNull()
    expect(open('/#/no-hay', ['fr', 'ru-RU']).title).toBe('Такой страницы нет')
    expect(open('/#/no-hay', ['fr']).title).toBe('This page does not exist')
  })

  test.each(['//evil.example/shop/cart', '//evil.example/no-hay', '///evil.example/', '/\\evil.example/x'])(
    '%s leads to no other host',
    (path) => {
      const { door } = open(`https://static.example${path}`)
      expect(new URL(door ?? '', 'https://static.example').host).toBe('static.example')
    },
  )
})

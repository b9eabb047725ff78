import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listHref, readListState } from '../features/list/list-state.ts'
import { queryOf } from '../shell/address.ts'
import { canonicalUrl } from './page-query.ts'

const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,8})?$/)
const value = fc.oneof(
  slug,
  fc.string({ maxLength: 12 }),
  fc.constantFrom('1', '2', '16', 'name_asc', 'sidebar', '10-200'),
)
const listNames = [
  ...['nameProduct', 'idCategoria', 'page', 'limit', 'sort', 'layout', 'columns', 'sidebar'],
  ...['filter_price', 'filter_brand', 'filter_discount', 'filter_rating', 'filter_vehicle', 'filter_color'],
]
const strangers = fc.uniqueArray(fc.constantFrom('gclid', 'fbclid', 'utm_source', 'x', 'lang', 'data', 'ref'))
const asked = fc.uniqueArray(fc.tuple(fc.constantFrom(...listNames), value), { selector: ([name]) => name })
const address = (path: string, pairs: [string, string][]) => `${path}?${new URLSearchParams(pairs)}`

describe('M4: one address for one page', () => {
  test('whatever else the query holds, in whatever order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          '/shop',
          '/shop/category/gatos',
          '/brand/andino',
          '/',
          '/shop/products/cama',
          '/blog',
          '/no',
        ),
        asked.chain((pairs) =>
          fc.tuple(fc.constant(pairs), fc.shuffledSubarray(pairs, { minLength: pairs.length })),
        ),
        strangers,
        value,
        (path, [pairs, shuffled], names, what) => {
          const more = names.map((name): [string, string] => [name, what])
          expect(canonicalUrl(address(path, [...more, ...shuffled]))).toBe(canonicalUrl(address(path, pairs)))
        },
      ),
    )
  })

  test('a list is one address as long as it means the same, and another where it does not', () => {
    const meaningOf = (pairs: [string, string][]) => readListState(queryOf(address('', pairs)))
    fc.assert(
      fc.property(asked, asked, (one, other) => {
        const isSame = listHref('', meaningOf(one)) === listHref('', meaningOf(other))
        expect(canonicalUrl(address('/shop', one)) === canonicalUrl(address('/shop', other))).toBe(isSame)
        expect(readListState(queryOf(canonicalUrl(address('/shop', one))))).toEqual(meaningOf(one))
      }),
    )
  })

  test('a text of law is one address for each of its versions', () => {
    expect(canonicalUrl('/site/privacy?version=2026-11-23&gclid=1')).toBe('/site/privacy?version=2026-11-23')
    for (const none of ['/site/privacy?version=<b>', '/site/faq?version=2026-11-23'])
      expect(canonicalUrl(none)).toBe(none.split('?')[0])
  })

  test('written once is written for good', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const url = canonicalUrl(`${path}?${query}`)
        expect(canonicalUrl(url)).toBe(url)
      }),
    )
  })

  test.each([
    [
      '/shop/products/cama?layout=sidebar&producto_oferta=1&x=1',
      '/shop/products/cama?producto_oferta=1&layout=sidebar',
    ],
    ['/shop/products/cama?layout=other&producto_oferta=7', '/shop/products/cama'],
    ['/shop/products/cama/', '/shop/products/cama'],
    ['/blog?page=2&page=3', '/blog?page=2'],
    ['/blog?page=0', '/blog'],
    ['/shop/track-order?numero=17&x', '/shop/track-order'],
    ['/account/login?next=%2Fshop&lang=en', '/account/login?next=%2Fshop'],
    ['/site/newsletter/confirm?token=a&lista=b', '/site/newsletter/confirm?token=a&lista=b'],
    ['/no-hay-tal?x=1', '/no-hay-tal'],
    ['//otro.example/shop?x', '//otro.example/shop'],
  ])('%s is %s', (given, canonical) => {
    expect(canonicalUrl(given)).toBe(canonical)
  })
})

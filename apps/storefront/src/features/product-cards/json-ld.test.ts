import { describe, expect, test } from 'vitest'
import { sampleProduct } from '../../../../../testing/storefront/product.samples.ts'
import { breadcrumbsJsonLd, productJsonLd } from './json-ld.ts'

const url = '/shop/products/alimento-andino-15-kg'

describe('what search engines are told', () => {
  test('a product has price in pesos, availability, rating, brand, SKU and barcode', () => {
    expect(productJsonLd(sampleProduct(), url)).toMatchObject({
      '@type': 'Product',
      sku: 'AND-1001',
      gtin13: '7801234567894',
      brand: { name: 'Andino' },
      aggregateRating: { ratingValue: 4.8, reviewCount: 213 },
      offers: { price: 42_990, priceCurrency: 'CLP', availability: 'https://schema.org/InStock', url },
    })
  })

  test.each([
    [0, false, 'OutOfStock'],
    [0, true, 'BackOrder'],
    [1, true, 'InStock'],
  ])('stock %i with backorder %s is %s', (stock, backorder, word) => {
    expect(productJsonLd(sampleProduct({ stock, backorder }), url)).toMatchObject({
      offers: { availability: `https://schema.org/${word}` },
    })
  })

  test('what is not known is left out', () => {
    const bare = productJsonLd(
      sampleProduct({ reviewCount: 0, barcode: '', brand: null, partNumber: '' }),
      url,
    )
    for (const absent of ['aggregateRating', 'gtin13', 'brand', 'mpn'])
      expect(bare).not.toHaveProperty(absent)
  })

  test('breadcrumbs are numbered from 1', () => {
    const list = breadcrumbsJsonLd([
      { name: 'Inicio', path: '/' },
      { name: 'Perros', path: '/shop/category/perros' },
    ])
    expect(list).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Inicio', item: '/' },
        { position: 2, name: 'Perros', item: '/shop/category/perros' },
      ],
    })
  })
})

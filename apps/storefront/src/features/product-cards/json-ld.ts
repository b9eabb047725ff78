import { isGtin } from '#rules/catalogue/gtin.ts'
import { availability } from '#rules/catalogue/stock.ts'
import type { Product } from '../../data/port/catalogue.port.ts'

const schema = 'https://schema.org'

const availabilities = {
  'in-stock': `${schema}/InStock`,
  'out-of-stock': `${schema}/OutOfStock`,
  'on-backorder': `${schema}/BackOrder`,
} as const

/** schema.org Product with its offer in whole pesos. `url` is the page's clean path. */
export function productJsonLd(product: Product, url: string): object {
  return {
    '@context': schema,
    '@type': 'Product',
    name: product.name,
    description: product.shortDescription,
    url,
    image: product.pictures.map((picture) => picture.src),
    sku: product.sku,
    ...(product.partNumber && { mpn: product.partNumber }),
    ...(product.barcode.length === 13 && isGtin(product.barcode) && { gtin13: product.barcode }),
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand.name } }),
    ...(product.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: product.rating,
        reviewCount: product.reviewCount,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    offers: {
      '@type': 'Offer',
      url,
      price: product.price,
      priceCurrency: 'CLP',
      availability: availabilities[availability(product.stock, product.backorder)],
      itemCondition: `${schema}/NewCondition`,
    },
  }
}

/** schema.org BreadcrumbList, from the home page to the page itself. `path` is a clean path. */
export function breadcrumbsJsonLd(crumbs: { name: string; path: string }[]): object {
  return {
    '@context': schema,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  }
}

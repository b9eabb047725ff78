import type { Product } from '../../apps/storefront/src/data/port/catalogue.port.ts'

/** A product for tests; say what matters to the test. */
export function sampleProduct(wanted: Partial<Product> = {}): Product {
  return {
    id: 1001,
    slug: 'alimento-andino-15-kg',
    name: 'Alimento perro adulto, pollo y arroz 15 kg',
    sku: 'AND-1001',
    brand: { slug: 'andino', name: 'Andino', country: 'Chile', image: '/media/brand-andino.svg' },
    pictures: [{ src: '/media/p-1001.svg', alt: 'Bolsa', ground: '#f4ecdd' }],
    price: 42_990,
    compareAtPrice: 49_990,
    discountPercent: 14,
    rating: 4.8,
    reviewCount: 213,
    stock: 12,
    backorder: false,
    features: [],
    content: { amount: 15, unit: 'kg' },
    hasOptions: false,
    isOffer: true,
    fitment: { kind: 'none', vehicleIds: [] },
    partNumber: 'AN-15-PA',
    barcode: '7801234567894',
    shortDescription: 'Pellet completo para perros de talla mediana.',
    description: ['Pellet completo.'],
    specification: [],
    facts: null,
    options: [],
    packageSize: { width: 40, height: 60, depth: 15, weight: 15.2 },
    categoryPath: [],
    tags: [],
    retractExclusion: null,
    ...wanted,
  }
}

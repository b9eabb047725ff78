import { describe, expect, test } from 'vitest'
import { comunas } from '#chile/comunas.ts'
import { branches } from './branches.ts'
import { brands } from './brands.ts'
import { carriers } from './carriers.ts'
import { categories } from './categories.ts'
import { coupons } from './coupons.ts'
import { megamenu, menuHorizontal, menuMobile } from './menus.ts'
import { eanCheckDigit } from './products/identity.ts'
import { products } from './products.ts'
import { questions } from './questions.ts'
import { reviews } from './reviews.ts'
import { slides } from './slides.ts'
import { synonyms } from './synonyms.ts'
import { vehicles } from './vehicles.ts'

function distinct(values: unknown[]): number {
  return new Set(values).size
}

describe('the tree', () => {
  test('[S2.58] Perros, Gatos and Exóticos hold their four categories, and two more hold vehicle parts', () => {
    const tree = Object.fromEntries(
      categories
        .filter((category) => category.parentId === null)
        .map((root) => [
          root.name,
          categories.filter((category) => category.parentId === root.id).map((category) => category.name),
        ]),
    )
    const four = ['Alimentos', 'Salud', 'Accesorios y Bienestar', 'Higiene y Belleza']
    expect(tree).toEqual({
      Perros: four,
      Gatos: four,
      Exóticos: ['Alimentos', 'Hábitat', 'Accesorios y Bienestar', 'Higiene y Belleza'],
      'Repuestos y accesorios': ['Frenos y suspensión', 'Filtros y lubricantes'],
    })
    expect(distinct(categories.map((category) => category.slug))).toBe(categories.length)
  })

  test('each leaf has at least 16 products, and menus lead to categories that exist', () => {
    const parents = new Set(categories.map((category) => category.parentId))
    const leaves = categories.filter((category) => !parents.has(category.id))
    for (const leaf of leaves) {
      expect(
        products.filter((product) => product.categoryIds[0] === leaf.id).length,
        leaf.slug,
      ).toBeGreaterThan(15)
    }
    const ids = new Set(categories.map((category) => category.id))
    for (const item of [...menuHorizontal, ...menuMobile, ...megamenu]) {
      if (item.categoryId !== null) expect(ids).toContain(item.categoryId)
    }
    for (const slide of slides)
      expect(categories.map((category) => category.slug)).toContain(slide.categorySlug)
  })
})

describe('products', () => {
  const vehicleIds = categories
    .filter((category) => category.tree === 'vehicles')
    .map((category) => category.id)
  const parts = products.filter((product) => vehicleIds.includes(product.categoryIds[0] ?? 0))

  test('240 or more for pets and 60 or more vehicle parts, with unique identities', () => {
    expect(parts.length).toBeGreaterThanOrEqual(60)
    expect(products.length - parts.length).toBeGreaterThanOrEqual(240)
    for (const field of ['id', 'slug', 'sku', 'originalCode', 'barcode', 'name', 'order'] as const) {
      expect(distinct(products.map((product) => product[field])), field).toBe(products.length)
    }
    expect(distinct(products.map((product) => product.description.join('\n')))).toBe(products.length)
  })

  test('what holds one piece says so in the singular', () => {
    const contents = products.flatMap(({ specification }) =>
      specification.flatMap(({ entries }) =>
        entries.filter(({ name }) => name === 'Contenido').map(({ value }) => value),
      ),
    )
    expect(contents).toContain('1 unidad')
    expect(contents).not.toContain('1 unidades')
    expect(contents).toContain('30 unidades')
  })

  test('barcodes are EAN-13 with the right check digit', () => {
    for (const { barcode } of products) {
      expect(barcode).toMatch(/^780\d{10}$/)
      expect(eanCheckDigit(barcode.slice(0, 12))).toBe(Number(barcode[12]))
    }
    expect(eanCheckDigit('400638133393')).toBe(1)
  })

  test('a third has options, a fifth is on offer, a few have no stock in any branch', () => {
    expect(products.filter((product) => product.options.length > 0).length).toBeGreaterThanOrEqual(
      products.length / 3,
    )
    expect(products.filter((product) => product.compareAtPrice !== null).length).toBeGreaterThanOrEqual(
      products.length / 5,
    )
    const empty = products.filter((product) => Object.values(product.stock).every((units) => units === 0))
    expect(empty.length / products.length).toBeGreaterThan(0.03)
    expect(empty.length / products.length).toBeLessThan(0.06)
    expect(empty.some((product) => product.backorder)).toBe(true)
    const values = products.flatMap((product) => product.options.flatMap((option) => option.values))
    expect(distinct(values.map((value) => value.id))).toBe(values.length)
    const options = products.flatMap((product) => product.options)
    expect(distinct(options.map((option) => option.id))).toBe(options.length)
  })

  test('[S9.41] prices are pesos of this shop, whole and in tens, and an offer is below the price before it', () => {
    for (const product of products) {
      expect(Number.isInteger(product.price) && product.price >= 500 && product.price % 10 === 0).toBe(true)
      if (product.compareAtPrice !== null) expect(product.compareAtPrice).toBeGreaterThan(product.price)
      expect(brands.some((brand) => brand.id === product.brandId)).toBe(true)
      expect(Math.min(...Object.values(product.package))).toBeGreaterThan(0)
      expect(product.description.join(' ')).not.toMatch(/[{}]/)
    }
  })
})

test('at least 900 reviews of products that exist, from 1 to 5, none before its product', () => {
  expect(reviews.length).toBeGreaterThanOrEqual(900)
  const added = new Map(products.map((product) => [product.id, product.addedOn]))
  for (const review of reviews) {
    expect([1, 2, 3, 4, 5]).toContain(review.rating)
    expect(review.date >= (added.get(review.productId) ?? '9999')).toBe(true)
    expect(review.content).not.toMatch(/[{}]/)
  }
  expect(distinct(reviews.map((review) => review.productId))).toBeLessThan(products.length)
})

test('questions are of products that exist, none before its product and none answered before it was asked', () => {
  const added = new Map(products.map((product) => [product.id, product.addedOn]))
  for (const { productId, askedOn, answeredOn, content, answer } of questions) {
    expect(askedOn >= (added.get(productId) ?? '9999') && answeredOn >= askedOn).toBe(true)
    expect(content).toMatch(/\?$/)
    expect(answer).toMatch(/\.$/)
  }
  expect(distinct(questions.map(({ productId }) => productId))).toBeGreaterThan(products.length / 2)
})

test('A13: descriptions keep the capitals of names and repeat no table', () => {
  const makes = [...new Set(vehicles.map((vehicle) => vehicle.make))]
  for (const { slug, description } of products) {
    const words = description.join(' ')
    expect(words, slug).not.toMatch(/(?:En corto|Los datos|Para decidir):/)
    for (const make of makes) {
      if (make.length < 3 || make === make.toLowerCase()) continue
      const lowered = make.charAt(0).toLowerCase() + make.slice(1)
      expect(words.split(/[^\p{L}]+/u), slug).not.toContain(lowered)
    }
  }
})

test('branches and rates stand in comunas that exist', () => {
  const cuts = new Set(comunas.map((comuna) => comuna.cut))
  expect(branches.map((branch) => branch.id)).toEqual([1, 2, 3])
  for (const branch of branches) expect(cuts).toContain(branch.comunaCut)
  for (const rate of carriers.flatMap((carrier) => carrier.rates)) {
    if (rate.comunaCut) expect(cuts).toContain(rate.comunaCut)
    expect(rate.toDays).toBeGreaterThanOrEqual(rate.fromDays)
  }
  expect(carriers.some((carrier) => carrier.discountPercent > 0)).toBe(true)
})

test('coupons of both types: valid, expired, not begun and used up', () => {
  expect(new Set(coupons.map((coupon) => coupon.type))).toEqual(new Set([0, 1]))
  expect(coupons.some((coupon) => coupon.endsOn < '2026-01-01')).toBe(true)
  expect(coupons.some((coupon) => coupon.startsOn > '2030-01-01')).toBe(true)
  expect(coupons.some((coupon) => coupon.limit !== null && coupon.used >= coupon.limit)).toBe(true)
  expect(brands.length).toBeGreaterThanOrEqual(16)
  expect(synonyms.every((group) => group.length > 1)).toBe(true)
})

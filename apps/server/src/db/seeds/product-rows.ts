import { suits } from '#demo/data/suits.ts'
import type { DemoProduct } from '#demo/data/types.ts'

export function productRow(product: DemoProduct) {
  return {
    id: product.id,
    slug: product.slug,
    name: product.name,
    sku: product.sku,
    original_code: product.originalCode,
    barcode: product.barcode,
    brand_id: product.brandId,
    kind: product.kind,
    price: product.price,
    compare_at_price: product.compareAtPrice,
    content_amount: product.content?.amount ?? null,
    content_unit: product.content?.unit ?? null,
    package_width: product.package.width,
    package_height: product.package.height,
    package_depth: product.package.depth,
    package_weight: product.package.weight,
    stock: 0,
    rating: 0,
    review_count: 0,
    suits: suits.get(product.id) ?? null,
    backorder: product.backorder,
    featured: product.featured,
    active: true,
    position: product.order,
    sold_count: product.soldCount,
    added_on: product.addedOn,
  }
}

export function textRow(product: DemoProduct) {
  return {
    product_id: product.id,
    short_description: product.shortDescription,
    description: product.description,
    tags: product.tags,
  }
}

export function categoryRows(product: DemoProduct) {
  return product.categoryIds.map((categoryId, index) => ({
    category_id: categoryId,
    product_id: product.id,
    direct: true,
    position: index,
  }))
}

export function pictureRows(product: DemoProduct) {
  return product.images.map(({ file, alt, ground, valueId = null }, index) => ({
    product_id: product.id,
    position: index,
    file,
    alt,
    ground,
    value_id: valueId,
  }))
}

export function featureRows(product: DemoProduct) {
  return product.features.map(({ name, value }, index) => ({
    product_id: product.id,
    position: index,
    name,
    value,
  }))
}

export function specificationRows(product: DemoProduct) {
  return product.specification
    .flatMap(({ group, entries }) => entries.map(({ name, value }) => ({ section: group, name, value })))
    .map((row, index) => ({ product_id: product.id, position: index, ...row }))
}

export function factsRows({ id, facts }: DemoProduct) {
  return facts ? [{ product_id: id, facts }] : []
}

import { and, eq, sql } from 'drizzle-orm'
import type { ProductFacts } from '#rules/catalogue/product-facts.ts'
import { storedFacts } from '#rules/products/edited-facts.ts'
import type { EditedProduct } from '#rules/products/product.ts'
import { type ShownPrice, shownPrice } from '#rules/products/product-offer.ts'
import type { Transaction } from '../../db/connection.ts'
import { fitmentConditions, productVehicles } from '../../vehicles/vehicles.tables.ts'
import {
  productCategories,
  productFacts,
  productFeatures,
  productSpecifications,
  products,
  productTexts,
} from '../catalogue.tables.ts'
import { productLinks, productOffers, productRedirects } from './products.tables.ts'
import { categoriesStore } from './tree/categories.store.ts'
import { writeOptions } from './write-options.store.ts'

type Fields = Partial<EditedProduct>

/** The columns of the lean row that some fields are kept in. */
function columnsOf(fields: Fields, shown: ShownPrice): Partial<typeof products.$inferInsert> {
  const { name, slug, sku, originalCode, barcode, brandId, kind, fitment } = fields
  const plain = { name, slug, sku, originalCode, barcode, brandId, kind, fitment }
  return {
    ...(Object.fromEntries(
      Object.entries(plain).filter(([, value]) => value !== undefined),
    ) as typeof plain as Partial<typeof products.$inferInsert>),
    ...(fields.isPublished !== undefined && { active: fields.isPublished }),
    ...(fields.isFeatured !== undefined && { featured: fields.isFeatured }),
    ...(fields.sellsWithoutStock !== undefined && { backorder: fields.sellsWithoutStock }),
    ...((fields.price !== undefined || fields.offer !== undefined) && shown),
    ...(fields.content !== undefined && {
      contentAmount: fields.content?.amount ?? null,
      contentUnit: fields.content?.unit ?? null,
    }),
    ...(fields.package && {
      packageWidth: fields.package.width,
      packageHeight: fields.package.height,
      packageDepth: fields.package.depth,
      packageWeight: fields.package.weight,
    }),
  }
}

const numbered = <Row>(productId: number, rows: readonly Row[]) =>
  rows.map((row, place) => ({ productId, position: place + 1, ...row }))

async function replace(
  tx: Transaction,
  table: typeof productFeatures | typeof productSpecifications,
  productId: number,
  rows: readonly object[],
): Promise<void> {
  await tx.delete(table).where(eq(table.productId, productId))
  if (rows.length > 0) await tx.insert(table).values(numbered(productId, rows) as never)
}

/** The categories that were chosen, and all above them. */
async function writeCategories(tx: Transaction, productId: number, ids: readonly number[]): Promise<void> {
  await categoriesStore.shareTree(tx)
  await tx.delete(productCategories).where(eq(productCategories.productId, productId))
  await tx.execute(sql`
    INSERT INTO product_categories (category_id, product_id, direct, position)
    SELECT above.id, ${productId}, bool_or(above.id = chosen.id), coalesce(min(chosen.place)
      FILTER (WHERE above.id = chosen.id), 0)
    FROM unnest(${sql.param([...ids])}::int[]) WITH ORDINALITY AS chosen (id, place)
    JOIN category_tree t ON t.id = chosen.id, unnest(t.ids) AS above (id)
    GROUP BY above.id`)
}

async function writeVehicles(
  tx: Transaction,
  productId: number,
  rows: EditedProduct['vehicles'],
): Promise<void> {
  await tx.delete(productVehicles).where(eq(productVehicles.productId, productId))
  if (rows.length === 0) return
  await tx.insert(productVehicles).values(
    rows.map(({ vehicleId, fromYear, toYear }) => ({
      productId,
      vehicleId,
      yearFrom: fromYear,
      yearTo: toYear,
    })),
  )
  const conditions = rows.flatMap(({ vehicleId, conditions: own }) =>
    numbered(productId, own).map((each) => ({ ...each, vehicleId })),
  )
  if (conditions.length > 0) await tx.insert(fitmentConditions).values(conditions)
}

async function writeTexts(tx: Transaction, productId: number, fields: Fields): Promise<void> {
  const { shortDescription, description, tags } = fields
  if (shortDescription === undefined && description === undefined && tags === undefined) return
  const given = {
    ...(shortDescription !== undefined && { shortDescription }),
    ...(description !== undefined && { description }),
    ...(tags !== undefined && { tags }),
  }
  await tx
    .insert(productTexts)
    .values({ productId, ...given })
    .onConflictDoUpdate({ target: productTexts.productId, set: given })
}

async function writeTranslation(
  tx: Transaction,
  productId: number,
  language: 'en' | 'ru',
  texts: EditedProduct['en'],
): Promise<void> {
  if (!texts) {
    await tx.execute(
      sql`DELETE FROM product_translations WHERE product_id = ${productId} AND language = ${language}`,
    )
    return
  }
  await tx.execute(sql`
    INSERT INTO product_translations (product_id, language, name, short_description, description, tags)
    VALUES (${productId}, ${language}, ${texts.name}, ${texts.shortDescription},
      ${sql.param(texts.description)}::text[], ${sql.param(texts.tags)}::text[])
    ON CONFLICT (product_id, language) DO UPDATE SET name = excluded.name,
      short_description = excluded.short_description, description = excluded.description, tags = excluded.tags`)
}

async function writeLinks(
  tx: Transaction,
  productId: number,
  kind: 'related' | 'analogue',
  ids: readonly number[],
): Promise<void> {
  await tx.delete(productLinks).where(and(eq(productLinks.productId, productId), eq(productLinks.kind, kind)))
  if (ids.length === 0) return
  await tx
    .insert(productLinks)
    .values(ids.map((linkedId, place) => ({ productId, kind, position: place + 1, linkedId })))
}

/** Only what begins or ends at a moment is kept apart: any other offer is the price itself. */
async function writeOffer(
  tx: Transaction,
  productId: number,
  offer: EditedProduct['offer'],
  isOn: boolean,
): Promise<void> {
  await tx.delete(productOffers).where(eq(productOffers.productId, productId))
  if (!offer || (offer.from === null && offer.until === null)) return
  await tx.insert(productOffers).values({
    productId,
    price: offer.price,
    startsAt: offer.from === null ? null : new Date(offer.from),
    endsAt: offer.until === null ? null : new Date(offer.until),
    isOn,
  })
}

async function writeFacts(
  tx: Transaction,
  productId: number,
  { medicine, facts }: EditedProduct,
): Promise<void> {
  const written: ProductFacts | null = medicine
    ? { kind: 'medicine', medicine: { ...medicine, weight: medicine.weight ?? null } }
    : facts && storedFacts(facts)
  if (!written) {
    await tx.delete(productFacts).where(eq(productFacts.productId, productId))
    return
  }
  await tx
    .insert(productFacts)
    .values({ productId, facts: written })
    .onConflictDoUpdate({ target: productFacts.productId, set: { facts: written } })
}

/** The address that a product had leads to it from now on, unless another has it. */
async function redirect(tx: Transaction, productId: number, from: string, to: string): Promise<void> {
  await tx.delete(productRedirects).where(eq(productRedirects.slug, to))
  await tx
    .insert(productRedirects)
    .values({ slug: from, productId })
    .onConflictDoUpdate({ target: productRedirects.slug, set: { productId } })
}

export const writeProductStore = {
  /** A new product, at the end of the shop's own order, with every field. */
  async insert(tx: Transaction, product: EditedProduct, now: number): Promise<number> {
    const columns = columnsOf(product, shownPrice(product, now))
    const position = sql`(SELECT coalesce(max(position), 0) + 1 FROM products WHERE active)`
    const [row] = await tx
      .insert(products)
      .values({ ...columns, position } as never)
      .returning({ id: products.id })
    if (!row) throw new Error('No product was written')
    await writeParts(tx, row.id, product, product, now)
    return row.id
  },

  /** Writes those fields alone, and raises the version. `before` is the product as it stands, locked. */
  async update(
    tx: Transaction,
    id: number,
    fields: Fields,
    { before, now }: { before: EditedProduct; now: number },
  ): Promise<void> {
    const after = { ...before, ...fields }
    await tx
      .update(products)
      .set({ ...columnsOf(fields, shownPrice(after, now)), version: sql`${products.version} + 1` })
      .where(eq(products.id, id))
    await writeParts(tx, id, fields, after, now)
    if (fields.slug !== undefined && fields.slug !== before.slug) {
      await redirect(tx, id, before.slug, fields.slug)
    }
  },
}

async function writeParts(
  tx: Transaction,
  id: number,
  fields: Fields,
  after: EditedProduct,
  now: number,
): Promise<void> {
  await writeTexts(tx, id, fields)
  if (fields.categoryIds) await writeCategories(tx, id, fields.categoryIds)
  if (fields.features) await replace(tx, productFeatures, id, fields.features)
  if (fields.specifications) await replace(tx, productSpecifications, id, fields.specifications)
  if (fields.options) await writeOptions(tx, id, fields.options)
  if (fields.vehicles) await writeVehicles(tx, id, fields.vehicles)
  if (fields.relatedIds) await writeLinks(tx, id, 'related', fields.relatedIds)
  if (fields.analogueIds) await writeLinks(tx, id, 'analogue', fields.analogueIds)
  if (fields.en !== undefined) await writeTranslation(tx, id, 'en', fields.en)
  if (fields.ru !== undefined) await writeTranslation(tx, id, 'ru', fields.ru)
  if (fields.medicine !== undefined || fields.facts !== undefined) await writeFacts(tx, id, after)
  if (fields.offer !== undefined || fields.price !== undefined) {
    await writeOffer(tx, id, after.offer, shownPrice(after, now).compareAtPrice !== null)
  }
  if (fields.retractExclusion !== undefined) await writeExclusion(tx, id, fields.retractExclusion)
}

async function writeExclusion(
  tx: Transaction,
  id: number,
  reason: EditedProduct['retractExclusion'],
): Promise<void> {
  if (reason === null) {
    await tx.execute(sql`DELETE FROM retract_exclusions WHERE product_id = ${id}`)
    return
  }
  await tx.execute(sql`
    INSERT INTO retract_exclusions (product_id, reason) VALUES (${id}, ${reason})
    ON CONFLICT (product_id) DO UPDATE SET reason = excluded.reason`)
}

import { and, eq, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Executor } from '../../db/connection.ts'
import {
  categoryTranslations,
  productPictureTranslations,
  productTranslations,
  reviewTranslations,
} from './translations.tables.ts'

/** A language that things are translated into. */
export type OtherLanguage = Exclude<ShopLanguage, 'es'>

/** The texts are null together where the name alone is translated. Pictures by their position. */
export type ProductTranslation = {
  name: string
  pictures: { position: number; file: string | null; alt: string }[]
}
export type ProductTexts = Pick<
  typeof productTranslations.$inferSelect,
  'shortDescription' | 'description' | 'tags'
>

const oneOf = (column: AnyPgColumn, ids: readonly number[]) => sql`${column} = any(${sql.param(ids)}::int[])`

/** What is translated, by the ids of what it is about; what is not is missing. */
export const translationsStore = {
  async products(
    executor: Executor,
    language: OtherLanguage,
    ids: readonly number[],
  ): Promise<Map<number, ProductTranslation>> {
    const { productId, name } = productTranslations
    const rows = await executor
      .select({
        id: productId,
        name,
        pictures: sql<ProductTranslation['pictures']>`coalesce((
          select jsonb_agg(jsonb_build_object('position', i.position, 'file', i.file, 'alt', i.alt))
          from ${productPictureTranslations} i
          where i.product_id = product_translations.product_id and i.language = ${language}), '[]')`,
      })
      .from(productTranslations)
      .where(and(eq(productTranslations.language, language), oneOf(productId, ids)))
    return new Map(rows.map(({ id, ...row }) => [id, row]))
  },

  async productTexts(
    executor: Executor,
    language: OtherLanguage,
    productId: number,
  ): Promise<ProductTexts | undefined> {
    const [row] = await executor
      .select({
        shortDescription: productTranslations.shortDescription,
        description: productTranslations.description,
        tags: productTranslations.tags,
      })
      .from(productTranslations)
      .where(and(eq(productTranslations.productId, productId), eq(productTranslations.language, language)))
    return row
  },

  /** Of all categories: there are few. */
  async categories(
    executor: Executor,
    language: OtherLanguage,
  ): Promise<Map<number, { name: string; description: string; seoTitle: string; seoDescription: string }>> {
    const rows = await executor
      .select()
      .from(categoryTranslations)
      .where(eq(categoryTranslations.language, language))
    return new Map(rows.map(({ categoryId, language: _, ...texts }) => [categoryId, texts]))
  },

  async reviews(
    executor: Executor,
    language: ShopLanguage,
    ids: readonly number[],
  ): Promise<Map<number, { content: string; answer: string | null }>> {
    const rows = await executor
      .select()
      .from(reviewTranslations)
      .where(and(eq(reviewTranslations.language, language), oneOf(reviewTranslations.reviewId, ids)))
    return new Map(rows.map(({ reviewId, content, answer }) => [reviewId, { content, answer }]))
  },
}

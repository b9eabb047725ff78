import { and, eq, sql } from 'drizzle-orm'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Executor } from '../db/connection.ts'
import { termTranslations } from './terms.tables.ts'

export const termsStore = {
  /** What is known of `terms`, by the Spanish word. */
  async find(
    executor: Executor,
    language: Exclude<ShopLanguage, 'es'>,
    terms: readonly string[],
  ): Promise<Map<string, string>> {
    const rows = await executor
      .select({ term: termTranslations.term, translation: termTranslations.translation })
      .from(termTranslations)
      .where(
        and(
          eq(termTranslations.language, language),
          sql`${termTranslations.term} = any(${sql.param(terms)}::text[])`,
        ),
      )
    return new Map(rows.map(({ term, translation }) => [term, translation]))
  },
}

import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ShopLanguage } from '#rules/text/shop-language.ts'

/** Words that many rows share, by the Spanish ones. */
export const termTranslations = pgTable(
  'term_translations',
  {
    language: text().$type<Exclude<ShopLanguage, 'es'>>().notNull(),
    term: text().notNull(),
    translation: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.term] })],
)

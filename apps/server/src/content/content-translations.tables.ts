import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { ShopLanguage } from '#rules/text/shop-language.ts'

const language = () => text().$type<Exclude<ShopLanguage, 'es'>>().notNull()

/** A link of a menu, by its title and address in Spanish. */
export const menuTranslations = pgTable(
  'menu_translations',
  {
    language: language(),
    title: text().notNull(),
    url: text().notNull(),
    translatedTitle: text('translated_title').notNull(),
    translatedUrl: text('translated_url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.title, table.url] })],
)

/** Images are null where they have no words of their own. */
export const slideTranslations = pgTable(
  'slide_translations',
  {
    slideId: integer('slide_id').notNull(),
    language: language(),
    title: text().notNull(),
    content: text().notNull(),
    offerTag: text('offer_tag'),
    buttonText: text('button_text').notNull(),
    imageClassic: text('image_classic'),
    imageFull: text('image_full'),
    imageMobile: text('image_mobile'),
  },
  (table) => [primaryKey({ columns: [table.slideId, table.language] })],
)

export const miniBannerTranslations = pgTable(
  'mini_banner_translations',
  {
    bannerId: integer('banner_id').notNull(),
    language: language(),
    title: text().notNull(),
    image: text(),
  },
  (table) => [primaryKey({ columns: [table.bannerId, table.language] })],
)

export const campaignTranslations = pgTable(
  'campaign_translations',
  {
    campaignId: integer('campaign_id').notNull(),
    language: language(),
    title: text().notNull(),
    content: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignId, table.language] })],
)

export const branchTranslations = pgTable(
  'branch_translations',
  {
    branchId: integer('branch_id').notNull(),
    language: language(),
    name: text().notNull(),
    address: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.language] })],
)

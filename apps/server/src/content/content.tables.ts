import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { WireMenuItem } from '#contract/menus/shown-menu-shapes.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { moment } from '../db/columns.ts'

export type MenuName = 'horizontal' | 'mobile' | 'megamenu'

/** A menu's links as the demonstration data and the back office write them. */
export type MenuItem = {
  title: string
  /** Of the title, where it is not the one that was asked for; never stored. */
  language?: ShopLanguage
  external: boolean
  url: string
  categoryId: WireMenuItem['id_categoria']
  links?: MenuItem[]
  submenu?: {
    type: 'megamenu'
    size: 'sm' | 'nl' | 'md' | 'lg' | 'xl'
    image?: string
    columns: { size: number | string; links: MenuItem[] }[]
  }
}

/** Between null moments it is always shown. */
const shownFor = () => ({
  active: boolean().notNull().default(true),
  shownFrom: moment('shown_from'),
  shownUntil: moment('shown_until'),
})

/** Raised by each save at the desk, with who did it last. */
const editing = () => ({
  version: integer().notNull().default(1),
  editedBy: text('edited_by').notNull().default(''),
  editedAt: moment('edited_at'),
})

export const menus = pgTable('menus', {
  name: text().$type<MenuName>().primaryKey(),
  items: jsonb().$type<MenuItem[]>().notNull(),
  ...editing(),
})

export const slides = pgTable('slides', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  position: integer().notNull(),
  title: text().notNull(),
  content: text().notNull(),
  offerTag: text('offer_tag'),
  buttonText: text('button_text').notNull(),
  imageClassic: text('image_classic').notNull(),
  imageFull: text('image_full').notNull(),
  imageMobile: text('image_mobile').notNull(),
  /** Null where `link` leads elsewhere. */
  categorySlug: text('category_slug'),
  link: text().notNull().default(''),
  ...shownFor(),
  ...editing(),
})

export const campaigns = pgTable('campaigns', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  title: text().notNull(),
  content: text().notNull(),
  endsAt: moment('ends_at').notNull(),
  active: boolean().notNull().default(true),
  shownFrom: moment('shown_from'),
  ...editing(),
})

export const miniBanners = pgTable('mini_banners', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  position: integer().notNull(),
  title: text().notNull(),
  image: text().notNull(),
  url: text().notNull(),
  ...shownFor(),
  ...editing(),
})

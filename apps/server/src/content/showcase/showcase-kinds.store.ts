import { sql } from 'drizzle-orm'
import type { EditedFields, EditedKind } from '../../db/edited-rows.ts'

export type ShowcaseKind = 'slide' | 'banner' | 'campaign'

type Kind = EditedKind & {
  /** Which fields besides texts cannot be empty. */
  needed: readonly string[]
  /** What a new one is beside what is said of it. */
  fresh: EditedFields
}

const categoryPath = '/shop/category/'

const words = { title: { column: 'title', isNeeded: true } }

const time = { isActive: sql`own.active`, from: sql`own.shown_from`, until: sql`own.shown_until` }

const timeColumns = ({ isActive, from, until }: EditedFields) => ({
  active: sql`${isActive}`,
  shown_from: sql`${from}::timestamptz`,
  shown_until: sql`${until}::timestamptz`,
})

const always = { isActive: true, from: null, until: null }

/** What the home page shows, kind by kind: where it stands, and what is said of it. */
export const showcaseKinds: Record<ShowcaseKind, Kind> = {
  slide: {
    table: 'slides',
    translations: { table: 'slide_translations', key: 'slide_id' },
    title: 'title',
    words: {
      ...words,
      content: { column: 'content', isNeeded: false },
      offerTag: { column: 'offer_tag', isNeeded: false, isNullable: true },
      buttonText: { column: 'button_text', isNeeded: true },
    },
    needed: ['image', 'link'],
    read: {
      image: sql`own.image_classic`,
      mobileImage: sql`case when own.image_mobile = own.image_classic then '' else own.image_mobile end`,
      link: sql`coalesce(${categoryPath} || own.category_slug, own.link)`,
      ...time,
    },
    // One that leads to a category goes with it where its address changes.
    write: (fields) => ({
      ...timeColumns(fields),
      image_classic: sql`${fields.image}`,
      image_full: sql`${fields.image}`,
      image_mobile: sql`${fields.mobileImage || fields.image}`,
      category_slug: sql`(select slug from categories where ${categoryPath} || slug = ${fields.link})`,
      link: sql`${fields.link}`,
    }),
    fresh: { image: '', mobileImage: '', link: '', ...always },
  },
  banner: {
    table: 'mini_banners',
    translations: { table: 'mini_banner_translations', key: 'banner_id' },
    title: 'title',
    words,
    needed: ['image', 'link'],
    read: { image: sql`own.image`, link: sql`own.url`, ...time },
    write: (fields) => ({
      ...timeColumns(fields),
      image: sql`${fields.image}`,
      url: sql`${fields.link}`,
    }),
    fresh: { image: '', link: '', ...always },
  },
  campaign: {
    table: 'campaigns',
    translations: { table: 'campaign_translations', key: 'campaign_id' },
    title: 'title',
    words: { ...words, content: { column: 'content', isNeeded: false } },
    needed: ['until'],
    read: { isActive: time.isActive, from: time.from, until: sql`own.ends_at` },
    write: ({ isActive, from, until }) => ({
      active: sql`${isActive}`,
      shown_from: sql`${from}::timestamptz`,
      ends_at: sql`${until}::timestamptz`,
    }),
    fresh: always,
  },
}

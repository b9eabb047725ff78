import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Executor } from '../db/connection.ts'
import type { InLanguage } from '../terms/terms.service.ts'
import { type Branch, type Campaign, contentStore, type MiniBanner, type Slide } from './content.store.ts'
import type { MenuItem, MenuName } from './content.tables.ts'
import { contentTranslationsStore as translations } from './content-translations.store.ts'
import { translateMenu } from './translate-menu.ts'

export type ContentService = ReturnType<typeof contentService>

/** Menus, slides, banners and branches, as the shop keeps them: what is not translated is Spanish and says so. */
export function contentService({ database: { db } }: { database: { db: Executor } }) {
  return {
    /** Empty when the shop has no such menu. */
    async menu(name: MenuName, language: ShopLanguage): Promise<MenuItem[]> {
      const items = await contentStore.menu(db, name)
      return language === 'es' ? items : translateMenu(items, await translations.menuItems(db, language))
    },

    async slides(language: ShopLanguage): Promise<InLanguage<Slide>[]> {
      const rows = await contentStore.slides(db)
      if (language === 'es') return rows
      const known = await translations.slides(db, language)
      return rows.map((row) => {
        const own = known.find(({ slideId }) => slideId === row.id)
        if (!own) return { ...row, language: 'es' }
        const { title, content, offerTag, buttonText } = own
        return {
          ...row,
          ...{ title, content, buttonText },
          offerTag: row.offerTag && offerTag,
          imageClassic: own.imageClassic ?? row.imageClassic,
          imageFull: own.imageFull ?? row.imageFull,
          imageMobile: own.imageMobile ?? row.imageMobile,
        }
      })
    },

    async banners(language: ShopLanguage): Promise<InLanguage<MiniBanner>[]> {
      const rows = await contentStore.banners(db)
      if (language === 'es') return rows
      const known = await translations.banners(db, language)
      return rows.map((row) => {
        const own = known.find(({ bannerId }) => bannerId === row.id)
        return own ? { ...row, title: own.title, image: own.image ?? row.image } : { ...row, language: 'es' }
      })
    },

    /** The one that ends next, or null. */
    async campaign(language: ShopLanguage): Promise<InLanguage<Campaign> | null> {
      const row = await contentStore.campaign(db)
      if (!row || language === 'es') return row
      const known = await translations.campaigns(db, language)
      const own = known.find(({ campaignId }) => campaignId === row.id)
      return own ? { ...row, title: own.title, content: own.content } : { ...row, language: 'es' }
    },

    /** The main branch first. */
    async branches(language: ShopLanguage): Promise<InLanguage<Branch>[]> {
      const rows = await contentStore.branches(db)
      if (language === 'es') return rows
      const known = await translations.branches(db, language)
      return rows.map((row) => {
        const own = known.find(({ branchId }) => branchId === row.id)
        return own ? { ...row, name: own.name, address: own.address } : { ...row, language: 'es' }
      })
    },
  }
}

import { eq } from 'drizzle-orm'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Executor } from '../db/connection.ts'
import {
  branchTranslations,
  campaignTranslations,
  menuTranslations,
  miniBannerTranslations,
  slideTranslations,
} from './content-translations.tables.ts'

type OtherLanguage = Exclude<ShopLanguage, 'es'>

/** All that is translated into a language: of each kind there are few. */
export const contentTranslationsStore = {
  menuItems: (executor: Executor, language: OtherLanguage) =>
    executor.select().from(menuTranslations).where(eq(menuTranslations.language, language)),
  slides: (executor: Executor, language: OtherLanguage) =>
    executor.select().from(slideTranslations).where(eq(slideTranslations.language, language)),
  banners: (executor: Executor, language: OtherLanguage) =>
    executor.select().from(miniBannerTranslations).where(eq(miniBannerTranslations.language, language)),
  campaigns: (executor: Executor, language: OtherLanguage) =>
    executor.select().from(campaignTranslations).where(eq(campaignTranslations.language, language)),
  branches: (executor: Executor, language: OtherLanguage) =>
    executor.select().from(branchTranslations).where(eq(branchTranslations.language, language)),
}

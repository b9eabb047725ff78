import { currentTerms } from '#content/terms.ts'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Database, Executor } from '../../db/connection.ts'
import { type LawWords, lawTextsStore as store } from './law-texts.store.ts'

export type TermsOfSale = ReturnType<typeof termsOfSaleService>

/** The terms of sale that the owner has published, for those who agree to them and who tell of them. */
export function termsOfSaleService({ database: { db } }: { database: Pick<Database, 'db'> }) {
  return {
    /** Which version whoever agrees now agrees to. */
    current: async (executor: Executor = db): Promise<string> =>
      (await store.latestName(executor, 'terms')) ?? currentTerms,

    /** Those of a version; null for those that the shop came with. What a language lacks is Spanish. */
    async of(version: string, language: ShopLanguage): Promise<LawWords | null> {
      const text = await store.find(db, 'terms', version)
      return text && ((language !== 'es' && text.translations[language]) || text)
    },
  }
}

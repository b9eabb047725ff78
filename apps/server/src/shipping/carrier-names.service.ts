import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Database } from '../db/connection.ts'
import { placesStore } from './places.store.ts'

/** What a carrier is called in a language, by the Spanish name under which an order was written; else that name. */
export const carrierNames =
  ({ database: { db } }: { database: Pick<Database, 'db'> }) =>
  async (name: string, language: ShopLanguage): Promise<string> =>
    language === 'es' ? name : ((await placesStore.carrierNameIn(db, name, language)) ?? name)

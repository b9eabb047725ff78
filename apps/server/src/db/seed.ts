import { sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from './connection.ts'
import { seedAttributes } from './seeds/attributes.seed.ts'
import { seedBlog } from './seeds/blog.seed.ts'
import { seedBranches } from './seeds/branches.seed.ts'
import { seedCatalogue } from './seeds/catalogue.seed.ts'
import { seedCatalogueDetails } from './seeds/catalogue-details.seed.ts'
import { seedChile } from './seeds/chile.seed.ts'
import { seedContent } from './seeds/content.seed.ts'
import { seedCoupons } from './seeds/coupons.seed.ts'
import { seedShipping } from './seeds/shipping.seed.ts'
import { seedStock } from './seeds/stock.seed.ts'
import { seedTranslations } from './seeds/translations.seed.ts'
import { seedVehicles } from './seeds/vehicles.seed.ts'

const lockKey = 4_823_554

/**
 * Fills a database that has no regions, categories or products yet with Chile, and with the demonstration shop
 * where it is asked for: all of it in one transaction, or nothing. Processes that start together take turns, so
 * that only one seeds. A database that began without the demonstration never gets it. Says whether it seeded.
 */
export async function seedIfEmpty(
  database: Pick<Database, 'pool'>,
  { demo }: { demo: boolean },
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    if (!(await isEmpty(tx))) {
      if (demo) await seedTranslations(tx)
      return false
    }
    await seedChile(tx)
    if (demo) await seedDemonstration(tx)
    await tx.execute(sql`analyze`)
    return true
  })
}

async function seedDemonstration(tx: Transaction): Promise<void> {
  await seedBranches(tx)
  await seedCatalogue(tx)
  await seedCatalogueDetails(tx)
  await seedAttributes(tx)
  await seedStock(tx)
  await seedVehicles(tx)
  await seedShipping(tx)
  await seedContent(tx)
  await seedBlog(tx)
  await seedCoupons(tx)
  await seedTranslations(tx)
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ empty: boolean }>(sql`
    select not exists (select from regions) and not exists (select from categories)
      and not exists (select from products) as empty`)
  return rows[0]?.empty === true
}

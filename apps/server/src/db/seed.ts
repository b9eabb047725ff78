import { sql } from 'drizzle-orm'
import { type Database, inTransaction, type Transaction } from './connection.ts'
import { seedBlog } from './seeds/blog.seed.ts'
import { seedBranches } from './seeds/branches.seed.ts'
import { seedCatalogue } from './seeds/catalogue.seed.ts'
import { seedCatalogueDetails } from './seeds/catalogue-details.seed.ts'
import { seedChile } from './seeds/chile.seed.ts'
import { seedContent } from './seeds/content.seed.ts'
import { seedCoupons } from './seeds/coupons.seed.ts'
import { giveDemonstration } from './seeds/demonstration.seed.ts'
import { setFitmentKinds } from './seeds/fitments.seed.ts'
import { seedPages } from './seeds/pages.seed.ts'
import { giveReference } from './seeds/reference.seed.ts'
import { seedShipping } from './seeds/shipping.seed.ts'
import { giveShopFacts } from './seeds/shop.seed.ts'
import { seedStock } from './seeds/stock.seed.ts'
import { giveTerms, seedTranslations, translateNews } from './seeds/translations.seed.ts'

const lockKey = 4_823_554

/**
 * Fills a database that has no regions, categories or products yet with Chile, and with the demonstration shop
 * where it is asked for: all of it in one transaction, or nothing. Processes that start together take turns, so
 * that only one seeds. A database that began without the demonstration never gets it. Says whether it seeded. One that
 * is filled gets what this release brings, and keeps what it has changed (docs/decisions/0210).
 */
export async function seedIfEmpty(
  database: Pick<Database, 'pool'>,
  { demo }: { demo: boolean },
): Promise<boolean> {
  return inTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
    if (!(await isEmpty(tx))) {
      await giveReference(tx)
      if (demo) await bringDemonstration(tx)
      return false
    }
    await seedChile(tx)
    if (demo) await seedDemonstration(tx)
    else await giveReference(tx)
    await tx.execute(sql`analyze`)
    return true
  })
}

async function seedDemonstration(tx: Transaction): Promise<void> {
  await seedBranches(tx)
  await seedCatalogue(tx)
  await seedCatalogueDetails(tx)
  await giveReference(tx)
  await seedStock(tx)
  await setFitmentKinds(tx, () => true)
  await giveDemonstration(tx)
  await seedShipping(tx)
  await seedContent(tx)
  await seedBlog(tx)
  await seedPages(tx)
  await giveShopFacts(tx)
  await seedCoupons(tx)
  await seedTranslations(tx)
}

/** The demonstration of this release, in what is still the demonstration's of a shop of before. */
async function bringDemonstration(tx: Transaction): Promise<void> {
  const news = await giveDemonstration(tx)
  if (news.isDemonstration) await giveShopFacts(tx)
  await seedTranslations(tx)
  if (news.isNews || news.products.length > 0) await translateNews(tx, news)
  if (news.isDemonstration) await giveTerms(tx)
}

/** Whether a shop holds the demonstration, whenever it got it. */
export async function holdsDemonstration({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  const { rows } = await pool.query<{ held: boolean }>(
    "select exists (select from given_rows where source = 'demonstration facts') as held",
  )
  return rows[0]?.held === true
}

async function isEmpty(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute<{ empty: boolean }>(sql`
    select not exists (select from regions) and not exists (select from categories)
      and not exists (select from products) as empty`)
  return rows[0]?.empty === true
}

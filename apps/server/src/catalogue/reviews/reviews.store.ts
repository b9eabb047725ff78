import { and, asc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { todayInChile } from '../../db/today.ts'
import { products, reviews } from '../catalogue.tables.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type NewReview = Pick<
  ReviewRow,
  'productId' | 'customerId' | 'email' | 'author' | 'rating' | 'content' | 'language' | 'verified'
> & { clientKey?: string | null }

const ofCustomer = (customerId: number) => eq(reviews.customerId, customerId)
const ofEmail = (email: string) => and(eq(reviews.email, email), isNull(reviews.customerId))

export const reviewsStore = {
  /** Whether the product is sold; its reviews are written one after the other. */
  async lockForSale(tx: Transaction, productId: number): Promise<boolean> {
    const found = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), products.active))
      .for('no key update')
    return found.length > 0
  },

  /** The review of a product that was written without a session in the last day, in the same words. */
  async sameOfToday(
    executor: Executor,
    { productId, author, rating, content }: Pick<NewReview, 'productId' | 'author' | 'rating' | 'content'>,
  ): Promise<ReviewRow | undefined> {
    const [found] = await executor
      .select()
      .from(reviews)
      .where(
        and(
          eq(reviews.productId, productId),
          isNull(reviews.customerId),
          gte(reviews.writtenOn, sql`${todayInChile} - 1`),
          eq(reviews.author, author),
          eq(reviews.rating, rating),
          eq(reviews.content, content),
        ),
      )
      .limit(1)
    return found
  },

  /** The review of a product that a form has written. */
  async byKey(executor: Executor, productId: number, key: string): Promise<ReviewRow | undefined> {
    const [found] = await executor
      .select()
      .from(reviews)
      .where(and(eq(reviews.productId, productId), eq(reviews.clientKey, key)))
    return found
  },

  async reword(
    tx: Transaction,
    id: number,
    words: Pick<NewReview, 'email' | 'author' | 'rating' | 'content' | 'language'>,
  ): Promise<ReviewRow | undefined> {
    const [row] = await tx.update(reviews).set(words).where(eq(reviews.id, id)).returning()
    return row
  },

  async hasReview(executor: Executor, customerId: number, productId: number): Promise<boolean> {
    const found = await executor
      .select({ id: reviews.id })
      .from(reviews)
      .where(and(ofCustomer(customerId), eq(reviews.productId, productId)))
    return found.length > 0
  },

  /** Undefined where the customer has a review of the product; the rating follows by trigger. */
  async insert(tx: Transaction, review: NewReview): Promise<ReviewRow | undefined> {
    const [row] = await tx.insert(reviews).values(review).onConflictDoNothing().returning()
    return row
  },

  /** Whether there was one. */
  /** Of which product it was; null where there is none. */
  async remove(tx: Transaction, id: number): Promise<string | null> {
    const [removed] = await tx
      .delete(reviews)
      .where(eq(reviews.id, id))
      .returning({ product: sql<string>`(select p.name from products p where p.id = ${reviews.productId})` })
    return removed?.product ?? null
  },

  byCustomer: (executor: Executor, customerId: number) => written(executor, ofCustomer(customerId)),

  /** Those that were written without a session. */
  byEmail: (executor: Executor, email: string) => written(executor, ofEmail(email)),

  removeOfCustomer: (tx: Transaction, customerId: number) => removed(tx, ofCustomer(customerId)),
  removeOfEmail: (tx: Transaction, email: string) => removed(tx, ofEmail(email)),
}

async function written(executor: Executor, which: SQL | undefined) {
  return executor
    .select({
      product: products.name,
      author: reviews.author,
      email: reviews.email,
      rating: reviews.rating,
      content: reviews.content,
      writtenOn: reviews.writtenOn,
      verified: reviews.verified,
      photos: sql<string[]>`coalesce((
        select array_agg('/media/resenas/' || p.key || '.webp' order by p.position)
        from review_photos p where p.review_id = ${reviews.id}), '{}')`,
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(which)
    .orderBy(asc(reviews.id))
}

async function removed(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx.delete(reviews).where(which)
}

import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import { products, reviews } from '../catalogue.tables.ts'

export type ReviewRow = typeof reviews.$inferSelect
export type NewReview = Pick<
  ReviewRow,
  'productId' | 'customerId' | 'email' | 'author' | 'rating' | 'content' | 'verified'
>

const ofCustomer = (customerId: number) => eq(reviews.customerId, customerId)
const ofEmail = (email: string) => and(eq(reviews.email, email), isNull(reviews.customerId))

export const reviewsStore = {
  async isForSale(executor: Executor, productId: number): Promise<boolean> {
    const found = await executor
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), products.active))
    return found.length > 0
  },

  /** Undefined where the customer or the e-mail has a review of the product; the rating follows by trigger. */
  async insert(tx: Transaction, review: NewReview): Promise<ReviewRow | undefined> {
    const [row] = await tx.insert(reviews).values(review).onConflictDoNothing().returning()
    return row
  },

  /** Whether there was one. */
  async remove(tx: Transaction, id: number): Promise<boolean> {
    const { rowCount } = await tx.delete(reviews).where(eq(reviews.id, id))
    return rowCount === 1
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
    })
    .from(reviews)
    .innerJoin(products, eq(products.id, reviews.productId))
    .where(which)
    .orderBy(asc(reviews.id))
}

async function removed(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx.delete(reviews).where(which)
}

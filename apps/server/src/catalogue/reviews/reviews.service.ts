import { normalizeEmail } from '#rules/people/email.ts'
import { type Database, type Executor, inTransaction, type Transaction } from '../../db/connection.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import { photosStore } from './photos/photos.store.ts'
import { type NewReview, type ReviewRow, reviewsStore } from './reviews.store.ts'

export type ReviewsService = ReturnType<typeof reviewsService>

/** Reviews as people write them and the staff takes them away; `catalogueService` reads them. */
export function reviewsService({
  database,
  staffLog,
  hasBought,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
  /** Whether a customer has a paid order with the product. */
  hasBought(executor: Executor, customerId: number, productId: number): Promise<boolean>
}) {
  return {
    /**
     * Keeps a review, shown at once; the product's rating and count move with it. What is sent twice in a day without
     * a session, word for word, is kept once, whichever e-mail it names. What comes again under the key of its form is the
     * same review, in the words that came last until the shop has answered or hidden it. NOT_FOUND, EMAIL_INVALID;
     * ALREADY_REVIEWED where the session's customer has a review of the product: of an e-mail that is not said (0136). PHOTO_INVALID where a
     * picture was not uploaded, or is another review's.
     */
    async add(
      {
        photos = [],
        key = null,
        ...given
      }: Pick<NewReview, 'productId' | 'rating' | 'author' | 'content' | 'language'> & {
        email: string
        /** Keys of uploaded pictures, in the order in which they are shown. */
        photos?: readonly string[]
        /** Of the form; null for a client that has none. */
        key?: string | null
      },
      customerId: number | null,
    ): Promise<ReviewRow | Refusal> {
      const { productId } = given
      const email = normalizeEmail(given.email)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { email: 'EMAIL_INVALID' } })
      return transactOrRefuse<ReviewRow | Refusal>(database, async (tx) => {
        if (!(await reviewsStore.lockForSale(tx, productId))) return refuse('NOT_FOUND')
        const again = key === null ? undefined : await reviewsStore.byKey(tx, productId, key)
        if (again) return rewrite(tx, again, { ...given, email }, photos)
        const same = customerId === null && (await reviewsStore.sameOfToday(tx, given))
        if (same) return same
        if (!(await photosStore.lockUnused(tx, photos))) {
          const isAgain = customerId !== null && (await reviewsStore.hasReview(tx, customerId, productId))
          return isAgain
            ? refuse('ALREADY_REVIEWED')
            : refuse('PHOTO_INVALID', { fields: { fotos: 'PHOTO_INVALID' } })
        }
        const verified = customerId !== null && (await hasBought(tx, customerId, productId))
        const review = await reviewsStore.insert(tx, {
          ...given,
          email,
          customerId,
          verified,
          clientKey: key,
        })
        if (!review) return refuse('ALREADY_REVIEWED')
        await photosStore.take(tx, review.id, photos)
        return review
      })
    },

    /** Takes a review away for good. NOT_FOUND. */
    async remove(id: number, actor: StaffActor): Promise<true | Refusal> {
      return inTransaction(database, async (tx) => {
        const product = await reviewsStore.remove(tx, id)
        if (product === null) return refuse('NOT_FOUND')
        await staffLog.note(tx, { actor, action: 'resena-borrada', subject: product })
        return true as const
      })
    },
  }
}

/** What the shop has answered or hidden stands as it was. */
async function rewrite(
  tx: Transaction,
  review: ReviewRow,
  words: Pick<NewReview, 'author' | 'rating' | 'content' | 'language'> & { email: string },
  photos: readonly string[],
): Promise<ReviewRow | Refusal> {
  if (review.answer !== null || review.hiddenAt !== null) return review
  await photosStore.release(tx, review.id)
  if (!(await photosStore.lockUnused(tx, photos)))
    throw new Rollback(refuse('PHOTO_INVALID', { fields: { fotos: 'PHOTO_INVALID' } }))
  const { author, rating, content, language, email } = words
  const rewritten = await reviewsStore.reword(tx, review.id, { author, rating, content, language, email })
  await photosStore.take(tx, review.id, photos)
  return rewritten ?? review
}

/** The reviews that people wrote in a session of theirs. */
export const reviewsOfCustomer = {
  exportOf: reviewsStore.byCustomer,
  async forgetPerson(tx: Transaction, customerId: number): Promise<void> {
    await reviewsStore.removeOfCustomer(tx, customerId)
  },
}

/** The reviews that were written without a session, by the e-mail that was given. */
export const reviewsByEmail = {
  exportOf: reviewsStore.byEmail,
  async forgetPerson(tx: Transaction, email: string): Promise<void> {
    await reviewsStore.removeOfEmail(tx, email)
  },
}

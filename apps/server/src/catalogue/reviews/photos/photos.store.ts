import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../../db/connection.ts'
import { reviewPhotos, reviews } from '../../catalogue.tables.ts'
import type { DrawnPhoto } from './draw-photo.ts'

export type ReviewPhoto = { key: string; width: number; height: number }

const unusedHours = 24

export const photosStore = {
  /** False where as many wait for a review as may. */
  async insert(
    executor: Executor,
    key: string,
    { drawn, most }: { drawn: DrawnPhoto; most: number },
  ): Promise<boolean> {
    const { large, small, width, height } = drawn
    const { rows } = await executor.execute(sql`
      INSERT INTO review_photos (key, large, small, width, height)
      SELECT ${key}, ${large}, ${small}, ${width}::int, ${height}::int
      WHERE (SELECT count(*) FROM (
        SELECT FROM review_photos WHERE review_id IS NULL LIMIT ${most}
      ) AS waiting) < ${most} RETURNING key`)
    return rows.length > 0
  },

  /** Whether all of them are there, each once, and no review has one; held until the transaction ends. */
  async lockUnused(tx: Transaction, keys: readonly string[]): Promise<boolean> {
    if (keys.length === 0) return true
    const found = await tx
      .select({ key: reviewPhotos.key })
      .from(reviewPhotos)
      .where(and(inArray(reviewPhotos.key, [...keys]), isNull(reviewPhotos.reviewId)))
      .for('update')
    return found.length === keys.length
  },

  /** Takes a review's pictures from it: another may have them, or they go as what was never used. */
  async release(tx: Transaction, reviewId: number): Promise<void> {
    const free = { reviewId: null, position: null }
    await tx.update(reviewPhotos).set(free).where(eq(reviewPhotos.reviewId, reviewId))
  },

  /** Gives a review its pictures, in this order. */
  async take(tx: Transaction, reviewId: number, keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return
    await tx.execute(sql`
      UPDATE review_photos p SET review_id = ${reviewId}, position = given.position
      FROM unnest(${sql.param(keys)}::text[]) WITH ORDINALITY AS given (key, position) WHERE p.key = given.key`)
  },

  /** Of each review that has any, in their order. */
  async ofReviews(executor: Executor, reviewIds: readonly number[]): Promise<Map<number, ReviewPhoto[]>> {
    if (reviewIds.length === 0) return new Map()
    const { key, width, height, reviewId } = reviewPhotos
    const rows = await executor
      .select({ reviewId, key, width, height })
      .from(reviewPhotos)
      .where(inArray(reviewId, [...reviewIds]))
      .orderBy(asc(reviewId), asc(reviewPhotos.position))
    const byReview = Map.groupBy(rows, (row) => row.reviewId ?? 0)
    return new Map(
      [...byReview].map(([id, photos]) => [id, photos.map(({ reviewId: _, ...photo }) => photo)]),
    )
  },

  /** The file of a picture whose review everyone sees. */
  async file(executor: Executor, key: string, size: 'large' | 'small'): Promise<Buffer | undefined> {
    const [row] = await executor
      .select({ file: reviewPhotos[size] })
      .from(reviewPhotos)
      .innerJoin(reviews, and(eq(reviews.id, reviewPhotos.reviewId), isNull(reviews.hiddenAt)))
      .where(eq(reviewPhotos.key, key))
    return row?.file
  },

  /** Deletes what no review has taken within a day. */
  async removeUnused(executor: Executor): Promise<void> {
    const old = sql`now() - make_interval(hours => ${unusedHours})`
    await executor
      .delete(reviewPhotos)
      .where(and(isNull(reviewPhotos.reviewId), lt(reviewPhotos.uploadedAt, old)))
  },
}

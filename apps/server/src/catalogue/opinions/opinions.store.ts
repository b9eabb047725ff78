import { eq, sql } from 'drizzle-orm'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Executor, Transaction } from '../../db/connection.ts'
import { todayInChile } from '../../db/today.ts'
import { productQuestions, reviews } from '../catalogue.tables.ts'

export type OpinionKind = 'question' | 'review'
export type OpinionState = 'waiting' | 'answered' | 'hidden'

/** A question or a review as the desk sees it; with what its author is written to by. */
export type Opinion = {
  kind: OpinionKind
  id: number
  productId: number
  productName: string
  productSlug: string
  customerId: number | null
  email: string | null
  author: string
  content: string
  language: ShopLanguage
  /** ISO 8601. */
  writtenOn: string
  /** Null for a question. */
  rating: number | null
  answer: string | null
  answeredBy: string | null
  /** A day of Chile, ISO 8601; the day of the first answer. */
  answeredOn: string | null
  hiddenReason: string | null
}

const pageLength = 50

const tableOf = { question: productQuestions, review: reviews }

const own = {
  question: sql`'question' AS kind, o.asked_on::text AS "writtenOn", NULL::int AS rating`,
  review: sql`'review' AS kind, o.written_on::text AS "writtenOn", o.rating`,
}

/** What came with the demonstration, which has no e-mail, waits for nobody. */
const inState = {
  waiting: sql`o.answer IS NULL AND o.hidden_at IS NULL AND o.email IS NOT NULL`,
  answered: sql`o.answer IS NOT NULL AND o.hidden_at IS NULL`,
  hidden: sql`o.hidden_at IS NOT NULL`,
}

const select = (kind: OpinionKind) => sql`
  SELECT o.id, ${own[kind]}, p.id AS "productId", p.name AS "productName", p.slug AS "productSlug",
    o.customer_id AS "customerId", o.email::text, o.author, o.content, o.language, o.answer,
    o.answered_by AS "answeredBy", o.answered_on::text AS "answeredOn", o.hidden_reason AS "hiddenReason"
  FROM ${tableOf[kind]} o JOIN products p ON p.id = o.product_id`

export const opinionsStore = {
  /** Up to 50 after the one of an id: what waits the longest first, the rest the newest first. */
  async list(
    executor: Executor,
    kind: OpinionKind,
    { state, after }: { state: OpinionState; after: number | null },
  ): Promise<Opinion[]> {
    const isRising = state === 'waiting'
    const rest = after === null ? sql`` : isRising ? sql`AND o.id > ${after}` : sql`AND o.id < ${after}`
    const { rows } = await executor.execute<Opinion>(sql`
      ${select(kind)} WHERE ${inState[state]} ${rest}
      ORDER BY o.id ${isRising ? sql`ASC` : sql`DESC`} LIMIT ${pageLength}`)
    return rows
  },

  async waiting(executor: Executor): Promise<{ questions: number; reviews: number }> {
    const count = (kind: OpinionKind) =>
      sql`(SELECT count(*)::int FROM ${tableOf[kind]} o WHERE ${inState.waiting})`
    const { rows } = await executor.execute<{ questions: number; reviews: number }>(
      sql`SELECT ${count('question')} AS questions, ${count('review')} AS reviews`,
    )
    return rows[0] ?? { questions: 0, reviews: 0 }
  },

  /** Locked until the transaction ends. */
  async find(tx: Transaction, kind: OpinionKind, id: number): Promise<Opinion | undefined> {
    const { rows } = await tx.execute<Opinion>(sql`${select(kind)} WHERE o.id = ${id} FOR UPDATE OF o`)
    return rows[0]
  },

  async answer(
    tx: Transaction,
    { kind, id }: Pick<Opinion, 'kind' | 'id'>,
    { answer, by }: { answer: string; by: string },
  ): Promise<void> {
    const table = tableOf[kind]
    await tx
      .update(table)
      .set({ answer, answeredBy: by, answeredOn: sql`coalesce(${table.answeredOn}, ${todayInChile})` })
      .where(eq(table.id, id))
    // What was translated of the one before says the old answer.
    await tx.execute(
      kind === 'question'
        ? sql`DELETE FROM question_translations WHERE question_id = ${id}`
        : sql`UPDATE review_translations SET answer = NULL WHERE review_id = ${id} AND answer IS NOT NULL`,
    )
  },

  /** Null shows it again. */
  async hide(
    tx: Transaction,
    { kind, id }: Pick<Opinion, 'kind' | 'id'>,
    reason: string | null,
  ): Promise<void> {
    const table = tableOf[kind]
    const hiddenAt = reason === null ? null : sql`now()`
    await tx.update(table).set({ hiddenAt, hiddenReason: reason }).where(eq(table.id, id))
  },
}

import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Executor, Transaction } from '../../db/connection.ts'
import { productQuestions, products } from '../catalogue.tables.ts'

export type QuestionRow = typeof productQuestions.$inferSelect
export type NewQuestion = Pick<
  QuestionRow,
  'productId' | 'customerId' | 'email' | 'author' | 'content' | 'language'
> & { clientKey: string }

/** A question that is answered, its texts in `language`. */
export type AnsweredQuestion = {
  id: number
  askedOn: string
  answeredOn: string
  author: string
  content: string
  answer: string
  language: ShopLanguage
}

type Asked = { productId: number; words: readonly string[]; language: ShopLanguage }

const ofCustomer = (customerId: number) => eq(productQuestions.customerId, customerId)
const ofEmail = (email: string) => and(eq(productQuestions.email, email), isNull(productQuestions.customerId))

export const questionsStore = {
  async isSold(executor: Executor, productId: number): Promise<boolean> {
    const found = await executor
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), products.active))
    return found.length > 0
  },

  /** How many everyone sees: of all, and of those in which each of the words stands. */
  async counts(executor: Executor, asked: Asked): Promise<{ all: number; found: number }> {
    const { rows } = await executor.execute<{ all: number; found: number }>(
      sql`SELECT count(*)::int AS all, count(*) FILTER (WHERE ${saysAll(asked.words)})::int AS found ${shown(asked)}`,
    )
    return rows[0] ?? { all: 0, found: 0 }
  },

  /** The last answered first. */
  async list(
    executor: Executor,
    asked: Asked,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<AnsweredQuestion[]> {
    const { rows } = await executor.execute<AnsweredQuestion>(sql`
      SELECT q.id, q.asked_on::text AS "askedOn", q.answered_on::text AS "answeredOn", q.author,
        coalesce(t.content, q.content) AS content, coalesce(t.answer, q.answer) AS answer,
        coalesce(t.language, q.language) AS language
      ${shown(asked)} AND ${saysAll(asked.words)}
      ORDER BY q.answered_on DESC, q.id DESC LIMIT ${limit} OFFSET ${offset}`)
    return rows
  },

  /** Undefined where a question has the key. */
  async insert(executor: Executor, question: NewQuestion): Promise<QuestionRow | undefined> {
    const [row] = await executor.insert(productQuestions).values(question).onConflictDoNothing().returning()
    return row
  },

  async byKey(executor: Executor, key: string): Promise<QuestionRow | undefined> {
    const [row] = await executor.select().from(productQuestions).where(eq(productQuestions.clientKey, key))
    return row
  },

  byCustomer: (executor: Executor, customerId: number) => written(executor, ofCustomer(customerId)),

  /** Those that were asked without a session. */
  byEmail: (executor: Executor, email: string) => written(executor, ofEmail(email)),

  removeOfCustomer: (tx: Transaction, customerId: number) => removed(tx, ofCustomer(customerId)),
  removeOfEmail: (tx: Transaction, email: string) => removed(tx, ofEmail(email)),
}

const shown = ({ productId, language }: Asked) => sql`
  FROM product_questions q
  LEFT JOIN question_translations t ON t.question_id = q.id AND t.language = ${language} AND q.language <> ${language}
  WHERE q.product_id = ${productId} AND q.answer IS NOT NULL AND q.hidden_at IS NULL`

const saysAll = (words: readonly string[]) => sql`NOT EXISTS (
  SELECT FROM unnest(${sql.param(words)}::text[]) AS word
  WHERE position(word IN fold_text(coalesce(t.content, q.content) || ' ' || coalesce(t.answer, q.answer))) = 0)`

async function written(executor: Executor, which: SQL | undefined) {
  return executor
    .select({
      product: products.name,
      author: productQuestions.author,
      email: productQuestions.email,
      content: productQuestions.content,
      askedOn: productQuestions.askedOn,
      answer: productQuestions.answer,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .where(which)
    .orderBy(asc(productQuestions.id))
}

async function removed(tx: Transaction, which: SQL | undefined): Promise<void> {
  await tx.delete(productQuestions).where(which)
}

import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'

/** A typed word, and how many orders hold one that begins so, counted up to 2,000. */
export type TypedWord = { word: string; orders: number }

/** Words that begin with a typed one; `isCut` where there are more. */
export type BegunWords = { words: string[]; isCut: boolean }

/** More words than these begin with what is hardly begun, and many orders hold them. */
const mostWords = 200
const mostCounted = 2000

/** That a row `w` of order_words is of a word that begins so. */
export const beginsWith = (word: string) => sql`w.word >= ${word} AND w.word < ${word} || chr(1114111)`
/** As the partial index has it, to the letter. */
const isNoMail = sql`strpos(w.word, '@') = 0`

export async function countOrders(executor: Executor, word: string): Promise<TypedWord> {
  const { rows } = await executor.execute<{ orders: number }>(sql`
    SELECT count(*)::int AS orders
    FROM (SELECT FROM order_words w WHERE ${beginsWith(word)} LIMIT ${mostCounted}) AS counted`)
  return { word, orders: rows[0]?.orders ?? 0 }
}

/**
 * All words of what few orders hold. Of what many do, at most 200: names and RUTs before e-mails, which are as many as
 * there are people, unless an e-mail is what is typed.
 */
export async function wordsFrom(executor: Executor, { word, orders }: TypedWord): Promise<BegunWords> {
  if (orders < mostCounted) {
    const { rows } = await executor.execute<{ word: string }>(
      sql`SELECT DISTINCT w.word FROM order_words w WHERE ${beginsWith(word)}`,
    )
    return { words: rows.map((row) => row.word), isCut: false }
  }
  const first = await leap(executor, word, sql`true`)
  if (first.length <= mostWords) return { words: first, isCut: false }
  const names = word.includes('@') ? [] : await leap(executor, word, isNoMail)
  const words = [...new Set([...names, ...first])].slice(0, mostWords)
  return { words, isCut: true }
}

/** In the order of bytes, one word more than are looked at; leaps from one to the next, however many orders hold it. */
async function leap(executor: Executor, word: string, which: SQL): Promise<string[]> {
  const { rows } = await executor.execute<{ word: string }>(sql`
    WITH RECURSIVE leaps AS (
      (SELECT w.word FROM order_words w WHERE ${beginsWith(word)} AND ${which} ORDER BY w.word LIMIT 1)
      UNION ALL
      SELECT (
        SELECT w.word FROM order_words w WHERE w.word > leaps.word AND w.word < ${word} || chr(1114111) AND ${which}
        ORDER BY w.word LIMIT 1
      )
      FROM leaps WHERE leaps.word IS NOT NULL
    )
    SELECT word FROM (SELECT word FROM leaps LIMIT ${mostWords + 1}) AS first WHERE word IS NOT NULL`)
  return rows.map((row) => row.word)
}

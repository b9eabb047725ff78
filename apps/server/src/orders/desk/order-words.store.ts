import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/connection.ts'

/** What a typed word is the beginning of. */
export type Expanded = {
  word: string
  /** The words that begin so, in the order of their bytes. */
  words: string[]
  /** How many orders hold one of them, counted up to 2,000. */
  orders: number
}

/** More words than these begin with what is hardly begun. */
const mostWords = 200
const mostCounted = 2000

/** Leaps from word to word, so that a word which half the orders hold costs no more than one that a single one holds. */
export async function expandWord(executor: Executor, word: string): Promise<Expanded> {
  const beyond = sql`${word} || chr(1114111)`
  const { rows } = await executor.execute<{ words: string[]; orders: number }>(sql`
    WITH RECURSIVE leaps AS (
      (SELECT w.word FROM order_words w WHERE w.word >= ${word} AND w.word < ${beyond} ORDER BY w.word LIMIT 1)
      UNION ALL
      SELECT (
        SELECT w.word FROM order_words w WHERE w.word > leaps.word AND w.word < ${beyond} ORDER BY w.word LIMIT 1
      )
      FROM leaps WHERE leaps.word IS NOT NULL
    )
    SELECT
      ARRAY(SELECT word FROM (SELECT word FROM leaps LIMIT ${mostWords}) AS first WHERE word IS NOT NULL) AS words,
      (SELECT count(*)::int FROM (
        SELECT FROM order_words w WHERE w.word >= ${word} AND w.word < ${beyond} LIMIT ${mostCounted}
      ) AS counted) AS orders`)
  return { word, words: rows[0]?.words ?? [], orders: rows[0]?.orders ?? 0 }
}

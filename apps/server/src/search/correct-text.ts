import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { foundProducts } from './found-products.ts'

/** More words than these are not tried without each of them. */
const mostWords = 8

/**
 * A text like one that finds nothing, which finds something: its unknown words replaced by what looks most like
 * them, then without one of its words, the last one first, then each word alone. Null where there is none.
 */
export async function correctText(executor: Executor, text: string): Promise<string | null> {
  const words = await likeliestWords(executor, text)
  if (words.length === 0 || words.length > mostWords) return null
  const shorter = words.map((_, left) => words.filter((__, place) => place !== left)).reverse()
  for (const tried of [words, ...shorter, ...words.map((word) => [word])]) {
    if (tried.length > 0 && (await findsAny(executor, tried.join(' ')))) return tried.join(' ')
  }
  return null
}

/** The words of a text as they are spelled; in the place of one that the shop does not know, the most alike in a name. */
async function likeliestWords(executor: Executor, text: string): Promise<string[]> {
  const { rows } = await executor.execute<{ word: string | null }>(sql`
    with typed as (
      select word, fold_text(word) as folded, place
      from string_to_table(btrim(spelled_words(${text})), ' ') with ordinality as t (word, place)
    ), judged as (
      select *, folded ~ '[0-9]' or length(folded) < 3 or word_stem(folded) is null or exists (
        select from search_words w where w.word >= folded and w.word < folded || '{'
      ) or exists (select from synonyms s where s.folded = typed.folded) as is_known
      from typed
    ), likely as (
      select *, case when not is_known then (
        select w.word from search_words w where w.word % folded
        order by exists (select from product_search s where s.named @@ quote_literal(w.word)::tsquery) desc,
          similarity(w.word, folded) desc, w.word limit 1
      ) end as near
      from judged
    )
    select case when is_known then word else coalesce((
      select spelled.word from product_search s, string_to_table(btrim(s.spelled), ' ') as spelled (word)
      where s.named @@ quote_literal(near)::tsquery and near in (fold_text(spelled.word), word_stem(fold_text(spelled.word))) limit 1
    ), near) end as word
    from likely where word <> '' order by place`)
  return rows.flatMap(({ word }) => word ?? [])
}

async function findsAny(executor: Executor, text: string): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`select from ${foundProducts(sql`search_query(${text})`, text, { ranked: 1, most: 1, enough: 1 })}`,
  )
  return rows.length > 0
}

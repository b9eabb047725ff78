import { sql } from 'drizzle-orm'
import type { SearchTerm, TermMeaning } from '#rules/search/search-terms.ts'
import type { Executor, Transaction } from '../db/connection.ts'

/** Who saved it last and when; nobody where it still stands as the shop came with it. */
type Saved = { id: number; version: number; editedBy: string; editedAt: Date | null }
export type StoredTerm = SearchTerm & Saved
export type SynonymGroup = Saved & { terms: string[] }

const dated = <Row extends Saved>(row: Row): Row => ({
  ...row,
  editedAt: row.editedAt && new Date(row.editedAt),
})

const termColumns = sql`id, meaning, term, target, version, changed_by as "editedBy", changed_at as "editedAt"`
const groupColumns = sql`group_id as id, array_agg(term order by term) as terms, max(version) as version,
  max(changed_by) as "editedBy", max(changed_at) as "editedAt"`

/** A page of the newest, behind `before`; `text` is looked for anywhere, whatever its accents. */
export type WordsPage = { text: string; limit: number; before?: number | undefined }

const before = (column: string, id: number | undefined) =>
  id === undefined ? sql`` : sql`and ${sql.raw(column)} < ${id}`

/** The columns that hold what is looked for in the table of a meaning's targets. */
const targets = {
  animal: ['categories', 'slug'],
  brand: ['brands', 'name'],
  make: ['vehicles', 'make'],
} as const

export type NamedMeaning = keyof typeof targets

/** What words mean to the search, as the staff edits it. */
export const searchTermsStore = {
  async terms(
    executor: Executor,
    { text, limit, before: last, meaning }: WordsPage & { meaning?: TermMeaning | undefined },
  ): Promise<StoredTerm[]> {
    const { rows } = await executor.execute<StoredTerm>(sql`
      select ${termColumns} from search_terms
      where position(fold_text(${text}) in fold_text(term || ' ' || target)) > 0
        ${meaning === undefined ? sql`` : sql`and meaning = ${meaning}`} ${before('id', last)}
      order by id desc limit ${limit}`)
    return rows.map(dated)
  },

  async term(executor: Executor, id: number): Promise<StoredTerm | null> {
    const { rows } = await executor.execute<StoredTerm>(sql`
      select ${termColumns} from search_terms where id = ${id}`)
    return rows[0] ? dated(rows[0]) : null
  },

  /** Until the end of the transaction nobody else writes terms; gives how many there are, and who has this one. */
  async lockTerms(
    tx: Transaction,
    { meaning, term }: SearchTerm,
  ): Promise<{ count: number; holder: number | null }> {
    await tx.execute(sql`lock table search_terms in share row exclusive mode`)
    const { rows } = await tx.execute<{ count: number; holder: number | null }>(sql`
      select count(*)::int as count, min(id) filter (where meaning = ${meaning} and term = ${term}) as holder
      from search_terms`)
    return rows[0] ?? { count: 0, holder: null }
  },

  async insertTerm(tx: Transaction, { meaning, term, target }: SearchTerm, actor: string): Promise<number> {
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into search_terms (meaning, term, target, changed_by, changed_at)
      values (${meaning}, ${term}, ${target}, ${actor}, now()) returning id`)
    return rows[0]?.id ?? 0
  },

  async updateTerm(
    tx: Transaction,
    id: number,
    { meaning, term, target }: SearchTerm,
    actor: string,
  ): Promise<void> {
    await tx.execute(sql`
      update search_terms set meaning = ${meaning}, term = ${term}, target = ${target}, changed_by = ${actor},
        changed_at = now(), version = version + 1
      where id = ${id}`)
  },

  /** The term that was removed. */
  async removeTerm(tx: Transaction, id: number): Promise<string | undefined> {
    const { rows } = await tx.execute<{ term: string }>(
      sql`delete from search_terms where id = ${id} returning term`,
    )
    return rows[0]?.term
  },

  /** What a target is called by the shop, whatever the case and accents that it was typed with. */
  async nameOf(executor: Executor, meaning: NamedMeaning, target: string): Promise<string | undefined> {
    const [table, column] = targets[meaning].map((name) => sql.identifier(name))
    const { rows } = await executor.execute<{ name: string }>(
      sql`select ${column} as name from ${table} where fold_text(${column}) = fold_text(${target}) limit 1`,
    )
    return rows[0]?.name
  },

  async groups(executor: Executor, { text, limit, before: last }: WordsPage): Promise<SynonymGroup[]> {
    const { rows } = await executor.execute<SynonymGroup>(sql`
      select ${groupColumns} from synonyms
      where true ${before('group_id', last)}
      group by group_id having bool_or(position(fold_text(${text}) in fold_text(term)) > 0)
      order by group_id desc limit ${limit}`)
    return rows.map(dated)
  },

  async group(executor: Executor, id: number): Promise<SynonymGroup | null> {
    const { rows } = await executor.execute<SynonymGroup>(sql`
      select ${groupColumns} from synonyms
      where group_id = ${id} group by group_id`)
    return rows[0] ? dated(rows[0]) : null
  },

  /** Until the end of the transaction nobody else writes groups; gives how many there are. */
  async lockGroups(tx: Transaction): Promise<number> {
    await tx.execute(sql`lock table synonyms in share row exclusive mode`)
    const { rows } = await tx.execute<{ count: number }>(
      sql`select count(distinct group_id)::int as count from synonyms`,
    )
    return rows[0]?.count ?? 0
  },

  /**
   * The number of a new group, with the groups locked: none that a group has had, which somebody may have read before it was
   * removed. A release before, and what the shop came with, take the next above the highest.
   */
  async nextGroup(tx: Transaction): Promise<number> {
    const { rows } = await tx.execute<{ id: number }>(sql`
      select setval('synonym_groups', greatest(
        nextval('synonym_groups'), (select max(group_id) + 1 from synonyms)))::int as id`)
    return rows[0]?.id ?? 0
  },

  /** The terms of a group that was removed; empty where there was none. */
  async removeGroup(tx: Transaction, id: number): Promise<string[]> {
    const { rows } = await tx.execute<{ term: string }>(
      sql`delete from synonyms where group_id = ${id} returning term`,
    )
    return rows.map(({ term }) => term)
  },

  async insertGroup(
    tx: Transaction,
    { id, terms, version, editedBy }: Omit<SynonymGroup, 'editedAt'>,
  ): Promise<void> {
    await tx.execute(sql`
      insert into synonyms (group_id, term, folded, version, changed_by, changed_at)
      select ${id}::int, term, array_to_string(telling_words(term), ' '), ${version}::int, ${editedBy}, now()
      from unnest(${sql.param(terms)}::text[]) as given (term)`)
  },
}

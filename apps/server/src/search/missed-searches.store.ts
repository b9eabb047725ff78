import type { Database } from '../db/connection.ts'

export type MissedSearch = {
  words: string
  count: number
  /** The last day on which it was missed, ISO 8601. */
  lastDay: string
}

/** Texts of one day beyond these are not counted: whoever makes them up fills no table. */
const mostOfDay = 1000
const retentionDays = 90

const today = `(now() at time zone 'America/Santiago')::date`

/** $1 are words, $2 how often each was missed. */
const add = `
  insert into missed_searches (day, words, count)
  select ${today}, given.words, given.count
  from unnest($1::text[], $2::int[]) as given (words, count)
  where exists (select from missed_searches m where m.day = ${today} and m.words = given.words)
    or (select count(*) from missed_searches m where m.day = ${today}) < ${mostOfDay}
  on conflict (day, words) do update set count = missed_searches.count + excluded.count`

/** $1 is the most. */
const list = `
  select words, count::int as count, last_day::text as "lastDay" from missed_search_sums
  order by count desc, last_day desc, words limit $1::int`

export function missedSearchesStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async add(counts: ReadonlyMap<string, number>): Promise<void> {
      // In one order, so that two writers never wait in a circle.
      const rows = [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))
      const values = [rows.map(([words]) => words), rows.map(([, count]) => count)]
      await pool.query({ name: 'missed_searches_add', text: add, values })
    },
    /** The most missed first. */
    async list(most: number): Promise<MissedSearch[]> {
      return (await pool.query<MissedSearch>({ name: 'missed_searches_list', text: list, values: [most] }))
        .rows
    },
    /** Nobody writes meanwhile: a writer changes the sums of its new words and of its known ones in two runs. */
    async forgetOld(): Promise<void> {
      await pool.query(`
        lock table missed_searches in share row exclusive mode;
        delete from missed_searches where day <= ${today} - ${retentionDays}`)
    },
  }
}

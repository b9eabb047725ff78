import { sql } from 'drizzle-orm'
import { type Executor, run, type Transaction } from '../../db/connection.ts'

export const lawKinds = ['terms', 'privacy', 'returns', 'guarantee', 'cookies'] as const
export type LawKind = (typeof lawKinds)[number]

export type LawWords = { title: string; body: string }

/** A publication; `name` is what orders and consents keep of it, and what stands in its address. */
export type LawText = LawWords & {
  kind: LawKind
  version: number
  name: string
  translations: Partial<Record<'en' | 'ru', LawWords>>
  publishedAt: Date
  publishedBy: string
}

export type LawVersion = Pick<LawText, 'kind' | 'version' | 'name' | 'publishedAt' | 'publishedBy'>

type Row<Fields extends { publishedAt: Date }> = Omit<Fields, 'publishedAt'> & { publishedAt: string }

const dated = <Fields extends { publishedAt: Date }>(row: Row<Fields>): Fields =>
  ({ ...row, publishedAt: new Date(row.publishedAt) }) as unknown as Fields

const whole = sql`kind, version, name, title, body, translations, published_at as "publishedAt",
  published_by as "publishedBy"`

export const lawTextsStore = {
  /** The last of a kind, or the one of a name; null for none. */
  async find(executor: Executor, kind: LawKind, name?: string): Promise<LawText | null> {
    const { rows } = await executor.execute<Row<LawText>>(sql`
      select ${whole} from law_texts
      where kind = ${kind} and ${name === undefined ? sql`true` : sql`name = ${name}`}
      order by version desc limit 1`)
    return rows[0] ? dated<LawText>(rows[0]) : null
  },

  /** A publication by its name with the one before it; none for a name that there is not. */
  async findWithBefore(executor: Executor, kind: LawKind, name: string): Promise<LawText[]> {
    const { rows } = await executor.execute<Row<LawText>>(sql`
      select ${whole} from law_texts
      where kind = ${kind} and version <= (select version from law_texts where kind = ${kind} and name = ${name})
      order by version desc limit 2`)
    return rows.map((row) => dated<LawText>(row))
  },

  /** What the last of a kind is called; null for none. */
  async latestName(executor: Executor, kind: LawKind): Promise<string | null> {
    const text = 'SELECT name FROM law_texts WHERE kind = $1 ORDER BY version DESC LIMIT 1'
    const { rows } = await run<Pick<LawText, 'name'>>(executor, text, [kind])
    return rows[0]?.name ?? null
  },

  /** The last of each kind. */
  async latest(executor: Executor): Promise<LawText[]> {
    const { rows } = await executor.execute<Row<LawText>>(
      sql`select distinct on (kind) ${whole} from law_texts order by kind, version desc`,
    )
    return rows.map((row) => dated<LawText>(row))
  },

  /** Of a kind, or of all; the last of each first. */
  async versions(executor: Executor, kind?: LawKind): Promise<LawVersion[]> {
    const { rows } = await executor.execute<Row<LawVersion>>(sql`
      select kind, version, name, published_at as "publishedAt", published_by as "publishedBy" from law_texts
      where ${kind === undefined ? sql`true` : sql`kind = ${kind}`} order by kind, version desc`)
    return rows.map((row) => dated<LawVersion>(row))
  },

  /** Nobody else publishes until the transaction ends. */
  async lock(tx: Transaction): Promise<void> {
    await tx.execute(sql`lock table law_texts in share row exclusive mode`)
  },

  /** Named by the day that it is in Chile; by that and a number where the kind has that already. */
  async insert(
    tx: Transaction,
    text: Pick<LawText, 'kind' | 'version' | 'title' | 'body' | 'translations' | 'publishedBy'>,
  ): Promise<void> {
    const { kind, version, title, body, translations, publishedBy } = text
    await tx.execute(sql`
      with today as (select to_char(now() at time zone 'America/Santiago', 'YYYY-MM-DD') as day),
      same as (select count(*) as published from law_texts, today where kind = ${kind} and starts_with(name, day))
      insert into law_texts (kind, version, name, title, body, translations, published_by)
      select ${kind}, ${version}::int, case when published = 0 then day else day || '-' || published + 1 end,
        ${title}, ${body}, ${JSON.stringify(translations)}::jsonb, ${publishedBy}
      from today, same`)
  },
}

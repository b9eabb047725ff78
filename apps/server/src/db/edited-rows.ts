import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from './connection.ts'

export type FieldValue = string | number | boolean | null | string[]

/** What is said of a row, by the names of its kind. */
export type EditedFields = Record<string, FieldValue>

/**
 * Rows that the desk edits: a table with the columns `version`, `edited_by` and `edited_at`, and beside it one with its
 * texts in other languages.
 */
export type EditedKind = {
  table: string
  translations: { table: string; key: string }
  /** Texts by their columns, each also in English and Russian; `isNeeded` once a language has any. */
  words: Record<string, { column: string; isNeeded: boolean; isNullable?: boolean }>
  /** The word without which a language has none. */
  title: string
  /** The other fields, as the table `own` has them. */
  read: Record<string, SQL>
  write(fields: EditedFields): Record<string, SQL>
}

export type EditedRow = {
  id: number
  version: number
  editedBy: string
  editedAt: Date | null
  fields: EditedFields
}

export const otherLanguages = ['en', 'ru'] as const
type OtherLanguage = (typeof otherLanguages)[number]

/** The name under which a text in another language stands among the fields: `titleEn`. */
export const fieldIn = (name: string, language: OtherLanguage): string =>
  name + (language === 'en' ? 'En' : 'Ru')

/** Every field of a kind that holds a text in some language. */
export const wordFields = ({ words }: EditedKind): string[] =>
  Object.keys(words).flatMap((name) => [name, ...otherLanguages.map((language) => fieldIn(name, language))])

/** Which texts are missing, of those that are needed, in Spanish and in each language that has any. */
export function missingWords({ words }: EditedKind, fields: EditedFields): string[] {
  const needed = Object.keys(words).filter((name) => words[name]?.isNeeded)
  const inOthers = otherLanguages.flatMap((language) =>
    Object.keys(words).every((name) => !fields[fieldIn(name, language)])
      ? []
      : needed.map((name) => fieldIn(name, language)),
  )
  return [...needed, ...inOthers].filter((name) => !fields[name])
}

/** The rows of a kind, as `own`; `more` is the rest of the query. */
export async function selectEdited(executor: Executor, kind: EditedKind, more: SQL): Promise<EditedRow[]> {
  const { table, translations, words, read } = kind
  const joins = otherLanguages.map((language) => {
    const alias = sql.identifier(language)
    return sql`left join ${sql.identifier(translations.table)} ${alias}
      on ${alias}.${sql.identifier(translations.key)} = own.id and ${alias}.language = ${language}`
  })
  const texts = Object.entries(words).flatMap(([name, { column }]) => [
    sql`${name}::text, coalesce(own.${sql.identifier(column)}, '')`,
    ...otherLanguages.map(
      (language) =>
        sql`${fieldIn(name, language)}::text,
          coalesce(${sql.identifier(language)}.${sql.identifier(column)}, '')`,
    ),
  ])
  const others = Object.entries(read).map(([name, value]) => sql`${name}::text, ${value}`)
  const { rows } = await executor.execute<EditedRow>(sql`
    select own.id, own.version, own.edited_by as "editedBy", own.edited_at as "editedAt",
      jsonb_build_object(${sql.join([...texts, ...others], sql`, `)}) as fields
    from ${sql.identifier(table)} own ${sql.join(joins, sql` `)} ${more}`)
  return rows.map((row) => ({ ...row, editedAt: row.editedAt && new Date(row.editedAt) }))
}

/** Null for none; nobody else writes it until the transaction ends. */
export async function lockEdited(tx: Transaction, kind: EditedKind, id: number): Promise<EditedRow | null> {
  const [row] = await selectEdited(tx, kind, sql`where own.id = ${id} for update of own`)
  return row ?? null
}

/** Writes one with all its texts, one version on; `fresh` are columns of one that is made. Answers its id. */
export async function saveEdited(
  tx: Transaction,
  kind: EditedKind,
  {
    id,
    fields,
    editedBy,
    fresh = {},
  }: { id: number | undefined; fields: EditedFields; editedBy: string; fresh?: Record<string, SQL> },
): Promise<number> {
  const { table, words, write } = kind
  const columns = {
    ...wordColumns(words, fields, (name) => name),
    ...write(fields),
    edited_by: sql`${editedBy}`,
    edited_at: sql`now()`,
  }
  const { rows } = await tx.execute<{ id: number }>(
    id === undefined
      ? sql`insert into ${sql.identifier(table)} ${inserted({ ...columns, ...fresh })} returning id`
      : sql`update ${sql.identifier(table)} set ${assigned(columns)}, version = version + 1
          where id = ${id} returning id`,
  )
  const [saved] = rows
  if (!saved) throw new Error('What was written is not there.')
  for (const language of otherLanguages) await translate(tx, kind, { id: saved.id, language, fields })
  return saved.id
}

/** A language without a title has no texts. */
async function translate(
  tx: Transaction,
  { translations, words, title }: EditedKind,
  { id, language, fields }: { id: number; language: OtherLanguage; fields: EditedFields },
): Promise<void> {
  const [table, key] = [sql.identifier(translations.table), sql.identifier(translations.key)]
  if (!fields[fieldIn(title, language)]) {
    await tx.execute(sql`delete from ${table} where ${key} = ${id} and language = ${language}`)
    return
  }
  const columns = wordColumns(words, fields, (name) => fieldIn(name, language))
  const whose = { [translations.key]: sql`${id}::int`, language: sql`${language}` }
  await tx.execute(sql`insert into ${table} ${inserted({ ...columns, ...whose })}
    on conflict (${key}, language) do update set ${assigned(columns)}`)
}

const wordColumns = (
  words: EditedKind['words'],
  fields: EditedFields,
  nameOf: (name: string) => string,
): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(words).map(([name, { column, isNullable }]) => {
      const value = fields[nameOf(name)] ?? ''
      return [column, value === '' && isNullable ? sql`null` : sql`${value}`]
    }),
  )

const inserted = (columns: Record<string, SQL>): SQL => {
  const names = Object.keys(columns).map((name) => sql.identifier(name))
  return sql`(${sql.join(names, sql`, `)}) values (${sql.join(Object.values(columns), sql`, `)})`
}

const assigned = (columns: Record<string, SQL>): SQL =>
  sql.join(
    Object.entries(columns).map(([name, value]) => sql`${sql.identifier(name)} = ${value}`),
    sql`, `,
  )

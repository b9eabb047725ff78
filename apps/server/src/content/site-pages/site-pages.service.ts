import type { ShopLanguage } from '#rules/text/shop-language.ts'
import type { Database, Executor, Transaction } from '../../db/connection.ts'
import { type EditedFields, type EditedRow, missingWords, wordFields } from '../../db/edited-rows.ts'
import { type Refusal, Rollback, refuse } from '../../refusals/refusal.ts'
import type { Edited } from '../../staff/edited-on-wire.ts'
import { editedRowsService, type RowEdit } from '../../staff/edited-rows.service.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import {
  type ListedPage,
  type PageFilter,
  pageKind,
  type SitePage,
  sitePagesStore as store,
  type TitledPage,
} from './site-pages.store.ts'

type Actor = NonNullable<StaffActor>

export type SitePages = ReturnType<typeof sitePagesService>

/** One that is published, by its address or one that it had before; in a language or else in Spanish. NOT_FOUND. */
export async function shownPage(
  executor: Executor,
  slug: string,
  language: ShopLanguage,
): Promise<SitePage | Refusal> {
  const page = await store.shown(executor, slug, language)
  if (page) return page
  const now = await store.formerSlug(executor, slug)
  return (now !== undefined && (await store.shown(executor, now, language))) || refuse('NOT_FOUND')
}

/** The pages that the owner writes, as the shop shows and the desk edits them. */
export function sitePagesService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  const rows = editedRowsService({ database, staffLog, lock: store.lock, table: pageKind.table })

  /** INVALID_REQUEST and SLUG_TAKEN undo all. */
  async function write(
    tx: Transaction,
    { known, changes, actor }: { known: EditedRow | null; changes: EditedFields; actor: Actor },
  ): Promise<EditedRow> {
    const blank = Object.fromEntries(wordFields(pageKind).map((name) => [name, '']))
    const fields: EditedFields = { ...blank, slug: '', isPublished: false, ...known?.fields, ...changes }
    fields.slug ||= await store.slugOf(tx, `${fields.title}`)
    const missing = missingWords(pageKind, fields)
    if (fields.isPublished && !fields.body) missing.push('body')
    // No address comes of a title without letters or digits that one may have.
    if (fields.title && fields.slug === '') missing.push('slug')
    if (missing.length > 0) {
      const misfits = Object.fromEntries(missing.map((name) => [name, 'FIELD_REQUIRED']))
      throw new Rollback(refuse('INVALID_REQUEST', { fields: misfits }))
    }
    if (await store.isTaken(tx, `${fields.slug}`, known?.id))
      throw new Rollback(refuse('SLUG_TAKEN', { fields: { slug: 'SLUG_TAKEN' } }))
    const id = await store.save(tx, { id: known?.id, fields, editedBy: actor.name })
    await store.keepAddress(tx, { id, before: `${known?.fields.slug ?? ''}`, now: `${fields.slug}` })
    return rows.noted(tx, id, { known, changes, actor })
  }

  return {
    shown: (slug: string, language: ShopLanguage) => shownPage(database.db, slug, language),

    /** Those that are published, the last written first. */
    titles: (language: ShopLanguage): Promise<TitledPage[]> => store.titles(database.db, language),

    /** The address of the page that had one before; undefined where none had it. */
    formerSlug: (slug: string) => store.formerSlug(database.db, slug),

    list: (filter: PageFilter): Promise<ListedPage[]> => store.list(database.db, filter),

    /** NOT_FOUND. */
    find: async (id: number): Promise<EditedRow | Refusal> =>
      (await store.find(database.db, id)) ?? refuse('NOT_FOUND'),

    /** NOT_FOUND, SLUG_TAKEN, INVALID_REQUEST. */
    save: (edit: RowEdit, actor: Actor): Promise<Edited | Refusal> =>
      rows.save(edit, (tx, known) => write(tx, { known, changes: edit.changes, actor }), actor.staffId),

    /** Writes it as one that is published, for a transaction that is undone (see previews); answers its address. */
    async stage(tx: Transaction, { id, changes }: Omit<RowEdit, 'version'>, actor: Actor): Promise<string> {
      const known = await rows.knownOf(tx, id)
      const row = await write(tx, { known, changes: { ...changes, isPublished: false }, actor })
      const fields = { ...row.fields, isPublished: true }
      await store.save(tx, { id: row.id, fields, editedBy: actor.name })
      return `${row.fields.slug}`
    },

    /** NOT_FOUND. */
    remove: (gone: { id: number; version: number }, actor: Actor): Promise<Edited | Refusal> =>
      rows.remove(gone, actor, (tx) => store.remove(tx, gone.id)),
  }
}

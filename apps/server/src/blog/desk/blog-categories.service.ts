import { againWhereTaken, type Database, type Transaction } from '../../db/connection.ts'
import { type EditedFields, type EditedRow, missingWords, wordFields } from '../../db/edited-rows.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import type { Edited } from '../../staff/edited-on-wire.ts'
import { changesOf } from '../../staff/log/changes-of.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import { worded } from './blog-desk.service.ts'
import { blogDeskStore as store } from './blog-desk.store.ts'
import { categoryKind } from './blog-kinds.store.ts'

type Actor = NonNullable<StaffActor>

export type BlogCategories = ReturnType<typeof blogCategoriesService>

/** The categories of the blog, as the desk reads and edits them. */
export function blogCategoriesService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  return {
    /** With how many posts each has, and the tags of all posts. */
    async list(): Promise<{ categories: EditedRow[]; counts: Map<number, number>; tags: string[] }> {
      const { db } = database
      const [categories, counts, tags] = await Promise.all([
        store.categories(db),
        store.counts(db),
        store.tags(db),
      ])
      return { categories, counts, tags }
    },

    /** NOT_FOUND, SLUG_TAKEN, INVALID_REQUEST. */
    save: (
      { id, version, changes }: { id: number | undefined; version: number; changes: EditedFields },
      actor: Actor,
    ): Promise<Edited | Refusal> =>
      againWhereTaken(() =>
        transactOrRefuse(database, async (tx) => {
          const known = id === undefined ? null : await theirs(tx, id)
          if (known && known.version !== version) return { row: known, isStale: true }
          const blank = Object.fromEntries(wordFields(categoryKind).map((name) => [name, '']))
          const fields: EditedFields = { ...blank, slug: '', ...known?.fields, ...changes }
          fields.slug ||= await store.slugOf(tx, `${fields.name}`)
          const missing = missingWords(categoryKind, fields)
          // No address comes of a name without letters or digits that one may have.
          if (fields.name && fields.slug === '') missing.push('slug')
          const misfits = missing.map((name) => [name, 'FIELD_REQUIRED'])
          if (misfits.length > 0)
            throw new Rollback(refuse('INVALID_REQUEST', { fields: Object.fromEntries(misfits) }))
          if (await store.isTaken(tx, { of: 'category', slug: `${fields.slug}`, id }))
            throw new Rollback(refuse('SLUG_TAKEN', { fields: { slug: 'SLUG_TAKEN' } }))
          const saved = await store.saveCategory(tx, { id, fields, editedBy: actor.name })
          await staffLog.note(tx, {
            actor,
            action: 'contenido-guardado',
            subject: `${fields.name}`,
            changes: changesOf(worded(known?.fields ?? {}), worded(changes)),
          })
          return { row: await theirs(tx, saved), isStale: false }
        }),
      ),

    /** NOT_FOUND; INVALID_REQUEST while posts stand in it. */
    remove: ({ id, version }: { id: number; version: number }, actor: Actor): Promise<Edited | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const row = await theirs(tx, id)
        if (row.version !== version) return { row, isStale: true }
        if ((await store.counts(tx)).has(id))
          return refuse('INVALID_REQUEST', { fields: { id_categoria: 'FIELD_INVALID' } })
        await store.removeCategory(tx, id)
        await staffLog.note(tx, { actor, action: 'contenido-quitado', subject: `${row.fields.name}` })
        return { row, isStale: false }
      }),
  }
}

/** NOT_FOUND undoes all. */
async function theirs(tx: Transaction, id: number): Promise<EditedRow> {
  const row = await store.lockCategory(tx, id)
  if (!row) throw new Rollback(refuse('NOT_FOUND'))
  return row
}

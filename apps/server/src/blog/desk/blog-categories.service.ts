import type { Database } from '../../db/connection.ts'
import { type EditedFields, type EditedRow, missingWords, wordFields } from '../../db/edited-rows.ts'
import { type Refusal, Rollback, refuse } from '../../refusals/refusal.ts'
import type { Edited } from '../../staff/edited-on-wire.ts'
import { editedRowsService, type RowEdit } from '../../staff/edited-rows.service.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
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
  const rows = editedRowsService({
    database,
    staffLog,
    lock: store.lockCategory,
    title: 'name',
    table: categoryKind.table,
  })

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
    save: (edit: RowEdit, actor: Actor): Promise<Edited | Refusal> =>
      rows.save(
        edit,
        async (tx, known) => {
          const { changes } = edit
          const id = known?.id
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
          return rows.noted(tx, saved, { known, changes, actor })
        },
        actor.staffId,
      ),

    /** NOT_FOUND; INVALID_REQUEST while posts stand in it. */
    remove: (gone: { id: number; version: number }, actor: Actor): Promise<Edited | Refusal> =>
      rows.remove(gone, actor, async (tx) => {
        if ((await store.counts(tx)).has(gone.id))
          throw new Rollback(refuse('INVALID_REQUEST', { fields: { id_categoria: 'FIELD_INVALID' } }))
        await store.removeCategory(tx, gone.id)
      }),
  }
}

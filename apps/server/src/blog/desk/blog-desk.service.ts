import type { Database, Transaction } from '../../db/connection.ts'
import { type EditedFields, type EditedRow, missingWords, wordFields } from '../../db/edited-rows.ts'
import type { PicturesService } from '../../pictures/pictures.service.ts'
import { type Refusal, Rollback, refuse } from '../../refusals/refusal.ts'
import type { Edited } from '../../staff/edited-on-wire.ts'
import { editedRowsService, type RowEdit } from '../../staff/edited-rows.service.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import { type ListedPost, type PostFilter, blogDeskStore as store } from './blog-desk.store.ts'
import { freshPost, postKind } from './blog-kinds.store.ts'

type Actor = NonNullable<StaffActor>

export type BlogDesk = ReturnType<typeof blogDeskService>

/** The posts of the blog, as the desk reads and edits them. */
export function blogDeskService({
  database,
  staffLog,
  pictures,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
  pictures: Pick<PicturesService, 'has'>
}) {
  /** A picture stays as it was, or is one that was uploaded. */
  const isPicture = async (file: string, before: unknown): Promise<boolean> =>
    file === '' || file === before || pictures.has(file)

  /** What a post lacks, or has that there is not, by field. */
  async function misfitsOf(
    tx: Transaction,
    fields: EditedFields,
    known: EditedRow | null,
  ): Promise<Record<string, string>> {
    const needed = fields.isPublished ? ['categoryId', 'excerpt', 'body', 'author', 'image'] : ['categoryId']
    const missing = [...missingWords(postKind, fields), ...needed.filter((name) => !fields[name])]
    const misfits = Object.fromEntries(missing.map((name) => [name, 'FIELD_REQUIRED']))
    const { categoryId, image, shopCategory } = fields
    // No address comes of a title without letters or digits that one may have.
    if (fields.title && fields.slug === '') misfits.slug = 'FIELD_REQUIRED'
    if (!(await isPicture(`${image}`, known?.fields.image))) misfits.image = 'FIELD_INVALID'
    if (categoryId && !(await store.lockCategory(tx, Number(categoryId))))
      misfits.categoryId = 'FIELD_INVALID'
    if (shopCategory && shopCategory !== known?.fields.shopCategory)
      if (!(await store.hasShopCategory(tx, `${shopCategory}`))) misfits.shopCategory = 'FIELD_INVALID'
    return misfits
  }

  const rows = editedRowsService({ database, staffLog, lock: store.lock, table: postKind.table })

  /** INVALID_REQUEST and SLUG_TAKEN undo all. */
  async function write(
    tx: Transaction,
    { known, changes, actor }: { known: EditedRow | null; changes: EditedFields; actor: Actor },
  ): Promise<EditedRow> {
    const blank = Object.fromEntries(wordFields(postKind).map((name) => [name, '']))
    const fields: EditedFields = { ...blank, ...freshPost, ...known?.fields, ...changes }
    fields.publishedOn ??= await store.today(tx)
    fields.slug ||= await store.slugOf(tx, `${fields.title}`)
    const misfits = await misfitsOf(tx, fields, known)
    if (Object.keys(misfits).length > 0) throw new Rollback(refuse('INVALID_REQUEST', { fields: misfits }))
    if (await store.isTaken(tx, { of: 'post', slug: `${fields.slug}`, id: known?.id }))
      throw new Rollback(refuse('SLUG_TAKEN', { fields: { slug: 'SLUG_TAKEN' } }))
    const id = await store.save(tx, { id: known?.id, fields, editedBy: actor.name })
    await store.keepAddress(tx, { id, before: `${known?.fields.slug ?? ''}`, now: `${fields.slug}` })
    return rows.noted(tx, id, { known, changes, actor })
  }

  return {
    list: (filter: PostFilter): Promise<ListedPost[]> => store.list(database.db, filter),

    /** NOT_FOUND. */
    find: async (id: number): Promise<EditedRow | Refusal> =>
      (await store.find(database.db, id)) ?? refuse('NOT_FOUND'),

    /** NOT_FOUND, SLUG_TAKEN, INVALID_REQUEST. */
    save: (edit: RowEdit, actor: Actor): Promise<Edited | Refusal> =>
      rows.save(edit, (tx, known) => write(tx, { known, changes: edit.changes, actor }), actor.staffId),

    /** Writes it as one that the shop shows, for a transaction that is undone (see previews); answers its address. */
    async stage(tx: Transaction, { id, changes }: Omit<RowEdit, 'version'>, actor: Actor): Promise<string> {
      const known = await rows.knownOf(tx, id)
      const row = await write(tx, { known, changes: { ...changes, isPublished: false }, actor })
      await store.save(tx, {
        id: row.id,
        fields: { ...row.fields, isPublished: true, publishedOn: await store.today(tx) },
        editedBy: actor.name,
      })
      return `${row.fields.slug}`
    },

    /** NOT_FOUND. */
    remove: (gone: { id: number; version: number }, actor: Actor): Promise<Edited | Refusal> =>
      rows.remove(gone, actor, (tx) => store.remove(tx, gone.id)),
  }
}

import { againWhereTaken, type Database, type Transaction } from '../../db/connection.ts'
import { type EditedFields, type EditedRow, missingWords, wordFields } from '../../db/edited-rows.ts'
import type { PicturesService } from '../../pictures/pictures.service.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import type { Edited } from '../../staff/edited-on-wire.ts'
import { changesOf } from '../../staff/log/changes-of.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import { type ListedPost, type PostFilter, blogDeskStore as store } from './blog-desk.store.ts'
import { freshPost, postKind } from './blog-kinds.store.ts'

type Edit = { id: number | undefined; version: number; changes: EditedFields }
type Actor = NonNullable<StaffActor>

export type BlogDesk = ReturnType<typeof blogDeskService>

const uploaded = /^fotos\/([0-9a-f]{32})\/\d+\.webp$/

/** The posts of the blog, as the desk reads and edits them. */
export function blogDeskService({
  database,
  staffLog,
  pictures,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
  pictures: Pick<PicturesService, 'find'>
}) {
  async function isPicture(file: string, before: unknown): Promise<boolean> {
    if (file === '' || file === before) return true
    const picture = await pictures.find(uploaded.exec(file)?.[1] ?? '')
    return picture?.file === file && picture.state !== 'failed'
  }

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
    await staffLog.note(tx, {
      actor,
      action: 'contenido-guardado',
      subject: `${fields.title}`,
      changes: changesOf(worded(known?.fields ?? {}), worded(changes)),
    })
    return theirs(tx, id)
  }

  return {
    list: (filter: PostFilter): Promise<ListedPost[]> => store.list(database.db, filter),

    /** NOT_FOUND. */
    find: async (id: number): Promise<EditedRow | Refusal> =>
      (await store.find(database.db, id)) ?? refuse('NOT_FOUND'),

    /** NOT_FOUND, SLUG_TAKEN, INVALID_REQUEST. */
    save: ({ id, version, changes }: Edit, actor: Actor): Promise<Edited | Refusal> =>
      againWhereTaken(() =>
        transactOrRefuse(database, async (tx) => {
          const known = id === undefined ? null : await theirs(tx, id)
          if (known && known.version !== version) return { row: known, isStale: true }
          return { row: await write(tx, { known, changes, actor }), isStale: false }
        }),
      ),

    /** Writes it as one that the shop shows, for a transaction that is undone (see previews); answers its address. */
    async stage(tx: Transaction, { id, changes }: Omit<Edit, 'version'>, actor: Actor): Promise<string> {
      const known = id === undefined ? null : await theirs(tx, id)
      const row = await write(tx, { known, changes: { ...changes, isPublished: false }, actor })
      await store.save(tx, {
        id: row.id,
        fields: { ...row.fields, isPublished: true, publishedOn: await store.today(tx) },
        editedBy: actor.name,
      })
      return `${row.fields.slug}`
    },

    /** NOT_FOUND. */
    remove: ({ id, version }: { id: number; version: number }, actor: Actor): Promise<Edited | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const row = await theirs(tx, id)
        if (row.version !== version) return { row, isStale: true }
        await store.remove(tx, id)
        await staffLog.note(tx, { actor, action: 'contenido-quitado', subject: `${row.fields.title}` })
        return { row, isStale: false }
      }),
  }
}

/** For the log. */
export const worded = (fields: EditedFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value ?? '')]))

/** NOT_FOUND undoes all. */
async function theirs(tx: Transaction, id: number): Promise<EditedRow> {
  const row = await store.lock(tx, id)
  if (!row) throw new Rollback(refuse('NOT_FOUND'))
  return row
}

import type { Database, Transaction } from '../../db/connection.ts'
import { type EditedFields, type EditedRow, wordFields } from '../../db/edited-rows.ts'
import type { PicturesService } from '../../pictures/pictures.service.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import { editedRowsService, type RowEdit } from '../../staff/edited-rows.service.ts'
import { changesOf } from '../../staff/log/changes-of.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import { leadsNowhere } from '../link-targets.store.ts'
import { type ShowcaseOrder, showcaseStore as store } from './showcase.store.ts'
import { type ShowcaseKind, showcaseKinds } from './showcase-kinds.store.ts'
import { showcaseMisfits } from './showcase-misfits.ts'

/** `isStale`: somebody has saved since that version; nothing was written, and `row` is theirs. */
export type Edited<Row = EditedRow> = { row: Row; isStale: boolean }
type Actor = NonNullable<StaffActor>
type Ordered = Exclude<ShowcaseKind, 'campaign'>

export type ShowcaseService = ReturnType<typeof showcaseService>

/** The slides, banners and campaigns of the home page, as the desk reads and edits them. */
export function showcaseService({
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

  const rowsOf = (kind: ShowcaseKind) =>
    editedRowsService({
      database,
      staffLog,
      lock: (tx, id) => store.lock(tx, kind, id),
      table: showcaseKinds[kind].table,
    })

  async function misfitsOf(
    tx: Transaction,
    kind: ShowcaseKind,
    fields: EditedFields,
    known: EditedRow | null,
  ): Promise<Record<string, string>> {
    const misfits = showcaseMisfits(kind, fields)
    const { image, mobileImage, link } = fields
    const before = known?.fields
    if (typeof image === 'string' && !(await isPicture(image, before?.image))) misfits.image = 'FIELD_INVALID'
    if (typeof mobileImage === 'string' && !(await isPicture(mobileImage, before?.mobileImage)))
      misfits.mobileImage = 'FIELD_INVALID'
    if (typeof link === 'string' && link !== before?.link && (await leadsNowhere(tx, link)))
      misfits.link = 'FIELD_INVALID'
    return misfits
  }

  /** `changes` over what is `known`. INVALID_REQUEST undoes all, with the names of the fields. */
  async function write(
    tx: Transaction,
    kind: ShowcaseKind,
    { known, changes, actor }: { known: EditedRow | null; changes: EditedFields; actor: Actor },
  ): Promise<EditedRow> {
    const blank = Object.fromEntries(wordFields(showcaseKinds[kind]).map((name) => [name, '']))
    const fields = { ...blank, ...showcaseKinds[kind].fresh, ...known?.fields, ...changes }
    const misfits = await misfitsOf(tx, kind, fields, known)
    if (Object.keys(misfits).length > 0) throw new Rollback(refuse('INVALID_REQUEST', { fields: misfits }))
    const id = await store.save(tx, kind, { id: known?.id, fields, editedBy: actor.name })
    if (known)
      await store.forgetTranslatedPictures(tx, kind, id, {
        image: fields.image !== known.fields.image,
        mobileImage: fields.mobileImage !== known.fields.mobileImage,
      })
    else if (kind !== 'campaign') await store.raiseOrder(tx, kind, actor.name)
    return rowsOf(kind).noted(tx, id, { known, changes, actor })
  }

  return {
    async list(): Promise<Record<ShowcaseKind, EditedRow[]> & { orders: Record<Ordered, number> }> {
      const { db } = database
      const [slide, banner, campaign, slides, banners] = await Promise.all([
        store.list(db, 'slide'),
        store.list(db, 'banner'),
        store.list(db, 'campaign'),
        store.order(db, 'slide'),
        store.order(db, 'banner'),
      ])
      return { slide, banner, campaign, orders: { slide: slides.version, banner: banners.version } }
    },

    /** NOT_FOUND, INVALID_REQUEST. */
    save: (kind: ShowcaseKind, edit: RowEdit, actor: Actor): Promise<Edited | Refusal> =>
      rowsOf(kind).save(
        edit,
        (tx, known) => write(tx, kind, { known, changes: edit.changes, actor }),
        actor.staffId,
      ),

    /** Writes it as `save` does, first of all and shown now, for a transaction that is undone: see previews. */
    async stage(
      tx: Transaction,
      kind: ShowcaseKind,
      { id, changes }: Pick<RowEdit, 'id' | 'changes'>,
      actor: Actor,
    ): Promise<void> {
      const known = await rowsOf(kind).knownOf(tx, id)
      const soon = new Date(Date.now() + 60_000).toISOString()
      const now = { isActive: true, from: null, until: kind === 'campaign' ? soon : null }
      const { id: staged } = await write(tx, kind, { known, changes: { ...changes, ...now }, actor })
      if (kind === 'campaign') return
      const others = (await store.list(tx, kind)).map((row) => row.id).filter((each) => each !== staged)
      await store.arrange(tx, kind, [staged, ...others])
    },

    /** NOT_FOUND. */
    remove: (
      kind: ShowcaseKind,
      gone: { id: number; version: number },
      actor: Actor,
    ): Promise<Edited | Refusal> =>
      rowsOf(kind).remove(gone, actor, async (tx) => {
        await store.remove(tx, kind, gone.id)
        if (kind !== 'campaign') await store.raiseOrder(tx, kind, actor.name)
      }),

    /** INVALID_REQUEST where the ids are not all of them; `row` is the order as it stands then. */
    arrange: (
      kind: Ordered,
      { version, ids }: { version: number; ids: readonly number[] },
      actor: Actor,
    ): Promise<Edited<ShowcaseOrder & { ids: number[] }> | Refusal> =>
      transactOrRefuse(database, async (tx) => {
        const order = await store.lockOrder(tx, kind)
        const rows = await store.list(tx, kind)
        const before = rows.map(({ id }) => id)
        if (order.version !== version) return { row: { ...order, ids: before }, isStale: true }
        if (ids.length !== before.length || !before.every((id) => ids.includes(id)))
          return refuse('INVALID_REQUEST', { fields: { ids: 'FIELD_INVALID' } })
        await store.arrange(tx, kind, ids)
        await store.raiseOrder(tx, kind, actor.name)
        const titleOf = (id: number) => `${rows.find((row) => row.id === id)?.fields.title}`
        await staffLog.note(tx, {
          actor,
          action: 'contenido-ordenado',
          subject: kind,
          changes: changesOf(
            { order: before.map(titleOf).join(' · ') },
            { order: ids.map(titleOf).join(' · ') },
          ),
        })
        return { row: { ...(await store.order(tx, kind)), ids: [...ids] }, isStale: false }
      }),
  }
}

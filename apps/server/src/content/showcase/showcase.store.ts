import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../../db/connection.ts'
import {
  type EditedFields,
  type EditedRow,
  type FieldValue,
  lockEdited,
  saveEdited,
  selectEdited,
} from '../../db/edited-rows.ts'
import { type ShowcaseKind, showcaseKinds } from './showcase-kinds.store.ts'

export type ShowcaseOrder = Omit<EditedRow, 'id' | 'fields'>

/** A shop shows a few; more than so many are not listed. */
const mostShown = 200

type Ordered = Exclude<ShowcaseKind, 'campaign'>

/** Campaigns stand in the order in which they end. */
const orders: Record<ShowcaseKind, SQL> = {
  slide: sql`own.position, own.id`,
  banner: sql`own.position, own.id`,
  campaign: sql`own.ends_at, own.id`,
}

/** Moments as the wire has them. */
const withMoments = (row: EditedRow): EditedRow => {
  const { from, until } = row.fields
  return { ...row, fields: { ...row.fields, from: iso(from), until: iso(until) } }
}

const iso = (moment: FieldValue | undefined) =>
  typeof moment === 'string' ? new Date(moment).toISOString() : null

export const showcaseStore = {
  list: async (executor: Executor, kind: ShowcaseKind): Promise<EditedRow[]> =>
    (await selectEdited(executor, showcaseKinds[kind], sql`order by ${orders[kind]} limit ${mostShown}`)).map(
      withMoments,
    ),

  /** Null for none; nobody else writes it until the transaction ends. */
  async lock(tx: Transaction, kind: ShowcaseKind, id: number): Promise<EditedRow | null> {
    const row = await lockEdited(tx, showcaseKinds[kind], id)
    return row && withMoments(row)
  },

  /** A new one comes behind the others. */
  save(
    tx: Transaction,
    kind: ShowcaseKind,
    edit: { id: number | undefined; fields: EditedFields; editedBy: string },
  ): Promise<number> {
    const table = sql.identifier(showcaseKinds[kind].table)
    const last = sql`(select coalesce(max(position), 0) + 1 from ${table})`
    return saveEdited(tx, showcaseKinds[kind], {
      ...edit,
      ...(kind !== 'campaign' && { fresh: { position: last } }),
    })
  },

  /** A picture that was drawn for other words or another place goes with the one that it stood for. */
  async forgetTranslatedPictures(
    tx: Transaction,
    kind: ShowcaseKind,
    id: number,
    replaced: { image: boolean; mobileImage: boolean },
  ): Promise<void> {
    if (kind === 'banner' && replaced.image)
      await tx.execute(sql`update mini_banner_translations set image = null where banner_id = ${id}`)
    if (kind !== 'slide' || !(replaced.image || replaced.mobileImage)) return
    await tx.execute(sql`update slide_translations set
      image_classic = case when ${replaced.image} then null else image_classic end,
      image_full = case when ${replaced.image} then null else image_full end,
      image_mobile = null
      where slide_id = ${id}`)
  },

  async remove(tx: Transaction, kind: ShowcaseKind, id: number): Promise<void> {
    await tx.execute(sql`delete from ${sql.identifier(showcaseKinds[kind].table)} where id = ${id}`)
  },

  async order(executor: Executor, kind: Ordered): Promise<ShowcaseOrder> {
    const { rows } = await executor.execute<ShowcaseOrder>(
      sql`select version, edited_by as "editedBy", edited_at as "editedAt" from showcase_orders where kind = ${kind}`,
    )
    const [row] = rows
    return row
      ? { ...row, editedAt: row.editedAt && new Date(row.editedAt) }
      : { version: 0, editedBy: '', editedAt: null }
  },

  /** Raises the order's version; nobody else changes it until the transaction ends. */
  async raiseOrder(tx: Transaction, kind: Ordered, editedBy: string): Promise<void> {
    await tx.execute(sql`
      insert into showcase_orders (kind, edited_by, edited_at) values (${kind}, ${editedBy}, now())
      on conflict (kind) do update set
        version = showcase_orders.version + 1, edited_by = excluded.edited_by, edited_at = excluded.edited_at`)
  },

  async lockOrder(tx: Transaction, kind: Ordered): Promise<ShowcaseOrder> {
    await tx.execute(sql`select from showcase_orders where kind = ${kind} for update`)
    return showcaseStore.order(tx, kind)
  },

  /** Puts them in the order of their ids. */
  async arrange(tx: Transaction, kind: Ordered, ids: readonly number[]): Promise<void> {
    await tx.execute(sql`
      update ${sql.identifier(showcaseKinds[kind].table)} own set position = given.position
      from unnest(${sql.param(ids)}::int[]) with ordinality as given (id, position)
      where own.id = given.id and own.position <> given.position`)
  },
}

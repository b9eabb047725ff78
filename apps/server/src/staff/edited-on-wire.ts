import { fromPostWire, postWireName, toPostWire } from '#contract/blog/staff-post-names.ts'
import type { EditedFields, EditedRow } from '../db/edited-rows.ts'
import { isRefusal, Refusal, refuseEdited } from '../refusals/refusal.ts'
import type { SavedOver } from './saved-over.ts'

/** `isStale`: somebody has saved since that version; nothing was written, and `row` is theirs. */
export type Edited = { row: EditedRow; isStale: boolean }

export const readEdited = (sent: object) => fromPostWire(sent) as EditedFields

/** What was saved, or who has saved meanwhile and what stands now. */
export function answerEdited<Shown extends { datos: object }>(
  saved: Edited | Refusal,
  present: (row: EditedRow) => Shown,
): Shown | Refusal {
  if (isRefusal(saved)) return refusalOnWire(saved)
  return saved.isStale ? stale(saved.row) : present(saved.row)
}

type FlatRow = { version: number; editedBy: string; editedAt: Date | null }

/** The same of a row that stands flat on the wire. */
export function answerSaved<Row extends FlatRow, Shown extends object>(
  saved: SavedOver<Row> | Refusal,
  present: (row: Row) => Shown,
): Shown | Refusal {
  if (isRefusal(saved)) return saved
  return saved.isStale ? staleFlat(saved.row, present) : present(saved.row)
}

/** `true` for one that was taken away, else who has saved meanwhile. */
export const answerRemoved = <Row extends FlatRow>(
  removed: true | SavedOver<Row> | Refusal,
  present: (row: Row) => object,
): true | Refusal => (removed === true || isRefusal(removed) ? removed : staleFlat(removed.row, present))

const staleFlat = <Row extends FlatRow>(row: Row, present: (row: Row) => object): Refusal =>
  refuseEdited({
    version: row.version,
    by: row.editedBy,
    at: row.editedAt ?? new Date(0),
    now: { ...present(row) },
  })

export const answerGone = (removed: Edited | Refusal) =>
  isRefusal(removed) ? removed : removed.isStale ? stale(removed.row) : {}

const stale = ({ version, editedBy: by, editedAt, fields }: EditedRow): Refusal =>
  refuseEdited({ version, by, at: editedAt ?? new Date(0), now: toPostWire(fields) })

/** With the names that its fields have on the wire. */
export function refusalOnWire({ code, details, wait }: Refusal): Refusal {
  const fields = Object.entries(details.fields ?? {}).map(([name, each]) => [postWireName(name), each])
  return new Refusal(code, { ...details, fields: Object.fromEntries(fields) }, wait)
}

export const presentEdited = <Datos>({ version, editedBy, editedAt, fields }: EditedRow) => ({
  version,
  responsable: editedBy,
  fecha: editedAt?.toISOString() ?? null,
  datos: toPostWire(fields) as Datos,
})

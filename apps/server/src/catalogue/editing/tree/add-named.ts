import { productSlug } from '#rules/products/product-slug.ts'
import type { Database, Transaction } from '../../../db/connection.ts'
import { isRefusal, type Refusal, Rollback, refuse } from '../../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../../../staff/log/staff-log.service.ts'

export type Member = NonNullable<StaffActor>

export const foreignKeyViolation = '23503'

/** What is edited, and the version that was read. */
export type Seen = { id: number; version: number }

export type EditingDependencies = {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
  /** Whether a file is one of the uploaded pictures. */
  pictures: { has(file: string): Promise<boolean> }
}

/** What is edited as it stands; `isStale`: somebody saved it since that version, and nothing was written. */
export type Edited<Row> = { row: Row; isStale: boolean }

export const misfit = (field: string, code: Parameters<typeof refuse>[0] = 'FIELD_INVALID') =>
  new Rollback(refuse(code, { fields: { [field]: code } }))

export const nameTaken = () => refuse('NAME_TAKEN', { fields: { nombre: 'NAME_TAKEN' } })

type Adding = { name: string; action: 'categoria-agregada' | 'marca-agregada'; actor: Member }

/** Adds a category or a brand under the address of its name, notes it, and replies with its id. A refusal undoes all. */
export async function addNamed(
  tx: Transaction,
  staffLog: Pick<StaffLog, 'note'>,
  { name, action, actor }: Adding,
  work: (slug: string) => Promise<number | Refusal>,
): Promise<number> {
  const id = await work(slugOf(name))
  if (isRefusal(id)) throw new Rollback(id)
  await staffLog.note(tx, { actor, action, subject: name })
  return id
}

/** The address of a name; FIELD_INVALID undoes all where it has no letter. */
export function slugOf(name: string): string {
  const slug = productSlug(name)
  if (slug === '') throw misfit('nombre')
  return slug
}

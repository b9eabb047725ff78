import { productSlug } from '#rules/products/product-slug.ts'
import type { Database, Transaction } from '../../../db/connection.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../../../staff/log/staff-log.service.ts'

export type Member = NonNullable<StaffActor>

export const foreignKeyViolation = '23503'

/** What is edited as it stands; `isStale`: somebody saved it since that version, and nothing was written. */
export type Edited<Row> = { row: Row; isStale: boolean }

export const misfit = (field: string, code: Parameters<typeof refuse>[0] = 'FIELD_INVALID') =>
  new Rollback(refuse(code, { fields: { [field]: code } }))

export const nameTaken = () => refuse('NAME_TAKEN', { fields: { nombre: 'NAME_TAKEN' } })

/** Adds a category or a brand under the address of its name, notes it, and replies with its id. */
export function addNamed(
  { database, staffLog }: { database: Database; staffLog: Pick<StaffLog, 'note'> },
  name: string,
  action: 'categoria-agregada' | 'marca-agregada',
  actor: Member,
  work: (tx: Transaction, slug: string) => Promise<number | Refusal>,
): Promise<number | Refusal> {
  return transactOrRefuse(database, async (tx) => {
    const slug = productSlug(name)
    if (slug === '') throw misfit('nombre')
    const id = await work(tx, slug)
    if (isRefusal(id)) throw new Rollback(id)
    await staffLog.note(tx, { actor, action, subject: name })
    return id
  })
}

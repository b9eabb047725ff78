import type { Database } from '../../../db/connection.ts'
import { isRefusal, type Refusal, refuse } from '../../../refusals/refusal.ts'
import type { StaffLog } from '../../../staff/log/staff-log.service.ts'
import { namesStore } from '../../import/names.store.ts'
import { addNamed, type Member, nameTaken } from './add-named.ts'
import { brandsStore, type DeskBrand } from './brands.store.ts'

export type { DeskBrand }
export type BrandsService = ReturnType<typeof brandsService>

/** Brands as the desk edits them. */
export function brandsService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  const { db } = database
  return {
    all: () => brandsStore.all(db),

    /** Without a logo. NAME_TAKEN; FIELD_INVALID for a name without a letter. */
    async add(name: string, actor: Member): Promise<DeskBrand | Refusal> {
      const id = await addNamed({ database, staffLog }, name, 'marca-agregada', actor, async (tx, slug) =>
        (await brandsStore.all(tx)).some((each) => each.slug === slug)
          ? nameTaken()
          : ((await namesStore.addBrand(tx, { name, slug })) ?? nameTaken()),
      )
      if (isRefusal(id)) return id
      return (await brandsStore.all(db)).find((each) => each.id === id) ?? refuse('NOT_FOUND')
    },
  }
}

import { productSlug } from '#rules/products/product-slug.ts'
import type { Database, Transaction } from '../../../db/connection.ts'
import { isRefusal, type Refusal, Rollback, refuse, transactOrRefuse } from '../../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../../../staff/log/staff-log.service.ts'
import { namesStore } from '../../import/names.store.ts'
import { brandsStore, type DeskBrand } from './brands.store.ts'
import { categoriesStore, type DeskCategory } from './categories.store.ts'

export type { DeskBrand, DeskCategory }
export type TreeService = ReturnType<typeof treeService>

type Member = NonNullable<StaffActor>

/** Categories and brands as the desk edits them. */
export function treeService({
  database,
  staffLog,
}: {
  database: Database
  staffLog: Pick<StaffLog, 'note'>
}) {
  const { db } = database

  /** Adds one under the address of its name, notes it, and replies with its id. */
  const add = (
    name: string,
    action: 'categoria-agregada' | 'marca-agregada',
    actor: Member,
    work: (tx: Transaction, slug: string) => Promise<number | Refusal>,
  ) =>
    transactOrRefuse(database, async (tx) => {
      const slug = productSlug(name)
      if (slug === '') throw new Rollback(refuse('FIELD_INVALID', { fields: { nombre: 'FIELD_INVALID' } }))
      const id = await work(tx, slug)
      if (isRefusal(id)) throw new Rollback(id)
      await staffLog.note(tx, { actor, action, subject: name })
      return id
    })

  const taken = () => refuse('NAME_TAKEN', { fields: { nombre: 'NAME_TAKEN' } })

  return {
    categories: () => categoriesStore.all(db),
    brands: () => brandsStore.all(db),

    /** At the end of its sisters. NAME_TAKEN; NOT_FOUND for an unknown parent; FIELD_INVALID for a name without a letter. */
    async addCategory(
      { name, parentId }: { name: string; parentId: number | null },
      actor: Member,
    ): Promise<DeskCategory | Refusal> {
      const id = await add(name, 'categoria-agregada', actor, async (tx, slug) => {
        const [all, known] = [await categoriesStore.all(tx), await namesStore.categories(tx)]
        if (all.some((each) => each.slug === slug)) return taken()
        const parent = known.find((each) => each.id === parentId)
        if (parentId !== null && !parent) return refuse('NOT_FOUND', { fields: { id_padre: 'NOT_FOUND' } })
        const added = { name, slug, parentId, tree: parent?.tree ?? 'pets' }
        return (await namesStore.addCategory(tx, added)) ?? taken()
      })
      if (isRefusal(id)) return id
      return (await categoriesStore.all(db)).find((each) => each.id === id) ?? refuse('NOT_FOUND')
    },

    /** Without a logo. NAME_TAKEN; FIELD_INVALID for a name without a letter. */
    async addBrand(name: string, actor: Member): Promise<DeskBrand | Refusal> {
      const id = await add(name, 'marca-agregada', actor, async (tx, slug) =>
        (await brandsStore.all(tx)).some((each) => each.slug === slug)
          ? taken()
          : ((await namesStore.addBrand(tx, { name, slug })) ?? taken()),
      )
      if (isRefusal(id)) return id
      return (await brandsStore.all(db)).find((each) => each.id === id) ?? refuse('NOT_FOUND')
    },
  }
}

import { postgresCode, type Transaction } from '../../../db/connection.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../../../refusals/refusal.ts'
import { changesOf } from '../../../staff/log/changes-of.ts'
import { lockedRow, savedOver } from '../../../staff/saved-over.ts'
import { nameKey } from '../../names/names.service.ts'
import { namesStore } from '../../names/names.store.ts'
import {
  addNamed,
  type Edited,
  type EditingDependencies,
  foreignKeyViolation,
  type Member,
  misfit,
  nameTaken,
  type Seen,
  slugOf,
} from './add-named.ts'
import { type BrandFields, type DeskBrand, brandsStore as store } from './brands.store.ts'

export type { BrandFields, DeskBrand }
export type BrandsService = ReturnType<typeof brandsService>

/** Brands as the desk edits them. */
export function brandsService({ database, staffLog, pictures }: EditingDependencies) {
  const { db } = database

  /** Does something to a brand that it has to itself, unless somebody has saved it meanwhile. */
  const edit = <Result>(
    { id, version }: Seen,
    work: (tx: Transaction, brand: DeskBrand) => Promise<Result>,
  ): Promise<Result | Edited<DeskBrand> | Refusal> =>
    transactOrRefuse(database, async (tx) => {
      const brand = await lockedRow(tx, id, store.lock)
      return brand.version === version ? work(tx, brand) : { row: brand, isStale: true }
    })

  /** Files of products name brands alone: of two with one name, those of one would become the other's. */
  const isNamed = async (tx: Transaction, name: string) =>
    (await namesStore.brands(tx)).some((each) => nameKey(each.name) === nameKey(name))

  /** Writes those fields of one that is locked. NAME_TAKEN and SLUG_TAKEN undo all. */
  async function change(
    tx: Transaction,
    before: DeskBrand,
    changes: Partial<BrandFields>,
    actor: Member,
  ): Promise<DeskBrand> {
    const { name, slug } = changes
    if (name !== undefined && nameKey(name) !== nameKey(before.name) && (await isNamed(tx, name)))
      throw new Rollback(nameTaken())
    if (slug !== undefined && slug !== before.slug) {
      if (await store.isTaken(tx, slug)) throw misfit('urlamigable', 'SLUG_TAKEN')
      await store.claimSlug(tx, slug)
      await store.redirect(tx, before.slug, before.id)
    }
    await store.update(tx, before.id, changes, actor.name)
    const row = await lockedRow(tx, before.id, store.lock)
    await staffLog.note(tx, {
      actor,
      action: 'marca-guardada',
      subject: row.name,
      changes: changesOf(before, changes),
    })
    return row
  }

  /** What was made under a key, by the name that is sent again. NAME_TAKEN and FIELD_INVALID undo all. */
  async function sentAgain(tx: Transaction, made: DeskBrand, name: string, actor: Member) {
    if (name === made.name) return made
    const slug = slugOf(name)
    if (slug !== made.slug && (await store.isTaken(tx, slug))) throw new Rollback(nameTaken())
    return change(tx, made, { name, slug }, actor)
  }

  return {
    all: () => store.all(db),

    /**
     * Without a logo, once under its key: sent again it is the same one, by the name that is sent then. NOT_FOUND where
     * that was removed, NAME_TAKEN; FIELD_INVALID for a name without a letter.
     */
    add: (
      { name, key }: { name: string; key: string | undefined },
      actor: Member,
    ): Promise<Edited<DeskBrand> | Refusal> =>
      savedOver(
        database,
        { table: 'brands', id: undefined, version: 0, key, by: actor.staffId },
        async (tx, id) => (await store.lock(tx, id)) ?? null,
        async (tx, made) => {
          if (made) return sentAgain(tx, made, name, actor)
          const adding = { name, action: 'marca-agregada', actor } as const
          const id = await addNamed(tx, staffLog, adding, async (slug) => {
            if ((await store.isTaken(tx, slug)) || (await isNamed(tx, name))) return nameTaken()
            await store.claimSlug(tx, slug)
            return (await namesStore.addBrand(tx, { name, slug })) ?? nameTaken()
          })
          return lockedRow(tx, id, store.lock)
        },
      ),

    /** NOT_FOUND, NAME_TAKEN, SLUG_TAKEN, FIELD_INVALID. */
    async save(
      { changes, ...seen }: Seen & { changes: Partial<BrandFields> },
      actor: Member,
    ): Promise<Edited<DeskBrand> | Refusal> {
      const { image } = changes
      const isPicture = !image || (await pictures.has(image))
      return edit(seen, async (tx, before) => {
        if (!isPicture && image !== before.image) throw misfit('imagen')
        return { row: await change(tx, before, changes, actor), isStale: false }
      })
    },

    /** How many products became another's. NOT_FOUND, BRAND_IN_USE, FIELD_INVALID. */
    async remove(
      { mergeWith, ...seen }: Seen & { mergeWith: number | null },
      actor: Member,
    ): Promise<number | Edited<DeskBrand> | Refusal> {
      const removing = edit(seen, async (tx, { id, name, slug }) => {
        const heir = mergeWith === null || mergeWith === id ? undefined : await store.lock(tx, mergeWith)
        if (mergeWith !== null && !heir) throw misfit('unir_con')
        const given = heir ? await store.give(tx, { from: id, to: heir.id }, actor) : 0
        if (heir) await store.redirect(tx, slug, heir.id)
        await store.remove(tx, id)
        await staffLog.note(tx, {
          actor,
          action: heir ? 'marcas-unidas' : 'marca-quitada',
          subject: name,
          changes: changesOf({ nombre: name }, { nombre: heir?.name ?? '' }),
        })
        return given
      })
      return removing.catch((error: unknown) => {
        if (postgresCode(error) === foreignKeyViolation) return refuse('BRAND_IN_USE')
        throw error
      })
    },
  }
}

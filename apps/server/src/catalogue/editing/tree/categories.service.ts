import { branchOf, misplacement } from '#rules/products/category-tree.ts'
import { postgresCode, type Transaction } from '../../../db/connection.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../../../refusals/refusal.ts'
import { changesOf } from '../../../staff/log/changes-of.ts'
import { savedOver } from '../../../staff/saved-over.ts'
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
import { type CategoryFields, type DeskCategory, categoriesStore as store } from './categories.store.ts'
import { moveProducts } from './move-products.store.ts'

export type { DeskCategory }
export type CategoriesService = ReturnType<typeof categoriesService>

/** Categories as the desk edits them, one edit of the tree after the other. */
export function categoriesService({ database, staffLog, pictures }: EditingDependencies) {
  const { db } = database

  /** Does something to a category with the tree to itself, unless somebody has saved the category meanwhile. */
  const edit = <Result>(
    { id, version }: Seen,
    work: (tx: Transaction, category: DeskCategory, all: DeskCategory[]) => Promise<Result>,
  ): Promise<Result | Edited<DeskCategory> | Refusal> =>
    transactOrRefuse(database, async (tx) => {
      await store.lockTree(tx)
      const all = await store.all(tx)
      const category = all.find((each) => each.id === id)
      if (!category) throw new Rollback(refuse('NOT_FOUND'))
      if (category.version !== version) return { row: category, isStale: true }
      return work(tx, category, all)
    })

  /** Writes those fields of one with the tree to itself. SLUG_TAKEN undoes all. */
  async function change(
    tx: Transaction,
    before: DeskCategory,
    { all, changes }: { all: readonly DeskCategory[]; changes: Partial<CategoryFields> },
    actor: Member,
  ): Promise<DeskCategory> {
    const { slug, tree } = changes
    if (slug !== undefined && slug !== before.slug) {
      if (all.some((each) => each.slug === slug)) throw misfit('urlamigable', 'SLUG_TAKEN')
      await store.claimSlug(tx, slug)
      await store.redirect(tx, before.slug, before.id)
    }
    const row = await store.update(tx, before.id, changes, actor.name).then(() => find(tx, before.id))
    if (tree && tree !== before.tree) await store.setTree(tx, before.id, tree)
    await staffLog.note(tx, {
      actor,
      action: 'categoria-guardada',
      subject: row.name,
      changes: changesOf(worded(before), worded(changes)),
    })
    return row
  }

  /** Puts one before a sister, or behind all. NOT_FOUND, CATEGORY_CYCLE and CATEGORY_TOO_DEEP undo all. */
  async function place(
    tx: Transaction,
    category: DeskCategory,
    {
      all,
      parentId,
      beforeId,
    }: { all: readonly DeskCategory[]; parentId: number | null; beforeId: number | null },
    actor: Member,
  ): Promise<DeskCategory[]> {
    const { id } = category
    const parent = all.find((each) => each.id === parentId)
    if (parentId !== null && !parent) throw misfit('id_padre', 'NOT_FOUND')
    checkPlace(all, id, parentId)
    const sisters = all.filter((each) => each.parentId === parentId && each.id !== id).map((each) => each.id)
    const position = beforeId === null ? sisters.length : sisters.indexOf(beforeId)
    if (position < 0) throw misfit('antes_de', 'NOT_FOUND')
    const order = sisters.toSpliced(position, 0, id)
    await store.place(tx, { id, parentId, order }, actor.name)
    if (parentId !== category.parentId) await store.followTree(tx, id)
    if (parent) await store.setTree(tx, id, parent.tree)
    const after = await store.all(tx)
    await staffLog.note(tx, {
      actor,
      action: 'categoria-movida',
      subject: category.name,
      changes: changesOf({ lugar: pathOf(all, id) }, { lugar: pathOf(after, id) }),
    })
    return after
  }

  /** What was made under a key, as it is sent again. NAME_TAKEN besides what `change` and `place` refuse. */
  async function sentAgain(
    tx: Transaction,
    made: DeskCategory,
    { name, parentId }: { name: string; parentId: number | null },
    actor: Member,
  ): Promise<DeskCategory> {
    const all = await store.all(tx)
    if (parentId !== made.parentId) await place(tx, made, { all, parentId, beforeId: null }, actor)
    if (name !== made.name) {
      const slug = slugOf(name)
      if (all.some((each) => each.slug === slug && each.id !== made.id)) throw new Rollback(nameTaken())
      await change(tx, made, { all, changes: { name, slug } }, actor)
    }
    return find(tx, made.id)
  }

  return {
    all: () => store.all(db),

    /**
     * At the end of its sisters, once under its key: sent again it is the same one, where and by the name that is sent then.
     * NAME_TAKEN; NOT_FOUND for an unknown parent, and where what was made is removed; CATEGORY_TOO_DEEP; FIELD_INVALID for
     * a name without a letter.
     */
    add: (
      { name, parentId, key }: { name: string; parentId: number | null; key: string | undefined },
      actor: Member,
    ): Promise<Edited<DeskCategory> | Refusal> =>
      savedOver(
        database,
        { table: 'categories', id: undefined, version: 0, key, by: actor.staffId },
        async (tx, id) => {
          await store.lockTree(tx)
          return (await store.all(tx)).find((each) => each.id === id) ?? null
        },
        async (tx, made) => {
          if (made) return sentAgain(tx, made, { name, parentId }, actor)
          const adding = { name, action: 'categoria-agregada', actor } as const
          const id = await addNamed(tx, staffLog, adding, async (slug) => {
            await store.lockTree(tx)
            const all = await store.all(tx)
            if (all.some((each) => each.slug === slug)) return nameTaken()
            const parent = all.find((each) => each.id === parentId)
            if (parentId !== null && !parent)
              return refuse('NOT_FOUND', { fields: { id_padre: 'NOT_FOUND' } })
            checkPlace(all, null, parentId)
            await store.claimSlug(tx, slug)
            const added = { name, slug, parentId, tree: parent?.tree ?? 'pets' }
            return (await namesStore.addCategory(tx, added)) ?? nameTaken()
          })
          return find(tx, id)
        },
      ),

    /** NOT_FOUND, SLUG_TAKEN, FIELD_INVALID. */
    async save(
      { changes, ...seen }: Seen & { changes: Partial<CategoryFields> },
      actor: Member,
    ): Promise<Edited<DeskCategory> | Refusal> {
      const { image, tree } = changes
      const isPicture = !image || (await pictures.has(image))
      return edit(seen, async (tx, before, all) => {
        if (!isPicture && image !== before.image) throw misfit('imagen')
        if (tree && tree !== before.tree && before.parentId !== null) throw misfit('arbol')
        return { row: await change(tx, before, { all, changes }, actor), isStale: false }
      })
    },

    /** The whole tree after it. NOT_FOUND, CATEGORY_CYCLE, CATEGORY_TOO_DEEP. */
    move: (
      { parentId, beforeId, ...seen }: Seen & { parentId: number | null; beforeId: number | null },
      actor: Member,
    ): Promise<DeskCategory[] | Edited<DeskCategory> | Refusal> =>
      edit(seen, (tx, category, all) => place(tx, category, { all, parentId, beforeId }, actor)),

    /** How many products went elsewhere. NOT_FOUND, CATEGORY_NOT_EMPTY, CATEGORY_IN_USE, FIELD_INVALID. */
    async remove(
      { moveTo, ...seen }: Seen & { moveTo: number | null },
      actor: Member,
    ): Promise<number | Edited<DeskCategory> | Refusal> {
      const removing = edit(seen, async (tx, category, all) => {
        const { id, slug, parentId } = category
        if (branchOf(all, id).size > 1) throw new Rollback(refuse('CATEGORY_NOT_EMPTY'))
        if (moveTo === id || (moveTo !== null && !all.some((each) => each.id === moveTo)))
          throw misfit('mover_a')
        const hasProducts = await store.hasProducts(tx, id)
        if (hasProducts && moveTo === null) throw new Rollback(refuse('CATEGORY_NOT_EMPTY'))
        const moved =
          hasProducts && moveTo !== null ? await moveProducts(tx, { from: id, to: moveTo }, actor) : 0
        const heir = moveTo ?? parentId
        if (heir !== null) {
          await store.passRedirects(tx, id, heir)
          await store.redirect(tx, slug, heir)
        }
        await store.remove(tx, id)
        await staffLog.note(tx, {
          actor,
          action: 'categoria-quitada',
          subject: category.name,
          changes: changesOf(
            { lugar: pathOf(all, id) },
            { lugar: moveTo === null ? '' : pathOf(all, moveTo) },
          ),
        })
        return moved
      })
      return removing.catch((error: unknown) => {
        if (postgresCode(error) === foreignKeyViolation) return refuse('CATEGORY_IN_USE')
        throw error
      })
    },
  }
}

async function find(tx: Transaction, id: number): Promise<DeskCategory> {
  const row = (await store.all(tx)).find((each) => each.id === id)
  if (!row) throw new Error('A category that was written is not there.')
  return row
}

function checkPlace(all: readonly DeskCategory[], id: number | null, parentId: number | null): void {
  const misplaced = misplacement(all, id, parentId)
  if (misplaced) throw misfit('id_padre', misplaced)
}

/** For the log: where it stands, in words, and what stands behind it. */
function pathOf(all: readonly DeskCategory[], id: number): string {
  const names: string[] = []
  for (let at = all.find((each) => each.id === id); at; ) {
    const { parentId, name } = at
    names.unshift(name)
    at = all.find((each) => each.id === parentId)
  }
  const own = all.find((each) => each.id === id)
  const place = all.filter((each) => each.parentId === own?.parentId).findIndex((each) => each.id === id) + 1
  return `${names.join(' › ')} (${place})`
}

/** For the log: what is no text as JSON. */
const worded = (value: Partial<CategoryFields>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(value).map(([field, each]) => [
      field,
      typeof each === 'string' ? each : JSON.stringify(each),
    ]),
  )

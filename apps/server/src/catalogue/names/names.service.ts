import { productSlug } from '#rules/products/product-slug.ts'
import { foldText } from '#rules/text/fold-text.ts'
import type { Executor, Transaction } from '../../db/connection.ts'
import { type CategoryRow, namesStore } from './names.store.ts'

/** Brands, categories and branches by how files name them. What is missing is made where that is asked. */
export type Names = {
  /** Null where the name is empty or not known. */
  brandId(name: string): number | null
  /** By the path from the root, or by the last name alone where just one category has it. */
  categoryId(path: readonly string[]): number | null
  /** '' is the main branch; undefined for one that there is none of. */
  branchId(name: string): number | undefined
  pathOf(categoryId: number): readonly string[]
  brandName(brandId: number | null): string
  branchName(branchId: number): string
  branches: readonly string[]
}

export type KnownNames = Names & {
  /** Makes the brands and categories that are missing. */
  make(tx: Transaction, missing: MissingNames): Promise<void>
}

export type MissingNames = { brands: readonly string[]; categories: readonly (readonly string[])[] }

/** Case and accents do not tell names apart; what stands between letters does: `A&B` is not `A B`. */
export const nameKey = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

const keyOf = (path: readonly string[]) => path.map(nameKey).join('\n')

/** Reads all of them once. */
export async function knownNames(executor: Executor): Promise<KnownNames> {
  const [brands, categories, branches] = await Promise.all([
    namesStore.brands(executor),
    namesStore.categories(executor),
    namesStore.branches(executor),
  ])
  const brandIds = new Map(brands.map(({ id, name }) => [nameKey(name), id]))
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]))
  const byPath = new Map<string, CategoryRow>()
  const byLast = new Map<string, CategoryRow | null>()
  const byId = new Map<number, CategoryRow>()
  const learn = (row: CategoryRow) => {
    byPath.set(keyOf(row.names), row)
    byId.set(row.id, row)
    const last = nameKey(row.names.at(-1) ?? '')
    byLast.set(last, byLast.has(last) ? null : row)
  }
  categories.forEach(learn)
  const find = (path: readonly string[]) =>
    byPath.get(keyOf(path)) ?? (path.length === 1 ? byLast.get(nameKey(path[0] ?? '')) : null) ?? null
  const branchIds = new Map(branches.map(({ id, name }) => [foldText(name), id]))

  async function makeCategory(tx: Transaction, path: readonly string[]): Promise<void> {
    // A last name alone finds a category wherever it hangs; what hangs under a name is found by its whole path.
    const madeAt = (names: readonly string[]) => (path.length === 1 ? find(names) : byPath.get(keyOf(names)))
    let parent: CategoryRow | null = null
    for (const [depth, name] of path.entries()) {
      const names = path.slice(0, depth + 1)
      const known = madeAt(names)
      if (known) {
        parent = known
        continue
      }
      const slug = productSlug(names.join(' '))
      const tree: CategoryRow['tree'] = parent?.tree ?? 'pets'
      const parentId: number | null = parent?.id ?? null
      const id: number = await withOwnSlug(slug, {
        add: (own) => namesStore.addCategory(tx, { name, slug: own, parentId, tree }),
        at: (own) => namesStore.categoryAt(tx, own),
        isSame: (there) => there.parentId === parentId && nameKey(there.name) === nameKey(name),
      })
      parent = { id, parentId, tree, names }
      learn(parent)
    }
  }

  return {
    brandId: (name) => brandIds.get(nameKey(name)) ?? null,
    categoryId: (path) => find(path)?.id ?? null,
    branchId: (name) => (name === '' ? branches[0]?.id : branchIds.get(foldText(name))),
    pathOf: (id) => byId.get(id)?.names ?? [],
    brandName: (id) => brandNames.get(id ?? 0) ?? '',
    branchName: (id) => branches.find((branch) => branch.id === id)?.name ?? '',
    branches: branches.map(({ name }) => name),

    async make(tx, missing) {
      for (const name of missing.brands) {
        const id = await withOwnSlug(productSlug(name), {
          add: (slug) => namesStore.addBrand(tx, { name, slug }),
          at: (slug) => namesStore.brandAt(tx, slug),
          isSame: (there) => nameKey(there.name) === nameKey(name),
        })
        brandIds.set(nameKey(name), id)
        brandNames.set(id, name)
      }
      for (const path of missing.categories) await makeCategory(tx, path)
    },
  }
}

/** Under its slug, or a numbered one where another name has that; the id of the same that another has made meanwhile. */
async function withOwnSlug<There extends { id: number }>(
  slug: string,
  {
    add,
    at,
    isSame,
  }: {
    add(slug: string): Promise<number | null>
    at(slug: string): Promise<There | undefined>
    isSame(there: There): boolean
  },
): Promise<number> {
  for (let number = 1; ; number += 1) {
    const own = number === 1 ? slug : `${slug}-${number}`
    const id = await add(own)
    if (id !== null) return id
    const there = await at(own)
    if (there && isSame(there)) return there.id
  }
}

/** The names as they are once what is missing is made: until then it goes by numbers below zero. */
export function expectedNames(names: Names, missing: MissingNames): Names {
  const brands = new Map(missing.brands.map((name, place) => [nameKey(name), -place - 1]))
  const categories = new Map(missing.categories.map((path, place) => [keyOf(path), -place - 1]))
  return {
    ...names,
    brandId: (name) => names.brandId(name) ?? brands.get(nameKey(name)) ?? null,
    categoryId: (path) => names.categoryId(path) ?? categories.get(keyOf(path)) ?? null,
  }
}

/** Which brands and categories the products name that there are none of yet. */
export function missingNames(
  drafts: readonly { facts: { brand?: string; categories?: string[][] } }[],
  names: Names,
): MissingNames {
  const brands = new Map<string, string>()
  const categories = new Map<string, readonly string[]>()
  for (const { facts } of drafts) {
    if (facts.brand && productSlug(facts.brand) !== '' && names.brandId(facts.brand) === null) {
      brands.set(nameKey(facts.brand), facts.brand)
    }
    for (const path of facts.categories ?? []) {
      if (names.categoryId(path) === null && path.every((name) => productSlug(name) !== '')) {
        categories.set(keyOf(path), path)
      }
    }
  }
  return { brands: [...brands.values()], categories: [...categories.values()] }
}

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

const keyOf = (path: readonly string[]) => path.map(foldText).join('\n')

/** Reads all of them once. */
export async function knownNames(executor: Executor): Promise<KnownNames> {
  const [brands, categories, branches] = await Promise.all([
    namesStore.brands(executor),
    namesStore.categories(executor),
    namesStore.branches(executor),
  ])
  const brandIds = new Map(brands.map(({ id, name }) => [foldText(name), id]))
  const brandNames = new Map(brands.map(({ id, name }) => [id, name]))
  const byPath = new Map<string, CategoryRow>()
  const byLast = new Map<string, CategoryRow | null>()
  const byId = new Map<number, CategoryRow>()
  const learn = (row: CategoryRow) => {
    byPath.set(keyOf(row.names), row)
    byId.set(row.id, row)
    const last = foldText(row.names.at(-1) ?? '')
    byLast.set(last, byLast.has(last) ? null : row)
  }
  categories.forEach(learn)
  const find = (path: readonly string[]) =>
    byPath.get(keyOf(path)) ?? (path.length === 1 ? byLast.get(foldText(path[0] ?? '')) : null) ?? null
  const branchIds = new Map(branches.map(({ id, name }) => [foldText(name), id]))

  async function makeCategory(tx: Transaction, path: readonly string[]): Promise<void> {
    for (const [depth, name] of path.entries()) {
      const names = path.slice(0, depth + 1)
      if (find(names)) continue
      const parent = depth === 0 ? null : find(path.slice(0, depth))
      const slug = productSlug(names.join(' '))
      const tree = parent?.tree ?? 'pets'
      const id = await namesStore.addCategory(tx, { name, slug, parentId: parent?.id ?? null, tree })
      learn({ id, parentId: parent?.id ?? null, tree, names: [...(parent?.names ?? []), name] })
    }
  }

  return {
    brandId: (name) => brandIds.get(foldText(name)) ?? null,
    categoryId: (path) => find(path)?.id ?? null,
    branchId: (name) => (name === '' ? branches[0]?.id : branchIds.get(foldText(name))),
    pathOf: (id) => byId.get(id)?.names ?? [],
    brandName: (id) => brandNames.get(id ?? 0) ?? '',
    branchName: (id) => branches.find((branch) => branch.id === id)?.name ?? '',
    branches: branches.map(({ name }) => name),

    async make(tx, missing) {
      for (const name of missing.brands) {
        const id = await namesStore.addBrand(tx, { name, slug: productSlug(name) })
        brandIds.set(foldText(name), id)
        brandNames.set(id, name)
      }
      for (const path of missing.categories) await makeCategory(tx, path)
    },
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
      brands.set(foldText(facts.brand), facts.brand)
    }
    for (const path of facts.categories ?? []) {
      if (names.categoryId(path) === null && path.every((name) => productSlug(name) !== '')) {
        categories.set(keyOf(path), path)
      }
    }
  }
  return { brands: [...brands.values()], categories: [...categories.values()] }
}

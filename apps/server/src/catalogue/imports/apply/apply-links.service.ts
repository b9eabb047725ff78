import type { ProductDraft, RowError } from '#import/products/draft.ts'
import { changedFields, isSameValue } from '#rules/products/changed-fields.ts'
import type { EditedProduct } from '#rules/products/product.ts'
import type { Transaction } from '../../../db/connection.ts'
import type { LinkedIds, PlannedProduct } from '../plan/plan-product.ts'
import { type Standing, standingStore } from '../plan/standing.store.ts'
import type { BatchResult, Headers } from './batch-result.ts'
import { importLinksStore, type LinkField, type OpenLinks } from './import-links.store.ts'
import { writeManyStore } from './write-many.store.ts'
import type { ImportActor } from './write-products.service.ts'

const fields = [
  { field: 'relatedIds', fact: 'related', kind: 'related' },
  { field: 'analogueIds', fact: 'analogues', kind: 'analogue' },
] as const

const atOnce = 500

/** The codes that some products name. */
export const codesIn = (drafts: readonly ProductDraft[]): string[] => [
  ...new Set(drafts.flatMap(({ facts }) => [...(facts.related ?? []), ...(facts.analogues ?? [])])),
]

/** What of the links is not known yet: it waits for the end of the file. */
export const openLinks = (
  products: readonly PlannedProduct[],
  linked: LinkedIds,
  headers: Headers,
): OpenLinks[] =>
  products.flatMap(({ draft: { sku, line, facts }, outcome: was }) => {
    const said: OpenLinks['said'] = {}
    for (const { field, fact } of fields) {
      const codes = facts[fact]
      if (codes?.some((code) => !linked.has(code))) said[field] = { column: headers.columnOf(fact), codes }
    }
    return Object.keys(said).length > 0 ? [{ line, sku, said, was }] : []
  })

type Found = { standing: Standing | null; links: Partial<Record<LinkField, (number | string)[]>> }

/**
 * Links what waited for the end of the file, some products at a time; null once none waits. A code that no product has is
 * told, and left out; where a cell has no other, what stands stays. In a check, `isInFile` says which there will be.
 */
export async function takeLinks(
  tx: Transaction,
  importId: number,
  { isInFile, write }: { isInFile: (sku: string) => boolean; write: { actor: ImportActor } | null },
): Promise<BatchResult | null> {
  const open = await importLinksStore.take(tx, importId, atOnce)
  if (open.length === 0) return null
  const codes = open.flatMap(({ said }) => Object.values(said).flatMap((each) => each.codes))
  const ids = await standingStore.idsOf(tx, [...new Set(codes)])
  const skus = open.map(({ sku }) => sku)
  const standing = await standingStore.bySku(tx, skus, { lock: write !== null })
  const isKnown = (code: string) => ids.has(code) || (write === null && isInFile(code))
  const errors: RowError[] = []
  const changed = open.flatMap((each) => {
    errors.push(...unknownIn(each, isKnown))
    const product = standing.get(each.sku) ?? null
    const links: Found['links'] = {}
    for (const { field } of fields) {
      const others = othersIn(each, field)
      const wanted = others?.filter(isKnown).map((code) => ids.get(code) ?? code)
      // A cell that names no product that there is stands in the wrong column sooner than it means none.
      const isWrong = wanted?.length === 0 && others?.length !== 0
      if (wanted && !isWrong && !isSameValue(wanted, product?.fields[field] ?? [])) links[field] = wanted
    }
    return Object.keys(links).length > 0 ? [{ standing: product, links, was: each.was }] : []
  })
  if (write) await writeLinks(tx, changed, write.actor)
  const more = changed.filter(({ was }) => was === 'same').length
  return {
    rows: 0,
    created: 0,
    changed: more,
    same: -more,
    refused: 0,
    drafts: 0,
    errors,
    links: [],
    seen: [],
    refusedRows: [],
  }
}

/** Without itself. */
const othersIn = ({ sku, said }: OpenLinks, field: LinkField): string[] | undefined =>
  said[field]?.codes.filter((code) => code !== sku)

const unknownIn = (open: OpenLinks, isKnown: (code: string) => boolean): RowError[] =>
  fields.flatMap(({ field }) =>
    (othersIn(open, field) ?? [])
      .filter((code) => !isKnown(code))
      .map((value) => ({
        line: open.line,
        column: open.said[field]?.column ?? '',
        code: 'LINKED_UNKNOWN',
        value,
      })),
  )

async function writeLinks(tx: Transaction, changed: readonly Found[], actor: ImportActor): Promise<void> {
  const rows = changed.flatMap(({ standing, links }) =>
    standing ? [{ standing, links: links as Partial<Record<LinkField, number[]>> }] : [],
  )
  if (rows.length === 0) return
  for (const { field, kind } of fields) {
    const own = rows.flatMap(({ standing: { id }, links: { [field]: linked } }) =>
      linked ? [{ id, linked }] : [],
    )
    await importLinksStore.write(tx, kind, own)
  }
  await writeManyStore.raiseVersions(
    tx,
    rows.map(({ standing: { id } }) => id),
  )
  const history = rows.map(({ standing: { id, version, fields: before }, links }) => {
    const changes = changedFields(before as EditedProduct, links)
    return { id, version: version + 1, changes }
  })
  await writeManyStore.history(tx, history, actor)
}

import { vehicleFinder } from '#import/fitment/fit-vehicles.ts'
import type { FitmentGroup } from '#import/fitment/fitment-claim.ts'
import { fitmentGroups } from '#import/fitment/read-claims.ts'
import type { Grouped } from '#import/products/draft.ts'
import { groupedProducts } from '#import/products/group-rows.ts'
import type { Table } from '#import/tables/table.ts'
import type { Executor, Transaction } from '../../db/connection.ts'
import { databaseNow } from '../../db/since.ts'
import { knownNames } from '../names/names.service.ts'
import { takeFitment } from './apply/apply-fitment.service.ts'
import { takeLinks } from './apply/apply-links.service.ts'
import { refusedWhole, takeProducts } from './apply/apply-products.service.ts'
import type { BatchResult } from './apply/batch-result.ts'
import type { ImportRow } from './imports.store.ts'
import { fitmentStore } from './plan/fitment.store.ts'

/** How one kind of file is taken, group of rows by group of rows. */
export type Taker<Group> = {
  groups(): AsyncGenerator<Group>
  /** How many rows of the file it is. */
  length(group: Group): number
  /** Takes note of a group that a former run has written. */
  skip(group: Group): void
  /** `onCommitted` is called once its transaction has come in. */
  take(tx: Transaction, groups: readonly Group[]): Promise<{ result: BatchResult; onCommitted(): void }>
  /** What has waited for the last group, a batch at a time; null once nothing waits. */
  finish(tx: Transaction): Promise<BatchResult | null>
  /** What became of rows that cannot be written, of which nobody knew why before. */
  refused(group: Group, value: string): BatchResult
}

type Given = {
  executor: Executor
  row: ImportRow
  table: Table
  /** What of pictures is known before they are taken. */
  hasPicture: (picture: string) => boolean
}

const actorOf = ({ staffId, actor }: ImportRow) => ({ staffId, name: actor })

/** The codes of the file so far: those of a transaction that failed were not. */
function seenCodes() {
  const all = new Set<string>()
  return {
    skip(sku: string) {
      all.add(sku)
    },
    has: (sku: string) => all.has(sku),
    begin() {
      const own = new Set<string>()
      return {
        has: (sku: string) => all.has(sku) || own.has(sku),
        add: (sku: string) => own.add(sku),
        commit() {
          for (const sku of own) all.add(sku)
        },
      }
    },
  }
}

export async function productTaker({ executor, row, table, hasPicture }: Given): Promise<Taker<Grouped>> {
  const { header } = table
  const format = row.format === 'fitment' || row.format === null ? 'own' : row.format
  const seen = seenCodes()
  let names = await knownNames(executor)
  let areNamesStale = false
  return {
    groups: () => groupedProducts(table, format, row.columns),
    length: ({ rows }) => rows,
    skip({ drafts }) {
      for (const { sku } of drafts) seen.skip(sku)
    },
    async take(tx, groups) {
      // Names that a failed transaction made were not made.
      if (areNamesStale) names = await knownNames(tx)
      areNamesStale = true
      const codes = seen.begin()
      const columnOf = (field: string) => header[(row.columns as readonly unknown[]).indexOf(field)] ?? ''
      const headers = { columnOf, placeOf: (column: string) => header.indexOf(column) }
      const writing = {
        tx,
        importId: row.id,
        actor: actorOf(row),
        note: row.fileName,
        now: await databaseNow(tx),
        picturesColumn: columnOf('pictures'),
        keepsUnits: row.keepsUnits,
      }
      const write = row.state === 'applying' ? writing : null
      const result = await takeProducts(tx, groups, {
        names,
        headers,
        seen: codes,
        write,
        // When it is applied, fetching the pictures tells which are missing.
        ...(write === null && { hasPicture }),
      })
      return {
        result,
        onCommitted() {
          areNamesStale = false
          codes.commit()
        },
      }
    },
    finish: (tx) =>
      takeLinks(tx, row.id, {
        isInFile: seen.has,
        write: row.state === 'applying' ? { actor: actorOf(row) } : null,
      }),
    refused: refusedWhole,
  }
}

export async function fitmentTaker({ executor, row, table }: Given): Promise<Taker<FitmentGroup>> {
  const find = vehicleFinder(await fitmentStore.vehicles(executor))
  const seen = seenCodes()
  const columnOf = (field: string) => table.header[(row.columns as readonly unknown[]).indexOf(field)] ?? ''
  return {
    groups: () => fitmentGroups(table, row.columns),
    length: ({ source }) => source.length,
    skip: ({ sku }) => seen.skip(sku),
    async take(tx, groups) {
      const codes = seen.begin()
      const write = row.state === 'applying' ? { tx, actor: actorOf(row) } : null
      const result = await takeFitment(tx, groups, { find, columnOf, seen: codes, write })
      return { result, onCommitted: codes.commit }
    },
    finish: async () => null,
    refused: ({ line, source }, value) => ({
      rows: source.length,
      created: 0,
      changed: 0,
      same: 0,
      refused: source.length,
      drafts: 0,
      links: [],
      seen: [],
      errors: [{ line, column: '', code: 'NOT_WRITTEN', value }],
      refusedRows: source.map((each) => ({ ...each, reasons: 'NOT_WRITTEN' })),
    }),
  }
}

import type { UnknownPart, vehicleFinder } from '#import/fitment/fit-vehicles.ts'
import type { FitmentGroup } from '#import/fitment/fitment-claim.ts'
import type { RowError } from '#import/products/draft.ts'
import type { Executor, Transaction } from '../../../db/connection.ts'
import { fitmentStore, type StandingFitment } from '../plan/fitment.store.ts'
import { type FitmentError, namesTooMany, type PlannedFitment, planFitment } from '../plan/plan-fitment.ts'
import { type BatchResult, reasonsOf } from './batch-result.ts'
import { writeManyStore } from './write-many.store.ts'
import type { ImportActor } from './write-products.service.ts'

type Given = {
  find: ReturnType<typeof vehicleFinder>
  columnOf(field: UnknownPart | 'sku'): string
  /** The codes of the file so far. */
  seen: { has(sku: string): boolean; add(sku: string): unknown }
  write: { tx: Transaction; actor: ImportActor } | null
}

/** Compares what rows say of vehicles with what stands and, in a transaction that writes, brings it in, row by row. */
export async function takeFitment(
  executor: Executor,
  groups: readonly FitmentGroup[],
  { find, columnOf, seen, write }: Given,
): Promise<BatchResult> {
  const skus = groups.map(({ sku }) => sku)
  const standing = await fitmentStore.bySku(executor, skus, { lock: write !== null })
  const errors: RowError[] = groups.flatMap((group) => group.errors)
  const planned: PlannedFitment[] = []
  const refuse = ({ line, part, code, value }: FitmentError) =>
    errors.push({ line, column: columnOf(part), code, value })
  for (const { sku, claims, line } of groups) {
    const product = standing.get(sku)
    if (!product) {
      for (const claim of claims) refuse({ line: claim.line, part: 'sku', code: 'SKU_UNKNOWN', value: sku })
      continue
    }
    const plan = planFitment(claims, product, { find, goesOn: seen.has(sku) })
    seen.add(sku)
    plan.errors.forEach(refuse)
    if (namesTooMany(plan)) refuse({ line, part: 'sku', code: 'TOO_LONG', value: sku })
    else {
      planned.push(plan)
      // What another group of the same product finds.
      standing.set(sku, after(plan))
    }
  }
  if (write) await bring(write.tx, planned, write.actor)
  return summaryOf(groups, planned, errors)
}

const after = ({ standing, fitment, changes }: PlannedFitment): StandingFitment => ({
  ...standing,
  fitment,
  version: standing.version + (Object.keys(changes).length > 0 ? 1 : 0),
  vehicles: (changes.vehicles?.to as StandingFitment['vehicles']) ?? standing.vehicles,
})

async function bring(tx: Transaction, plans: readonly PlannedFitment[], actor: ImportActor): Promise<void> {
  const changed = plans.filter(({ changes }) => Object.keys(changes).length > 0)
  // A product twice in one statement would be written once: each time goes by itself.
  for (const round of rounds(changed)) {
    await fitmentStore.write(
      tx,
      round.map(({ standing: { id }, fitment, gone, written }) => ({ id, fitment, gone, written })),
    )
    await writeManyStore.history(
      tx,
      round.map(({ standing: { id, version }, changes }) => ({ id, version: version + 1, changes })),
      actor,
    )
  }
}

function rounds(plans: readonly PlannedFitment[]): PlannedFitment[][] {
  const all: PlannedFitment[][] = []
  const times = new Map<number, number>()
  for (const plan of plans) {
    const { id } = plan.standing
    const time = times.get(id) ?? 0
    times.set(id, time + 1)
    all[time] = [...(all[time] ?? []), plan]
  }
  return all
}

function summaryOf(
  groups: readonly FitmentGroup[],
  plans: readonly PlannedFitment[],
  errors: RowError[],
): BatchResult {
  errors.sort((one, other) => one.line - other.line)
  const outcomes = plans.flatMap((plan) => plan.outcomes)
  const count = (outcome: string) => outcomes.filter((each) => each.outcome === outcome).length
  const taken = new Set(outcomes.map(({ line }) => line))
  const refused = groups.flatMap(({ source }) => source.filter(({ line }) => !taken.has(line)))
  return {
    rows: groups.reduce((sum, { source }) => sum + source.length, 0),
    created: count('created'),
    changed: count('changed'),
    same: count('same'),
    refused: refused.length,
    drafts: 0,
    errors,
    links: [],
    seen: [],
    refusedRows: refused.map(({ line, cells }) => ({
      line,
      cells,
      reasons: reasonsOf(errors.filter((error) => error.line === line)),
    })),
  }
}

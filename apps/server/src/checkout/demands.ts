import type { Demand } from '../catalogue/stock/stock.service.ts'

/** What is bought of one product: one chosen value for each of its options. */
export type Line = Omit<Demand, 'branchId'>

/** Lines as what they ask of the stock; a null branch leaves it to any of them. */
export const demandsOf = (lines: readonly Line[], branchId: number | null): Demand[] =>
  lines.map((line) => ({ ...line, branchId }))

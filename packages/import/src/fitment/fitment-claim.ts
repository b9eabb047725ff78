import type { FitCondition } from '#rules/fit/vehicle-fit.ts'
import type { RowError } from '../products/draft.ts'

/** What a row of a file says: that a product fits, or no longer fits, some vehicles. */
export type FitmentClaim = {
  line: number
  make: string
  model: string
  /** Years, both included; null where it says none. */
  years: { from: number; to: number } | null
  /** As the file names it; empty for every engine of the model. */
  engine: string
  /** At most one of each kind. */
  conditions: FitCondition[]
  isRemoval: boolean
}

/** Rows that follow one another under one code; those that cannot be read are among the errors alone. */
export type FitmentGroup = {
  line: number
  sku: string
  claims: FitmentClaim[]
  errors: RowError[]
  /** All rows as they stood in the file. */
  source: { line: number; cells: readonly string[] }[]
}

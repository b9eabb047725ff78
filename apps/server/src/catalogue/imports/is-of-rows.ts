import { postgresCode } from '../../db/connection.ts'

/** Whether it lies in the rows, or in how they are read, and not in a database that is away for a while. */
export function isOfRows(error: unknown): boolean {
  const state = postgresCode(error)
  if (state !== undefined) return /^(?:21|22|23|42|54|P0)/.test(state)
  return error instanceof TypeError || error instanceof RangeError
}

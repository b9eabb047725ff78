import { sql } from 'drizzle-orm'
import type { RowError } from '#import/products/draft.ts'
import type { Executor } from '../../db/connection.ts'

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

const errorPageLength = 100
export const refusedPageLength = 1000

/** What is wrong with cells of a file, and the rows that were refused. */
export const importResultsStore = {
  async addErrors(executor: Executor, id: number, errors: readonly RowError[]): Promise<void> {
    if (errors.length === 0) return
    await executor.execute(sql`
      INSERT INTO import_errors (import_id, line, column_name, code, value)
      SELECT ${id}, line, "column", code, value
      FROM jsonb_to_recordset(${json(errors)}) AS g (line int, "column" text, code text, value text)`)
  },

  async addRefusedRows(
    executor: Executor,
    id: number,
    rows: readonly { line: number; cells: readonly string[]; reasons: string }[],
  ): Promise<void> {
    if (rows.length === 0) return
    await executor.execute(sql`
      INSERT INTO import_refused_rows (import_id, line, cells, reasons)
      SELECT ${id}, line, cells, reasons
      FROM jsonb_to_recordset(${json(rows)}) AS g (line int, cells text[], reasons text)`)
  },

  /** Up to 100 in the order of the file. */
  async errors(executor: Executor, id: number, after: number): Promise<(RowError & { id: number })[]> {
    const { rows } = await executor.execute<RowError & { id: number }>(sql`
      SELECT id, line, column_name AS "column", code, value FROM import_errors
      WHERE import_id = ${id} AND id > ${after} ORDER BY id LIMIT ${errorPageLength}`)
    return rows
  },

  async refusedRows(
    executor: Executor,
    id: number,
    after: number,
  ): Promise<{ id: number; line: number; cells: string[]; reasons: string }[]> {
    const { rows } = await executor.execute<{
      id: number
      line: number
      cells: string[]
      reasons: string
    }>(sql`
      SELECT id, line, cells, reasons FROM import_refused_rows
      WHERE import_id = ${id} AND id > ${after} ORDER BY id LIMIT ${refusedPageLength}`)
    return rows
  },
}

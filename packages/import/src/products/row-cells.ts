import type { FileFormat } from '../columns/file-format.ts'
import type { Columns, ColumnTarget } from '../columns/guess-columns.ts'
import type { TableRow } from '../tables/table.ts'
import { isFailedFormula } from '../values/failed-formula.ts'
import { withoutGuard } from '../values/formula-guard.ts'
import type { Read } from '../values/read-price.ts'
import { startOf } from '../values/read-text.ts'
import type { RowError, RowErrorCode } from './draft.ts'

/** The cells of a row by what their columns hold; what is wrong with them goes to `errors`. */
export type RowCells = {
  line: number
  format: FileFormat
  cells: readonly string[]
  errors: RowError[]
  /** Undefined where the file has no such column. */
  text(target: ColumnTarget): string | undefined
  /** Undefined where there is no such column, or nothing in the cell, or nothing that can be read. */
  read<Value>(target: ColumnTarget, reader: (text: string) => Read<Value>): Value | undefined
  refuse(target: ColumnTarget, code: RowErrorCode): void
}

/** The rows of one product. */
export type RowGroup = readonly [RowCells, ...RowCells[]]

export function rowReader(
  header: readonly string[],
  columns: Columns,
  format: FileFormat,
): (row: TableRow) => RowCells {
  const placeOf = new Map(columns.flatMap((target, place) => (target ? [[target as string, place]] : [])))
  return ({ line, cells }) => {
    const errors: RowError[] = []
    const text = (target: ColumnTarget) => {
      const place = placeOf.get(target ?? '')
      if (place === undefined) return undefined
      const cell = cells[place] ?? ''
      return isFailedFormula(cell) ? '' : withoutGuard(cell.trim())
    }
    const refuse = (target: ColumnTarget, code: RowErrorCode) => {
      const column = header[placeOf.get(target ?? '') ?? -1] ?? ''
      errors.push({ line, column, code, value: startOf(text(target) ?? '') })
    }
    for (const place of placeOf.values()) {
      const value = cells[place] ?? ''
      if (isFailedFormula(value))
        errors.push({ line, column: header[place] ?? '', code: 'FORMULA_FAILED', value: value.trim() })
    }
    return {
      line,
      format,
      cells,
      errors,
      text,
      refuse,
      read(target, reader) {
        const given = text(target)
        if (given === undefined || given === '') return undefined
        const read = reader(given)
        if (read.ok) return read.value
        refuse(target, read.code)
        return undefined
      },
    }
  }
}

import { stringify } from 'csv-stringify/sync'

/** Rows as a CSV that spreadsheets open as it is: every cell between quotes, lines as Windows ends them. */
export const csvText = (rows: readonly (readonly string[])[]): string =>
  stringify(rows as string[][], { quoted: true, quoted_empty: true, record_delimiter: 'windows' })

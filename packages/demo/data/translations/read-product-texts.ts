import type { ProductTexts } from './types.ts'

function readRow(line: string): [slug: string, texts: ProductTexts] {
  const [slug, name, label, subline, about, ...more] = line.split('|').map((cell) => cell.trim())
  if (!slug || !name || !label || !subline || !about || more.length > 0) {
    throw new Error(`A row of translations has other than five columns: ${line}`)
  }
  return [slug, { name, label, subline, about }]
}

/** Reads tables of rows `slug | name | label | subline | about`, by slug; throws on a row of other columns. */
export function readProductTexts(tables: string[]): Record<string, ProductTexts> {
  return Object.fromEntries(tables.flatMap((table) => table.trim().split('\n').filter(Boolean).map(readRow)))
}

import { foldText } from '#rules/text/fold-text.ts'
import type { FileFormat } from './file-format.ts'
import { type ImportField, importFields, knownHeaders } from './import-fields.ts'

/**
 * What a column holds: a field, one of a row of such fields (`optionName.2`), the units of a branch (`stock:Centro`), those that
 * it had when the file was taken out (`seen:Centro`), or nothing that is wanted.
 */
export type ColumnTarget =
  | ImportField
  | `option${'Name' | 'Value'}.${number}`
  | `${'stock' | 'seen'}:${string}`
  | null

const fieldNames: ReadonlySet<string> = new Set(importFields)

export const isColumnTarget = (text: string | null): text is ColumnTarget =>
  text === null || fieldNames.has(text) || /^option(?:Name|Value)\.\d{1,2}$|^(?:stock|seen):.+$/.test(text)

/** By the place of each column. */
export type Columns = readonly ColumnTarget[]

const numbered: [RegExp, 'optionName' | 'optionValue'][] = [
  [/^(?:option|opcion) ?(\d+)(?: name| nombre)?$/, 'optionName'],
  [/^(?:option ?(\d+) value|valor ?(\d+))$/, 'optionValue'],
  [/^(?:attribute (\d+) name|nombre del atributo (\d+))$/, 'optionName'],
  [/^(?:attribute (\d+) value s|valor es del atributo (\d+))$/, 'optionValue'],
]

/** What a header means in files of one shop alone. */
const particular: Partial<Record<FileFormat, Record<string, ColumnTarget>>> = {
  woocommerce: {
    type: 'rowType',
    tipo: 'rowType',
    id: 'rowId',
    parent: 'parent',
    superior: 'parent',
    handle: null,
  },
  shopify: {
    type: 'kind',
    published: null,
    status: 'isPublished',
    id: null,
    'product category': null,
    price: null,
  },
  own: { id: null, tipo: 'kind', type: 'kind' },
  fitment: {
    marca: 'vehicleMake',
    make: 'vehicleMake',
    fabricante: 'vehicleMake',
    'part number': 'sku',
    part: 'sku',
  },
}

const fieldOf = new Map(
  importFields
    .flatMap((field) => knownHeaders[field].map((name) => [foldText(name), field] as const))
    .reverse(),
)

/** What the columns of a header most likely hold; each field once. */
export function guessColumns(header: readonly string[], format: FileFormat): ColumnTarget[] {
  const taken = new Set<ColumnTarget>()
  return header.map((name) => {
    const target = guessColumn(name, format)
    if (target === null || taken.has(target)) return null
    taken.add(target)
    return target
  })
}

function guessColumn(name: string, format: FileFormat): ColumnTarget {
  const branch = /^stock\s*:\s*(.+)$/i.exec(name.trim())
  if (branch) return `stock:${(branch[1] ?? '').trim()}`
  const seen = /^stock al descargar\s*:\s*(.+)$/i.exec(name.trim())
  if (seen) return `seen:${(seen[1] ?? '').trim()}`
  const folded = foldText(name)
  const own = particular[format]?.[folded]
  if (own !== undefined) return own
  for (const [pattern, field] of numbered) {
    const match = pattern.exec(folded)
    if (match) return `${field}.${Number(match[1] ?? match[2])}`
  }
  const field = fieldOf.get(folded) ?? null
  return field !== null && isOfFitment(field) !== (format === 'fitment') && field !== 'sku' ? null : field
}

const fitmentFields: ReadonlySet<ImportField> = new Set([
  ...(['vehicleMake', 'vehicleModel', 'yearFrom', 'yearTo', 'engine'] as const),
  ...(['position', 'condition', 'action', 'unnamed'] as const),
])

const isOfFitment = (field: ImportField) => fitmentFields.has(field)

/** The key under which the columns that somebody chose are remembered: the same header in the same format. */
export const headerSignature = (header: readonly string[], format: FileFormat): string =>
  [format, ...header.map(foldText)].join('|')

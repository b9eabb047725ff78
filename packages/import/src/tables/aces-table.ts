import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { plainCell, type Table, type TableRow, UnreadableFile } from './table.ts'
import { type Chunks, decodeText, detectEncoding } from './text-encoding.ts'

/** The header that an ACES file is given: as our own file of fitment has it. */
const acesHeader = [
  'SKU',
  'Marca',
  'Modelo',
  'Desde',
  'Hasta',
  'Motor',
  'Posición',
  'Condición',
  'Acción',
  'Sin nombre',
] as const

/** How many elements an application may have, and how many characters a text in it. */
const mostElements = 200
const longestText = 4000

/** What says nothing of which vehicle it is, or goes without a name. */
const ignored = new Set([
  'Qty',
  'PartType',
  'MfrLabel',
  'Position',
  'DisplayOrder',
  'AssetName',
  'AssetItemOrder',
])
const engines = new Set(['EngineBase', 'EngineBlock', 'EngineDesignation', 'EngineVersion', 'Engine'])

type Element = { name: string; attributes: Record<string, string>; text: string }

/**
 * The applications of an ACES 3.x or 4.x file as rows, counted from 1 and not by lines: many files are one line. What it
 * names only by numbers of a licensed database stands in the column 'Sin nombre'. The file is read twice: `open` begins
 * it anew. Throws `UnreadableFile`, also for a file with a document type, since its entities are never read.
 */
export async function acesTable(open: () => Chunks): Promise<Table> {
  const encoding = await detectEncoding(open())
  return { header: acesHeader, rows: acesRows(decodeText(open(), encoding)) }
}

async function* acesRows(text: AsyncIterable<string>): AsyncGenerator<TableRow> {
  const parser = new SaxesParser()
  const rows: TableRow[] = []
  const path: string[] = []
  let application: { action: string; elements: Element[] } | null = null
  let count = 0
  let element: Element | null = null
  const fail = (code: UnreadableFile['code'], cause?: unknown) =>
    new UnreadableFile(code, { line: parser.line, cause })
  parser.on('error', (error) => {
    throw fail('BROKEN', error)
  })
  parser.on('doctype', () => {
    throw fail('BROKEN')
  })
  parser.on('opentag', ({ name, attributes }: SaxesTagPlain) => {
    if (path.length === 0 && !isAces(name, attributes)) throw fail('FORMAT_UNKNOWN')
    path.push(name)
    if (path.length === 2 && name === 'App') {
      application = { action: attributes.action ?? '', elements: [] }
    } else if (path.length === 3 && application) {
      element = { name, attributes, text: '' }
      if (application.elements.push(element) > mostElements) throw fail('BROKEN')
    } else if (element && name === 'text') element.text = ''
  })
  const read = (piece: string) => {
    if (!element) return
    element.text += piece
    if (element.text.length > longestText) throw fail('BROKEN')
  }
  parser.on('text', read)
  parser.on('cdata', read)
  parser.on('closetag', () => {
    path.pop()
    if (path.length === 2) element = null
    if (path.length !== 1 || !application) return
    const { action, elements } = application
    count += 1
    rows.push({ line: count, cells: cellsOf(action, elements).map(plainCell) })
    application = null
  })
  for await (const piece of text) {
    parser.write(piece)
    yield* rows.splice(0)
  }
  parser.close()
  if (path.length > 0) throw fail('BROKEN')
  yield* rows.splice(0)
}

const isAces = (name: string, { version = '' }: Record<string, string>) =>
  name === 'ACES' && /^[34](?:\.|$)/.test(version)

/** Some files say what a number means: in the element, or beside it. */
const nameOf = ({ attributes, text }: Element) =>
  (text.trim() || attributes.name || attributes.value || '').trim()

function cellsOf(action: string, elements: readonly Element[]): string[] {
  const first = (name: string) => elements.find((each) => each.name === name)
  const named = (name: string) => {
    const found = first(name)
    return found ? nameOf(found) : ''
  }
  const base = first('BaseVehicle')?.attributes ?? {}
  const years = first('Years')?.attributes
  const make = named('Make') || (base.make ?? '')
  const model = named('Model') || (base.model ?? '')
  const others = elements.filter(({ name }) => !known.has(name) && !ignored.has(name))
  const engine = others.filter(({ name }) => engines.has(name)).map(nameOf)
  const conditions = others.filter(({ name }) => !engines.has(name)).map(nameOf)
  const withoutName = [
    ...(make === '' || model === '' ? elements.filter(({ name }) => vehicle.has(name)) : []),
    ...others,
  ].filter((each) => nameOf(each) === '')
  return [
    ...[named('Part'), make, model],
    ...[years?.from ?? base.year ?? '', years?.to ?? base.year ?? ''],
    ...[joined(engine, ' '), named('Position'), joined(conditions, '; '), action],
    withoutName.map(({ name, attributes }) => `${name} ${attributes.id ?? ''}`.trim()).join(', '),
  ]
}

const vehicle = new Set(['BaseVehicle', 'Make', 'Model'])
const known = new Set([...vehicle, 'Years', 'Part'])

const joined = (parts: readonly string[], mark: string) => parts.filter((part) => part !== '').join(mark)

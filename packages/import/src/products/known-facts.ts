import type { EditedFacts } from '#rules/products/edited-facts.ts'
import { speedIndexes } from '#rules/vehicles/tyre.ts'
import { readDecimal, readFlag, readIn, readWhole } from '../values/read-number.ts'
import { type Read, readAs, unreadable } from '../values/read-price.ts'
import {
  readBox,
  readFilling,
  readIngredients,
  readNames,
  readRation,
  readTorque,
  writeBox,
  writeFilling,
  writeIngredients,
  writeNames,
  writeRation,
  writeTorque,
} from '../values/read-rows.ts'
import { eaterWord, factsKindWord, readEater } from '../values/read-words.ts'

type FactsKind = EditedFacts['kind']

/** A column of facts: where in those of its kind it stands, and what an empty cell comes to; undefined is refused. */
type FactColumn = {
  kind: FactsKind
  path: readonly string[]
  read(text: string): Read<unknown>
  write(value: unknown): string
  empty: null | number | readonly never[] | undefined
}

function column<Value>(
  place: string,
  read: (text: string) => Read<Value>,
  { write = String, ...more }: { write?: (value: Value) => string; empty?: FactColumn['empty'] } = {},
): FactColumn {
  const [kind = '', ...path] = place.split('.')
  return {
    kind: kind as FactsKind,
    path,
    read,
    empty: more.empty,
    write: (value) => (value === null || value === undefined ? '' : write(value as Value)),
  }
}

const readPercent = readIn(/%$/, readDecimal)
const readMonths = readIn(/mes(?:es)?$/i, readWhole)
const readWord = (text: string): Read<string> => readAs(text)
const readSpeed = (text: string): Read<string> =>
  speedIndexes.some((each) => each === text.toUpperCase())
    ? readAs(text.toUpperCase())
    : unreadable('WORD_UNKNOWN')
const flagWord = (value: boolean) => (value ? 'Sí' : 'No')

const columns = {
  foodAnimal: column('food.animal', readEater, { write: eaterWord }),
  // Empty is neither: what feeds alone and what does not are told apart by every ration.
  foodComplete: column('food.complete', readFlag, { write: flagWord }),
  foodFromMonths: column('food.fromMonths', readMonths, { empty: 0 }),
  foodToMonths: column('food.toMonths', readMonths, { empty: null }),
  ingredients: column('food.ingredients', readIngredients, { write: writeIngredients, empty: [] }),
  protein: column('food.analysis.protein', readPercent),
  fat: column('food.analysis.fat', readPercent),
  fibre: column('food.analysis.fibre', readPercent),
  moisture: column('food.analysis.moisture', readPercent),
  ash: column('food.analysis.ash', readPercent),
  energy: column('food.energy', readIn(/kcal(?:\/kg)?$/i, readWhole), { empty: null }),
  kibble: column('food.kibble', readIn(/mm$/i, readDecimal), { empty: null }),
  ration: column('food.ration', readRation, { write: writeRation, empty: null }),
  partPosition: column('part.position', readWord, { empty: null }),
  partBox: column('part.box', readBox, { write: writeBox, empty: [] }),
  partTorque: column('part.torque', readTorque, { write: writeTorque, empty: [] }),
  fluidContent: column('fluid.content', readFilling, { write: writeFilling }),
  fluidGrade: column('fluid.grade', readWord, { empty: null }),
  fluidNorms: column('fluid.norms', readNames, { write: writeNames, empty: [] }),
  tyreSize: column('tyre.size', readWord),
  tyreLoad: column('tyre.loadIndex', readWhole),
  tyreSpeed: column('tyre.speedIndex', readSpeed),
} satisfies Record<string, FactColumn>

export type FactField = keyof typeof columns
export const factFields = Object.keys(columns) as FactField[]

export const factColumns: Readonly<Record<FactField, FactColumn>> = columns

/**
 * What the cells of a row say of what a product is. `kind` is that of the column 'Qué es', else of the cells that are filled; null
 * where none is. `cells` are by their fields, empty ones among them, and `texts` what stood in the filled ones.
 */
export type SaidFacts = {
  kind: FactsKind | null
  /** Whether a cell of its own says the kind: it may then be another than before. */
  isKindSaid: boolean
  cells: Partial<Record<FactField, unknown>>
  texts: Partial<Record<FactField, string>>
}

/** Facts as they would stand; whether they may is not known yet. */
type UncheckedFacts = { kind: FactsKind } & { [Kind in FactsKind]?: object }

const noCells = { kind: null, isKindSaid: false, cells: {}, texts: {} }

/** What cells come to beside what stands: what the file has no column for stays, of another kind nothing does. */
export function factsBeside(said: SaidFacts | null, before: EditedFacts | null): UncheckedFacts | null {
  const kind = said?.kind ?? before?.kind
  if (!said || !kind) return null
  let part: object = (before?.kind === kind && (before as UncheckedFacts)[kind]) || {}
  for (const field of factFields) {
    const { kind: own, path, empty } = factColumns[field]
    if (own !== kind) continue
    if (field in said.cells) part = withPart(part, path, said.cells[field])
    else if (at(part, path) === undefined) part = withPart(part, path, empty)
  }
  return { kind, [kind]: part }
}

/** Facts as a file that says nothing else of them leaves them, with an empty one for each that they lack. */
export const standingFacts = (facts: EditedFacts | null) => factsBeside(noCells, facts)

function withPart(whole: object, [key = '', ...more]: readonly string[], value: unknown): object {
  const own = (whole as Record<string, unknown>)[key]
  return { ...whole, [key]: more.length === 0 ? value : withPart((own ?? {}) as object, more, value) }
}

/** The column that holds what stands at a path of facts, such as `food.analysis`: the first where several do. */
export function factFieldAt(path: string): FactField | undefined {
  return factFields.find((field) => {
    const { kind, path: own } = factColumns[field]
    const place = [kind, ...own].join('.')
    return place === path || place.startsWith(`${path}.`) || path.startsWith(`${place}.`)
  })
}

/** The cells of facts, by their columns. */
export function knownCells(facts: EditedFacts | null): Partial<Record<FactField | 'factsKind', string>> {
  if (!facts) return {}
  const part = (facts as UncheckedFacts)[facts.kind]
  const cells = factFields
    .filter((field) => factColumns[field].kind === facts.kind)
    .map((field) => [field, factColumns[field].write(at(part, factColumns[field].path))])
  return { factsKind: factsKindWord(facts.kind), ...Object.fromEntries(cells) }
}

const at = (whole: unknown, path: readonly string[]): unknown =>
  path.reduce((part, key) => (part as Record<string, unknown> | null | undefined)?.[key], whole)

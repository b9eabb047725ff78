/** A product as its table writes it; everything else about it is derived. */
export type ProductSeed = {
  kind: string
  name: string
  brand: string
  price: number
  before: number | null
  /** '15 kg', '156 g', '500 ml', '28 un', or null. */
  net: string | null
  /** The words on the packshot. */
  label: string
  subline: string
  /** Two names of the packshot palette. */
  colours: [string, string]
  about: string
  facts: { name: string; value: string }[]
  options: { name: string; values: string[] }[]
}

function pairs(text: string): { name: string; value: string }[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf(':')
      return { name: part.slice(0, at).trim(), value: part.slice(at + 1).trim() }
    })
}

function absent(text: string): string | null {
  return text === '-' || text === '' ? null : text
}

function readRow(line: string): ProductSeed {
  const cells = line.split('|').map((cell) => cell.trim())
  const [kind, name, brand, price, before, net, label, subline, colours, about, facts, options = ''] = cells
  if (
    !kind ||
    !name ||
    !brand ||
    !price ||
    !before ||
    !net ||
    !label ||
    !subline ||
    !colours ||
    !about ||
    !facts
  ) {
    throw new Error(`A product row lacks a column: ${line}`)
  }
  const [main = '', second = ''] = colours.split(' ')
  return {
    kind,
    name,
    brand,
    price: Number(price),
    before: absent(before) === null ? null : Number(before),
    net: absent(net),
    label,
    subline,
    colours: [main, second],
    about,
    facts: pairs(facts),
    options: pairs(options).map((option) => ({
      name: option.name,
      values: option.value.split(', ').map((value) => value.trim()),
    })),
  }
}

/** Reads a table of product rows; throws on a row with a missing column. */
export function readRows(table: string): ProductSeed[] {
  return table
    .trim()
    .split('\n')
    .map((line) => readRow(line))
}

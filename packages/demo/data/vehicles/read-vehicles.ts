import type { DemoVehicle } from '../types.ts'

/** What a letter behind an engine's litres says it runs on; without one it is petrol. */
const fuels: Record<string, string> = { '': 'bencina', T: 'turbo bencina', D: 'diésel', H: 'híbrido' }

/**
 * Reads a table of the market. A line with a number begins a make; each line under it is a model, its engines in
 * litres (`D` diesel, `T` turbo, `H` hybrid; `E` alone is electric) with the years of the 2000s in which each was
 * sold: `Vitara: 1.4T 16-26, 1.6 15-22`. The year of this table's last writing stands for 'still sold'.
 *
 * A vehicle's id is its make's number by the thousand and its place in the make: what is new goes to the end of its
 * make, so that ids stay.
 */
export function readVehicles(table: string): DemoVehicle[] {
  return table
    .trim()
    .split(/\n\n/)
    .flatMap((block) => {
      const [head = '', ...lines] = block.split('\n')
      const [number = '', make = ''] = /^(\d+) (.+)$/.exec(head)?.slice(1) ?? []
      return lines
        .flatMap((line) => readModel(line))
        .map((each, place) => ({ id: Number(number) * 1000 + place, make, ...each }))
    })
}

function readModel(line: string): Omit<DemoVehicle, 'id' | 'make'>[] {
  const [model = '', engines = ''] = line.split(': ')
  return engines.split(', ').flatMap((text) => {
    const [code = '', ...ranges] = text.split(' ')
    return ranges.map((range) => ({ model, engine: readEngine(code), ...readYears(range) }))
  })
}

function readEngine(code: string): string {
  if (code === 'E') return 'eléctrico'
  const [litres, letter = ''] = /^(\d+\.\d+)([TDH]?)$/.exec(code)?.slice(1) ?? []
  if (!litres) throw new Error(`No engine in ${code}`)
  return `${litres} ${fuels[letter]}`
}

function readYears(range: string): { yearFrom: number; yearTo: number } {
  const [from, to] = /^(\d\d)-(\d\d)$/.exec(range)?.slice(1) ?? []
  if (!from || !to) throw new Error(`No years in ${range}`)
  return { yearFrom: 2000 + Number(from), yearTo: 2000 + Number(to) }
}

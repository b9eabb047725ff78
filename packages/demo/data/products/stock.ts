import type { DemoOption, DemoProduct } from '../types.ts'
import { drawNumber } from './draw-number.ts'
import type { ProductSeed } from './read-rows.ts'

type Stock = DemoProduct['stock']

/** Colour codes of specification §3 that the tables may name. */
const colourWord =
  /^(white|silver|light-gray|gray|dark-gray|coal|black|red|orange|yellow|pear-green|green|emerald|shamrock|shakespeare|blue|dark-blue|violet|purple|cerise) (.+)$/

/** Stock by branch. One product in 25 has none anywhere. */
export function stockOf(id: number, key: string): Stock {
  if (id % 25 === 7) return { 1: 0, 2: 0, 3: 0 }
  return {
    1: drawNumber(`stock 1 ${key}`, 3, 60),
    2: Math.max(0, drawNumber(`stock 2 ${key}`, -4, 24)),
    3: Math.max(0, drawNumber(`stock 3 ${key}`, -6, 20)),
  }
}

export function totalStock(stocks: Stock[]): Stock {
  return stocks.reduce<Stock>(
    (sum, stock) => ({ 1: sum[1] + stock[1], 2: sum[2] + stock[2], 3: sum[3] + stock[3] }),
    { 1: 0, 2: 0, 3: 0 },
  )
}

/** Options with stock of their own; now and then the last value has run out. */
export function optionsOf(id: number, seed: ProductSeed): DemoOption[] {
  return seed.options.map((option, optionIndex) => ({
    id: id * 10 + optionIndex,
    name: option.name,
    kind: option.name === 'Color' ? 'color' : 'label',
    values: option.values.map((text, valueIndex) => {
      const colour = colourWord.exec(text)
      const soldOut = id % 6 === 0 && valueIndex === option.values.length - 1
      const valueId = id * 100 + optionIndex * 10 + valueIndex
      return {
        id: valueId,
        name: colour?.[2] ?? text,
        ...(colour?.[1] ? { color: colour[1], image: `p-${id}-${valueId}.svg` } : {}),
        stock: soldOut ? { 1: 0, 2: 0, 3: 0 } : stockOf(id, `${id} ${optionIndex} ${valueIndex}`),
      }
    }),
  }))
}

import { lineStock } from '#rules/catalogue/stock.ts'
import type { Option, Picture, Product } from '../../data/port/catalogue.port.ts'
import type { ChosenOption } from '../cart/lines/cart-line.ts'

/** Value chosen by option, by their ids. */
export type Choices = Readonly<Record<number, number>>

function chosenValue(option: Option, choices: Choices): Option['values'][number] | undefined {
  return option.values.find((value) => value.id === choices[option.id])
}

/** The options that still need a choice; every option does (specification §5). */
export function missingOptions(options: Option[], choices: Choices): Option[] {
  return options.filter((option) => !chosenValue(option, choices))
}

/** The choices as a cart line carries them. */
export function chosenOptions(options: Option[], choices: Choices): ChosenOption[] {
  return options.flatMap((option) => {
    const value = chosenValue(option, choices)
    if (!value) return []
    return [{ optionId: option.id, optionName: option.name, valueId: value.id, valueName: value.name }]
  })
}

/**
 * The product's pictures, the first as what is chosen so far looks, without those that show another value of an option;
 * before one is chosen, they show the first.
 */
export function chosenPictures(
  { pictures, options }: Pick<Product, 'pictures' | 'options'>,
  choices: Choices,
): Picture[] {
  const [own] = options.flatMap((option) => chosenValue(option, choices)?.picture ?? [])
  const left = pictures.filter(({ valueId }) =>
    options.every((option) => {
      const isOf = (wanted?: number) => option.values.some(({ id }) => id === wanted)
      const shown = choices[option.id] ?? pictures.find((each) => isOf(each.valueId))?.valueId
      return !isOf(valueId) || valueId === shown
    }),
  )
  return own ? [own, ...left.slice(1)] : left
}

/** Units to be had of what is chosen so far; the product's own stock while nothing is chosen (D16). */
export function chosenStock(product: Pick<Product, 'stock' | 'options'>, choices: Choices): number {
  const stocks = product.options.flatMap((option) => {
    const value = chosenValue(option, choices)
    return value ? [value.stock] : []
  })
  return lineStock(stocks, product.stock)
}

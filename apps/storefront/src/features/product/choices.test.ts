import { describe, expect, test } from 'vitest'
import type { Option } from '../../data/port/catalogue.port.ts'
import { chosenOptions, chosenPictures, chosenStock, missingOptions } from './choices.ts'

const size: Option = {
  id: 1,
  name: 'Talla',
  kind: 'label',
  values: [
    { id: 11, name: 'S', color: null, picture: null, stock: 0 },
    { id: 12, name: 'M', color: null, picture: null, stock: 7 },
  ],
}
const color: Option = {
  id: 2,
  name: 'Color',
  kind: 'color',
  values: [{ id: 21, name: 'Azul', color: 'blue', picture: null, stock: 3 }],
}
const product = { stock: 7, options: [size, color] }

describe('the choices of a product', () => {
  test('[S5.12] every option requires a selection', () => {
    expect(missingOptions(product.options, {})).toEqual([size, color])
    expect(missingOptions(product.options, { 1: 12 })).toEqual([color])
    expect(missingOptions(product.options, { 1: 12, 2: 21 })).toEqual([])
  })

  test('a value that the option does not have is no choice', () => {
    expect(missingOptions(product.options, { 1: 99, 2: 21 })).toEqual([size])
    expect(chosenOptions(product.options, { 1: 99 })).toEqual([])
  })

  test('the stock is that of the scarcest chosen value', () => {
    expect(chosenStock(product, {})).toBe(7)
    expect(chosenStock(product, { 1: 12, 2: 21 })).toBe(3)
    expect(chosenStock(product, { 1: 11, 2: 21 })).toBe(0)
  })

  test('A9: the first picture is that of the chosen colour, else the own of the product', () => {
    const [packshot, size, blue] = ['p', 'b', 'blue'].map((src) => ({ src, alt: '', ground: '' }))
    if (!packshot || !size || !blue) throw new Error('There are three pictures.')
    const values = color.values.map((value) => ({ ...value, picture: blue }))
    const drawn = { pictures: [packshot, size], options: [{ ...color, values }] }
    expect(chosenPictures(drawn, {})).toEqual([packshot, size])
    expect(chosenPictures(drawn, { 2: 21 })).toEqual([blue, size])
    expect(chosenPictures({ ...drawn, options: [color] }, { 2: 21 })).toEqual([packshot, size])
  })

  test('pictures of another colour are left out, and before one is chosen all but those of the first', () => {
    const of = (src: string, valueId?: number) => ({ src, alt: '', ground: '', valueId })
    const values = [21, 22, 23].map((id) => ({ id, name: `${id}`, color: 'blue', picture: null, stock: 3 }))
    const pictures = [of('front'), of('blue', 21), of('red', 22), of('back'), of('gone', 99)]
    const shown = (choices: Record<number, number>) =>
      chosenPictures({ pictures, options: [size, { ...color, values }] }, choices).map(({ src }) => src)
    expect(shown({})).toEqual(['front', 'blue', 'back', 'gone'])
    expect(shown({ 1: 12 })).toEqual(['front', 'blue', 'back', 'gone'])
    expect(shown({ 2: 22 })).toEqual(['front', 'red', 'back', 'gone'])
    expect(shown({ 2: 23 })).toEqual(['front', 'back', 'gone'])
  })

  test('a cart line gets the names and ids of what was chosen', () => {
    expect(chosenOptions(product.options, { 2: 21 })).toEqual([
      { optionId: 2, optionName: 'Color', valueId: 21, valueName: 'Azul' },
    ])
  })
})

import { expect, test } from 'vitest'
import { brandsLike } from './brands-like.ts'

const brand = (id: number, name: string, country = '') => ({
  id,
  version: 1,
  by: '',
  at: null,
  fields: { name, slug: name, country, image: '' },
})
const brands = [brand(1, 'Ñirre'), brand(2, 'Los Andes', 'Perú'), brand(3, 'Andino', 'Chile')]
const found = (typed: string) => brandsLike(brands, typed).map(({ id }) => id)

test('brands are found by the beginning of a word, as it is typed', () => {
  expect(found('')).toEqual([1, 2, 3])
  expect(found(' nir')).toEqual([1])
  expect(found('and')).toEqual([2, 3])
  expect(found('peru')).toEqual([2])
  expect(found('ndino')).toEqual([])
})

import { afterEach, expect, test } from 'vitest'
import { allPartsFor } from '../vehicles/all-parts.ts'
import { fitted, isMostlyParts } from './fitting-list.ts'
import { emptyListState } from './list-state.ts'

const yaris = { id: 12, year: 2015, make: 'Toyota', model: 'Yaris', engine: '1.5 bencina' }

afterEach(() => allPartsFor.set(null))

test('a list whose address names no vehicle is of the chosen one, unless this visit wants to see all', () => {
  expect(fitted(emptyListState, yaris).vehicle).toBe('12-2015')
  expect(fitted(emptyListState, null)).toBe(emptyListState)
  const ofAnother = { ...emptyListState, vehicle: '7' }
  expect(fitted(ofAnother, yaris), 'the address is binding').toBe(ofAnother)
  allPartsFor.set(12)
  expect(fitted(emptyListState, yaris)).toBe(emptyListState)
  expect(fitted(emptyListState, { ...yaris, id: 13 }).vehicle, 'it was said of one vehicle').toBe('13-2015')
})

test('what is found is of parts where more than half of it is', () => {
  const of = (...kinds: ('none' | 'some' | 'all' | 'unknown')[]) =>
    isMostlyParts(kinds.map((kind) => ({ fitment: { kind, vehicleIds: [] } })))
  expect(of('some', 'all', 'none')).toBe(true)
  expect(of('unknown', 'some')).toBe(true)
  expect(of('some', 'none')).toBe(false)
  expect(of()).toBe(false)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comunaNamed, searchComunas } from './comuna-search.ts'

const comunas = [
  { id: 5109, name: 'Viña del Mar', aliases: ['Reñaca'] },
  { id: 5804, name: 'Villa Alemana', aliases: [] },
  { id: 5502, name: 'La Calera', aliases: ['Calera'] },
  { id: 5104, name: 'Juan Fernández', aliases: [] },
  { id: 5401, name: 'La Ligua', aliases: [] },
]

describe('looking for a comuna', () => {
  test('a locality finds its comuna, with or without its accents', () => {
    for (const text of ['Reñaca', 'renaca', ' REÑACA ', 'reña']) {
      expect(searchComunas(comunas, text)[0]).toMatchObject({ comuna: { id: 5109 }, via: 'Reñaca' })
    }
    expect(comunaNamed(comunas, 'renaca')?.id).toBe(5109)
    expect(comunaNamed(comunas, 'calera')?.id).toBe(5502)
  })

  test('names come before localities and word starts before middles', () => {
    expect(searchComunas(comunas, 'vi').map((found) => found.comuna.name)).toEqual([
      'Viña del Mar',
      'Villa Alemana',
    ])
    expect(searchComunas(comunas, 'al').map((found) => found.comuna.name)).toEqual([
      'Villa Alemana',
      'La Calera',
    ])
    expect(comunaNamed(comunas, 'vi')).toBeNull()
  })

  test('every comuna is found by any part of its name, once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...comunas),
        fc.nat(10),
        fc.integer({ min: 1, max: 12 }),
        (comuna, from, size) => {
          const part = comuna.name.slice(from % comuna.name.length).slice(0, size)
          const found = searchComunas(comunas, part).map((each) => each.comuna.id)
          expect(found).toContain(comuna.id)
          expect(new Set(found).size).toBe(found.length)
        },
      ),
    )
  })
})

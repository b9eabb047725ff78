import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { comunaNamed, searchComunas } from './comuna-search.ts'

const comunas = [
  { id: 5109, regionId: 5, name: 'Viña del Mar', aliases: ['Reñaca'] },
  { id: 5804, regionId: 5, name: 'Villa Alemana', aliases: [] },
  { id: 5502, regionId: 5, name: 'La Calera', aliases: ['Calera'] },
  { id: 5104, regionId: 5, name: 'Juan Fernández', aliases: [] },
  { id: 5401, regionId: 5, name: 'La Ligua', aliases: [] },
  { id: 13120, regionId: 13, name: 'Ñuñoa', aliases: ['Plaza Egaña'] },
  { id: 13113, regionId: 13, name: 'La Reina', aliases: ['Plaza Egaña'] },
  { id: 16301, regionId: 16, name: 'San Carlos', aliases: ['Plaza Egaña'] },
]

describe('looking for a comuna', () => {
  test('a locality finds its comuna, with or without its accents', () => {
    for (const text of ['Reñaca', 'renaca', ' REÑACA ', 'reña']) {
      expect(searchComunas(comunas, text, null)[0]).toMatchObject({ comuna: { id: 5109 }, via: 'Reñaca' })
    }
    expect(comunaNamed(comunas, 'renaca', null)?.id).toBe(5109)
    expect(comunaNamed(comunas, 'calera', null)?.id).toBe(5502)
  })

  test('names come before localities and word starts before middles', () => {
    expect(searchComunas(comunas, 'vi', null).map((found) => found.comuna.name)).toEqual([
      'Viña del Mar',
      'Villa Alemana',
    ])
    expect(searchComunas(comunas, 'al', null).map((found) => found.comuna.name)).toEqual([
      'Villa Alemana',
      'La Calera',
    ])
    expect(comunaNamed(comunas, 'vi', null)).toBeNull()
  })

  test('the region goes before its equals, and bounds nothing but an empty text', () => {
    const named = (text: string, regionId: number | null) =>
      searchComunas(comunas, text, regionId).map((found) => found.comuna.name)
    expect(named('plaza', null)).toEqual(['Ñuñoa', 'La Reina', 'San Carlos'])
    expect(named('plaza', 16)).toEqual(['San Carlos', 'Ñuñoa', 'La Reina'])
    expect(named('reñaca', 13)).toEqual(['Viña del Mar'])
    expect(named('', 16)).toEqual(['San Carlos'])
    expect(named('', null)).toHaveLength(comunas.length)
    expect(comunaNamed(comunas, 'plaza egana', null)).toBeNull()
    expect(comunaNamed(comunas, 'plaza egana', 13)).toBeNull()
    expect(comunaNamed(comunas, 'plaza egana', 16)?.name).toBe('San Carlos')
  })

  test('every comuna is found by any part of its name, once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...comunas),
        fc.nat(10),
        fc.integer({ min: 1, max: 12 }),
        (comuna, from, size) => {
          const part = comuna.name.slice(from % comuna.name.length).slice(0, size)
          const found = searchComunas(comunas, part, null).map((each) => each.comuna.id)
          expect(found).toContain(comuna.id)
          expect(new Set(found).size).toBe(found.length)
        },
      ),
    )
  })
})

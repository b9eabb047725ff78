import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '#testing/server/test-shop.ts'
import { testSignedIn } from '#testing/server/test-staff.ts'
import { testWire } from '#testing/server/test-wire.ts'
import { until } from '#testing/until.ts'

let shop: TestShop
let desk: Awaited<ReturnType<typeof testSignedIn>>
beforeAll(async () => {
  shop = await openTestShop()
  desk = await testSignedIn(shop, { role: 'manager', name: 'Ana' })
})
afterAll(() => shop?.close())

const read = async (call: string, query: Record<string, string> = {}) => (await desk.get(call, query)).json()
const send = async (call: string, form: object) => (await desk.post(call, form)).json()
const tried = (texto: string) => read('staff/probar-busqueda', { texto })
const listed = async (texto: string) => (await testWire(shop.app).get('listar-productos', { texto })).json()

test('a word that nothing holds is made to mean what is sold, and searches go by it at once', async () => {
  expect((await listed('chuponcito')).total).toBe(0)
  const saved = await send('staff/guardar-termino-busqueda', {
    significado: 'en-lugar',
    termino: 'Chuponcito',
    equivale: 'pelota',
  })
  expect(saved).toMatchObject({
    significado: 'en-lugar',
    termino: 'chuponcito',
    responsable: 'Ana',
  })
  expect((await tried('chuponcito')).total).toBeGreaterThan(0)
  // What a shopper was answered before is forgotten too.
  await until(async () => expect((await listed('chuponcito')).total).toBeGreaterThan(0))
  expect(await read('staff/terminos-busqueda', { texto: 'CHUPÓN' })).toEqual([saved])
  expect(await tried('chuponcito gato')).toMatchObject({
    palabras: 'pelota',
    busqueda: { filtros: [{ tipo: 'animal', palabras: 'gato', se_cumple: 1 }] },
  })
  const changed = await send('staff/guardar-termino-busqueda', { ...saved, equivale: 'cama' })
  expect(changed).toEqual({ ...saved, equivale: 'cama', version: saved.version + 1 })
  expect((await tried('chuponcito')).palabras).toBe('cama')
  const taken = await send('staff/guardar-termino-busqueda', { ...saved, id_termino: '' })
  expect(taken.error).toBe('SEARCH_TERM_TAKEN')
  expect(await send('staff/quitar-termino-busqueda', changed)).toBe(true)
  expect((await send('staff/quitar-termino-busqueda', saved)).error).toBe('NOT_FOUND')
  expect((await send('staff/guardar-termino-busqueda', saved)).error).toBe('NOT_FOUND')
  expect((await tried('chuponcito')).total).toBe(0)
  const log = await read('staff/registro')
  expect(log.slice(0, 2).map(({ accion, asunto }: Record<string, string>) => [accion, asunto])).toEqual([
    ['palabras-quitadas', 'chuponcito'],
    ['palabras-guardadas', 'chuponcito'],
  ])
})

test('of a search that found nothing a synonym is made, written anew and taken away', async () => {
  const saved = await send('staff/guardar-sinonimos-busqueda', { terminos: ['Trapito', 'pelota', 'TRAPITO'] })
  expect(saved.terminos).toEqual(['pelota', 'trapito'])
  expect((await tried('trapito')).total).toBeGreaterThan(0)
  expect(await read('staff/sinonimos-busqueda', { texto: 'trapi' })).toEqual([saved])
  const changed = await send('staff/guardar-sinonimos-busqueda', {
    ...saved,
    terminos: ['trapito', 'cama', 'nido'],
  })
  expect(await read('staff/sinonimos-busqueda', { texto: 'trapi' })).toEqual([changed])
  expect(await send('staff/quitar-sinonimos-busqueda', changed)).toBe(true)
  expect(await read('staff/sinonimos-busqueda', { texto: 'trapi' })).toEqual([])
  for (const gone of [
    await send('staff/quitar-sinonimos-busqueda', saved),
    await send('staff/guardar-sinonimos-busqueda', saved),
  ]) {
    expect(gone.error).toBe('NOT_FOUND')
  }
})

describe('what words cannot mean', () => {
  test.each([
    ['equivale', { significado: 'animal', termino: 'llamita', equivale: 'no-hay-tal' }],
    ['equivale', { significado: 'marca', termino: 'zz', equivale: 'No Hay Tal' }],
    ['equivale', { significado: 'marca-vehiculo', termino: 'zz', equivale: 'No Hay Tal' }],
    ['equivale', { significado: 'ayuda', termino: 'zz', equivale: 'no-hay' }],
    ['equivale', { significado: 'unidad', termino: 'zz', equivale: '15 kg' }],
    ['equivale', { significado: 'en-lugar', termino: 'zz', equivale: '' }],
    ['termino', { significado: 'relleno', termino: '¡!' }],
    ['termino', { significado: 'relleno', termino: ' ' }],
    ['significado', { significado: 'nada', termino: 'zz' }],
  ])('is refused by %s: %j', async (field, form) => {
    const { error, fields } = await send('staff/guardar-termino-busqueda', form)
    expect([error, Object.keys(fields ?? {})]).toEqual(['INVALID_REQUEST', [field]])
  })

  test('and synonyms are two words at least that differ', async () => {
    for (const terminos of [['arnés', 'ARNES'], ['arnés'], ['arnés', '¡!']]) {
      const { error, fields } = await send('staff/guardar-sinonimos-busqueda', { terminos })
      expect([error, Object.keys(fields ?? {}).map((name) => name.split('.')[0])]).toEqual([
        'INVALID_REQUEST',
        ['terminos'],
      ])
    }
  })
})

test('what is meant is kept as the shop writes it', async () => {
  const saved = await send('staff/guardar-termino-busqueda', {
    significado: 'marca-vehiculo',
    termino: 'toyotita',
    equivale: 'TOYOTA',
  })
  expect(saved.equivale).toBe('Toyota')
  await send('staff/quitar-termino-busqueda', saved)
})

test('ten of the staff make one word at once: one is made', async () => {
  const form = { significado: 'relleno', termino: 'porfis' }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => send('staff/guardar-termino-busqueda', form)),
  )
  expect(answers.filter(({ id_termino }) => id_termino !== undefined)).toHaveLength(1)
  expect(answers.filter(({ error }) => error === 'SEARCH_TERM_TAKEN')).toHaveLength(9)
})

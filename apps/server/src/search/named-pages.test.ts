import { beforeEach, expect, test } from 'vitest'
import { cachedFinds } from './cached-finds.ts'
import { type NamedPages, namedPages } from './named-pages.ts'

const filler = { meaning: 'filler', term: 'quiero', target: '' } as const

let readings: string[]
let heard: ReturnType<typeof cachedFinds>
let named: NamedPages
beforeEach(() => {
  readings = []
  heard = cachedFinds()
  heard.resume()
  const titles = async (language: string) => {
    readings.push(language)
    if (readings.length === 1 && language === 'ru') throw new Error('The database is away.')
    return [
      {
        slug: 'feria',
        title: 'Feria',
        folded: 'feria trabaja con nosotros',
        isTranslated: language === 'es',
      },
    ]
  }
  named = namedPages({ titles }, heard.begin, async () => ({ terms: new Map([['quiero', [filler]]]) }))
})

test('the titles of pages are read once in each language, until something changes', async () => {
  const [first] = await named('FER de', 'es', 3)
  expect(first?.slug).toBe('feria')
  expect(await named('nada', 'es', 3)).toEqual([])
  await named('feria', 'en', 3)
  expect(readings).toEqual(['es', 'en'])
  heard.forget()
  await named('feria', 'es', 3)
  expect(readings).toEqual(['es', 'en', 'es'])
})

test('a page is found by words of one root with its own, whatever says nothing beside them', async () => {
  for (const text of ['trabajo', 'quiero trabajar', 'trabajar con nosotros', 'nosotr']) {
    expect([text, (await named(text, 'es', 3)).length]).toEqual([text, 1])
  }
  for (const text of ['quiero', 'trabajo feo', 'trapo', 'eria']) {
    expect([text, await named(text, 'es', 3)]).toEqual([text, []])
  }
})

test('the titles of pages are read each time where changes are not heard, or a reading failed', async () => {
  await expect(named('feria', 'ru', 3)).rejects.toThrow('away')
  expect(await named('feria', 'ru', 3)).toHaveLength(1)
  heard.pause()
  await named('feria', 'ru', 3)
  await named('feria', 'ru', 3)
  expect(readings).toHaveLength(4)
})

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { findBinaries } from '#embedded-postgres/binaries.ts'
import { keptFinds } from './kept-finds.ts'
import { beginningsOfSilence, shopWords } from './shop-words.ts'

let asked: string[]
let held: string[]
let time: number
let kept: ReturnType<typeof keptFinds>
beforeEach(() => {
  asked = []
  held = ['alimento', 'cama', 'collar', 'perro']
  time = 0
  kept = keptFinds()
  kept.resume()
})

const opened = () =>
  shopWords(
    {
      async shopWords() {
        asked.push('all')
        return { words: held, terms: ['pienso'] }
      },
      async known(words) {
        asked.push(...words)
        return words.filter((word) => word === 'perrito')
      },
    },
    kept.begin,
    () => time,
  )

test('what nothing is like is known without the database, and what it has said of a word', async () => {
  const words = opened()
  expect(await words.known(['xyzzy', 'perr', 'perrito', 'collie', '15kg'])).toEqual([
    'perr',
    'perrito',
    '15kg',
  ])
  expect(await words.known(['collie', 'perrito', 'qwerty'])).toEqual(['perrito'])
  expect(asked).toEqual(['all', 'perrito', 'collie'])
  expect(await words.isStrange('cama xyzzy')).toBe(true)
  for (const text of ['cama', 'camita', 'alimneto', 'plerro', 'piensito', 'estuvieron', 'xy', 'xyz9'])
    expect(await words.isStrange(text), text).toBe(false)
})

test('a word that came since is not strange, and all are read again after a while', async () => {
  const words = opened()
  expect(await words.isStrange('xyzzy')).toBe(true)
  held = [...held, 'xyzzy']
  kept.forget()
  expect(await words.isStrange('xyzzy')).toBe(false)
  expect(await words.isStrange('qwerty')).toBe(false)
  expect(asked).toEqual(['all'])
  time += 5000
  expect(await words.isStrange('qwerty')).toBe(true)
  expect(await words.isStrange('xyzzy')).toBe(false)
  expect(asked).toEqual(['all', 'all'])
})

test('nothing is strange while changes cannot be heard', async () => {
  const words = opened()
  kept.pause()
  expect(await words.isStrange('xyzzy')).toBe(false)
  expect(asked).toEqual([])
})

test('no word that says nothing to PostgreSQL is strange', () => {
  const share = join(dirname(findBinaries().postgres), '..', 'share', 'postgresql')
  const silent = readFileSync(join(share, 'tsearch_data', 'spanish.stop'), 'utf8').split(/\s+/)
  const judged = silent.filter((word) => /^[a-z]{3,}$/.test(word))
  expect(judged.length).toBeGreaterThan(200)
  expect(judged.filter((word) => !beginningsOfSilence.includes(word.slice(0, 3)))).toEqual([])
})

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
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
  fails = false
  kept = keptFinds()
  kept.resume()
})

let fails: boolean
const opened = () =>
  shopWords(
    {
      async shopWords() {
        asked.push('all')
        if (fails) throw new Error('Nothing answers.')
        return { words: held, terms: ['pienso'] }
      },
      async known(words) {
        asked.push(...words)
        return words.filter((word) => word === 'perrito')
      },
      async near(words) {
        asked.push(...words)
        return words.includes('colalr')
          ? [{ asked: 'colalr', word: 'collar', spelled: 'collar', products: 3 }]
          : []
      },
    },
    kept.begin,
    () => time,
  )

/** Asks once, and until what that began to read is there. */
async function read(words: ReturnType<typeof shopWords>) {
  expect(words.isStrange('xyzzy')).toBe(false)
  await setImmediate()
}

test('a short word in z is not strange where the shop has its plural, nor the plural where it has the word', async () => {
  held = ['cama', 'peces', 'voz']
  const words = opened()
  await read(words)
  expect(words.isStrange('xyzzy')).toBe(true)
  for (const text of ['pez', 'voces']) expect(words.isStrange(text), text).toBe(false)
  for (const text of ['luz', 'luces']) expect(words.isStrange(text), text).toBe(true)
})

test('what nothing is like is known without the database, and what it has said of a word', async () => {
  const words = opened()
  await read(words)
  expect(await words.known(['xyzzy', 'perr', 'perrito', 'collie', '15kg'])).toEqual([
    'perr',
    'perrito',
    '15kg',
  ])
  expect(await words.known(['collie', 'perrito', 'qwerty'])).toEqual(['perrito'])
  expect(asked).toEqual(['all', 'perrito', 'collie'])
  expect(words.isStrange('cama xyzzy')).toBe(true)
  for (const text of ['cama', 'camita', 'alimneto', 'plerro', 'piensito', 'estuvieron', 'xy', 'xyz9'])
    expect(words.isStrange(text), text).toBe(false)
})

test('what is like a word is asked once, and not of those that begin a word of the shop or that are strange', async () => {
  const words = opened()
  await read(words)
  const near = await words.near(['collar', 'alim', 'colalr', 'xyzzyx', 'корм'])
  expect([...near].map(([word, like]) => [word, like.map((each) => each.word)])).toEqual([
    ['colalr', ['collar']],
    ['xyzzyx', []],
    ['корм', []],
  ])
  await words.near(['colalr'])
  expect(asked).toEqual(['all', 'colalr'])
  // What has changed is asked anew; what began a word still does.
  kept.forget()
  expect([...(await words.near(['collar', 'colalr'])).keys()]).toEqual(['colalr'])
  expect(asked).toEqual(['all', 'colalr', 'colalr'])
})

test('others are answered between two words of a text of nonsense', async () => {
  const words = opened()
  await read(words)
  let turns = 0
  let isOver = false
  const near = words.near(['xqwerty', 'xqwertz', 'xqwerts']).finally(() => {
    isOver = true
  })
  while (!isOver) {
    await setImmediate()
    turns += 1
  }
  expect((await near).size).toBe(3)
  expect(turns).toBeGreaterThanOrEqual(3)
})

test('a word that came since is not strange, and all are read again after a while', async () => {
  const words = opened()
  await read(words)
  expect(words.isStrange('xyzzy')).toBe(true)
  held = [...held, 'xyzzy']
  kept.forget()
  expect(words.isStrange('xyzzy')).toBe(false)
  expect(words.isStrange('qwerty')).toBe(false)
  expect(asked).toEqual(['all'])
  time += 5000
  await read(words)
  expect(words.isStrange('qwerty')).toBe(true)
  expect(words.isStrange('xyzzy')).toBe(false)
  expect(asked).toEqual(['all', 'all'])
})

test('nobody waits for the words, nor fails with their reading, which is tried again after a while', async () => {
  fails = true
  const words = opened()
  await read(words)
  expect(await words.known(['perrito', 'qwerty'])).toEqual(['perrito'])
  fails = false
  time += 5000
  await read(words)
  expect(words.isStrange('qwerty')).toBe(true)
  expect(asked).toEqual(['all', 'perrito', 'qwerty', 'all'])
})

test('a shop of very many words reads them once, whatever changes', async () => {
  held = Array.from({ length: 200_001 }, (_, at) => `w${at}`)
  const words = opened()
  await read(words)
  kept.forget()
  time += 5000
  await read(words)
  expect(asked).toEqual(['all'])
})

test('nothing is strange while changes cannot be heard', async () => {
  const words = opened()
  kept.pause()
  expect(words.isStrange('xyzzy')).toBe(false)
  expect(asked).toEqual([])
})

test('no word that says nothing to PostgreSQL is strange', () => {
  const share = join(dirname(findBinaries().postgres), '..', 'share', 'postgresql')
  const silent = readFileSync(join(share, 'tsearch_data', 'spanish.stop'), 'utf8').split(/\s+/)
  const judged = silent.filter((word) => /^[a-z]{3,}$/.test(word))
  expect(judged.length).toBeGreaterThan(200)
  expect(judged.filter((word) => !beginningsOfSilence.includes(word.slice(0, 3)))).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { products } from '#demo/data/products.ts'
import { searchText } from '../text/search-text.ts'
import { typoDistance } from './likely-word.ts'
import { wordList } from './word-list.ts'

const words = [...new Set(products.flatMap(({ name }) => searchText(name).split(' ')))].toSorted()
const list = wordList(words)

describe('a list of words', () => {
  test('knows what its words begin with', () => {
    expect(['alim', 'alimento', 'collar'].map(list.begins)).toEqual([true, true, true])
    expect(['alimentox', 'zzz', '{'].map(list.begins)).toEqual([false, false, false])
  })

  test('finds near just what lies near one of its words, or near as many of its letters', () => {
    const asked = [
      'alimneto',
      'almento',
      'colar',
      'perr',
      'perz',
      'xyzzy',
      'whiskas',
      'gaot',
      'olimentos',
      'qwerty',
      'ollar',
    ]
    const isNear = (text: string, most: number) =>
      words.some(
        (word) => Math.min(typoDistance(text, word), typoDistance(text, word.slice(0, text.length))) <= most,
      )
    for (const most of [0, 1, 2]) {
      const found = asked.filter((text) => list.hasNear(text, most))
      expect(found).toEqual(asked.filter((text) => isNear(text, most)))
    }
    expect(list.hasNear('alimneto', 1)).toBe(true)
    expect(list.hasNear('qwerty', 2)).toBe(false)
  })
})

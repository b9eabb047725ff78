import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { isWord, termKey } from '#rules/text/terms.ts'
import type { Executor } from '../db/connection.ts'
import { termsStore } from './terms.store.ts'

/** `language` is that of the text where it is not the one that was asked for. */
export type InLanguage<Row> = Row & { language?: ShopLanguage }

export type Pair = { name: string; value: string }

export type Dictionary = {
  /** A word; `of` is the name that it is a value of, which may tell what it means. */
  word(term: string, of?: string): InLanguage<{ text: string }>
  /** A name with its value: both in the language, or both in Spanish. */
  pair<Row extends Pair>(row: Row): InLanguage<Row>
}

/** A row by its word of the dictionary. */
export const named = <Row extends { name: string }>(
  row: Row,
  { text, language }: InLanguage<{ text: string }>,
): InLanguage<Row> => ({ ...row, name: text, ...(language && { language }) })

const spanish: Dictionary = { word: (text) => ({ text }), pair: (row) => row }

/** The shop's dictionary of words that many rows share (decision 0173). */
export function termsService({ database: { db } }: { database: { db: Executor } }) {
  /** A dictionary of a language that holds these words and values alone; Spanish is not looked up. */
  async function dictionary(
    language: ShopLanguage,
    { words = [], pairs = [] }: { words?: readonly string[]; pairs?: readonly Pair[] },
  ): Promise<Dictionary> {
    if (language === 'es' || words.length + pairs.length === 0) return spanish
    const named = pairs.flatMap(({ name, value }) => [name, value, termKey(value, name)])
    const known = await termsStore.find(db, language, [...new Set([...words, ...named])])
    const find = (term: string, of?: string) =>
      (of === undefined ? undefined : known.get(termKey(term, of))) ??
      known.get(term) ??
      (isWord(term) ? undefined : term)
    return {
      word(term, of) {
        const text = find(term, of)
        return text === undefined ? { text: term, language: 'es' } : { text }
      },
      pair(row) {
        const name = find(row.name)
        const value = find(row.value, row.name)
        return name === undefined || value === undefined
          ? { ...row, language: 'es' }
          : { ...row, name, value }
      },
    }
  }

  return { dictionary }
}

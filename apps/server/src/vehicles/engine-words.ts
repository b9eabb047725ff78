import type { ShopLanguage } from '#rules/text/shop-language.ts'
import { isWord } from '#rules/text/terms.ts'
import type { Database } from '../db/connection.ts'
import { termsService } from '../terms/terms.service.ts'

export type EngineWords = ReturnType<typeof engineWords>

/** Says engines in a language: of `2.4 diésel` the fuel is a word of the dictionary; one that it lacks stays. */
export function engineWords({ database }: { database: Pick<Database, 'db'> }) {
  const terms = termsService({ database })
  return async <Row extends { engine: string }>(
    rows: readonly Row[],
    language: ShopLanguage,
  ): Promise<Row[]> => {
    const words = rows.flatMap(({ engine }) => engine.split(' ').filter(isWord))
    const dictionary = await terms.dictionary(language, { words })
    const inLanguage = (part: string) => (isWord(part) ? dictionary.word(part).text : part)
    return rows.map((row) => ({ ...row, engine: row.engine.split(' ').map(inLanguage).join(' ') }))
  }
}

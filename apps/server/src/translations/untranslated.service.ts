import { isWord } from '#rules/text/terms.ts'
import type { Database } from '../db/connection.ts'
import { untranslatedStore } from './untranslated.store.ts'

const languages = ['en', 'ru'] as const

/** How many of a kind are named where not all are asked for. */
const named = 10

/**
 * What the shop says in Spanish alone, as lines for a terminal: for each language, noun by noun, how many lack a
 * translation and which; `isWhole` names all of them. What people write, and what needs no language, is not counted.
 */
export async function untranslatedLines(
  { db }: Pick<Database, 'db'>,
  { isWhole }: { isWhole: boolean },
): Promise<string[]> {
  const lines: string[] = []
  for (const language of languages) {
    const terms = (await untranslatedStore.terms(db, language)).filter(({ text }) => isWord(text))
    const found = [{ noun: 'terms', missing: terms }]
    for (const noun of untranslatedStore.nouns)
      found.push({ noun, missing: await untranslatedStore.noun(db, noun, language) })
    const lacking = found.filter(({ missing }) => missing.length > 0)
    lines.push(lacking.length === 0 ? `${language}: everything is translated` : `${language}:`)
    for (const { noun, missing } of lacking) {
      lines.push(`  ${noun}: ${missing.length} not translated`)
      const shown = isWhole ? missing : missing.slice(0, named)
      for (const { text, part } of shown) lines.push(`    ${text}${part ? ` (${part})` : ''}`)
      if (shown.length < missing.length) lines.push('    …')
    }
  }
  return lines
}

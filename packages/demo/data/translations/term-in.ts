import type { DemoTexts, Measures } from './types.ts'

/** '7,5 kg', '1.873 mm', '26 %', '28 unidades' as the language writes them; words that are no unit stay. */
export function measureIn(text: string, measures: Measures): string {
  return text
    .replace(/\d+(?:\.\d{3})+(?!\d)|\d+,\d+/g, (number) =>
      number.includes(',')
        ? number.replace(',', measures.decimal)
        : number.replaceAll('.', measures.thousands),
    )
    .replace(/ %/g, measures.percent)
    .replace(/(?<=\d[\d.,–/×  ]*)(\p{L}[\p{L}/]*)(?!-)/gu, (unit) => measures.units[unit] ?? unit)
}

/** '2.4 diésel' as the language says it. */
export const engineIn = (engine: string, { units }: Measures): string =>
  engine
    .split(' ')
    .map((word) => units[word] ?? word)
    .join(' ')

/** A feature's or option's word in the language; `name` is the one that a value belongs to. */
export function termIn(texts: Pick<DemoTexts, 'terms' | 'measures'>, word: string, name?: string): string {
  return (name && texts.terms[`${name}: ${word}`]) || texts.terms[word] || measureIn(word, texts.measures)
}

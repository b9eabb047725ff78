import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { comunas } from '#chile/comunas.ts'
import { regions } from '#chile/regions.ts'
import { errorTexts } from '#contract/error-texts.ts'
import { postTextsIn } from '#demo/data/posts/in-language.ts'
import { posts } from '#demo/data/posts/posts.ts'
import { demoIn } from '#demo/data/translations/demo-in.ts'
import { shownTexts, stringsIn } from './shown-texts.ts'

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Names of places, people, offices and Chilean papers, which stay as they are in every language. */
const someName = [
  'Huella SpA|Camila Rojas|Valle de la Luna|(?:[Mm]etro )?Bellavista(?: de La Florida)?|de La Florida|Américo Vespucio|Isla de Pascua|Lago Llanquihue|IVA|Ley \\d\\d\\.\\d{3}',
  'certificado de anotaciones vigentes|Agencia de Protección de Datos Personales|Servicio Nacional del Consumidor',
  'Avenida [\\p{L} ]+\\d*(?:, local \\d+)?|Barros Arana \\d+',
  ...posts.map(({ author }) => author),
  ...[...regions, ...comunas]
    .map(({ name }) => name)
    .toSorted((a, b) => b.length - a.length)
    .map(quoted),
].join('|')
const names = new RegExp(`(?<!\\p{L})(?:${someName})(?!\\p{L})`, 'gu')

const sentence =
  /(?<![\p{L}\d-])(?:para|con|sin|del?|las?|los|el|en|una?|por|y|tu|que|se|Para|Con|Sin|Del?|Las?|Los|El|En|Una?|Por|Tu|Que|Se)(?![\p{L}\d])|[¿¡]/u

const texts = join(import.meta.dirname, '..', '..', 'apps', 'storefront', 'src', 'texts')

/** All that the shop says in a language: the demonstration, its posts, the storefront's texts and the refusals. */
async function saidIn(language: 'es' | 'en' | 'ru'): Promise<string[]> {
  const folder = join(texts, language)
  const own = readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')))
  const [demo, posts] = await Promise.all([demoIn(language), postTextsIn(language)])
  // What is neither capital nor space is a slug, a file or an address, and those are Spanish in each language.
  const isSaid = (text: string) => !/^[a-z\d./?=&_-]+$/.test(text)
  return stringsIn([demo, posts, own, errorTexts[language]]).filter(isSaid)
}

const wordsOf = (said: string) => said.toLowerCase().match(/\p{L}{3,}/gu) ?? []

/**
 * Gives what of a page is Spanish without saying so by `lang`, where the page is in the language given: what the shop
 * says otherwise in that language, sentences, and words that it has in Spanish alone.
 */
export async function spanishFinder(language: 'en' | 'ru'): Promise<(html: string) => string[]> {
  const [spanish, other] = await Promise.all([saidIn('es'), saidIn(language)])
  const kept = new Set(other)
  const source = new Set(spanish.filter((text) => !kept.has(text)))
  const known = new Set(other.flatMap(wordsOf))
  const foreign = new Set(spanish.flatMap(wordsOf).filter((word) => !known.has(word)))
  const isSpanish = (text: string) =>
    source.has(text) || sentence.test(text) || wordsOf(text).some((word) => foreign.has(word))
  // What stands around every page is judged once.
  const judged = new Map<string, boolean>()
  const judge = (text: string): boolean => {
    const isFound = judged.get(text) ?? isSpanish(text.replace(names, ''))
    judged.set(text, isFound)
    return isFound
  }
  return (html) => shownTexts(html).filter(judge)
}

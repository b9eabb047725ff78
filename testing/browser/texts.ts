import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShopLanguage } from './shop-test.ts'

/** What every text may say, in the shop of a test. */
const known: Record<string, string> = { shop: 'Huella' }

const apps = join(import.meta.dirname, '..', '..', 'apps')

type Words = (key: string, values?: Record<string, string | number>) => string

/** The shop's own words in a language, to find things on a page by what a person reads; a value not given stays open. */
export const textsOf = (language: ShopLanguage): Words =>
  wordsIn(join(apps, 'storefront', 'src', 'texts', language === 'en-RTL' ? 'en' : language))

/** The desk's own words, in the same way. */
export const deskTextsOf = (language: 'es' | 'en'): Words =>
  wordsIn(join(apps, 'backoffice', 'src', 'texts', language))

function wordsIn(folder: string): Words {
  const texts = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  ) as Record<string, string>
  return (key, values = {}) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`There is no text ${key} in ${folder}.`)
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
      String(values[name] ?? known[name] ?? placeholder),
    )
  }
}

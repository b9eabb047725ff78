import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ShopLanguage } from './shop-test.ts'

const folder = join(import.meta.dirname, '..', '..', 'apps', 'storefront', 'src', 'texts')

/** The shop's own words in a language, to find things on a page by what a person reads; a value not given stays open. */
export function textsOf(
  language: ShopLanguage,
): (key: string, values?: Record<string, string | number>) => string {
  const own = join(folder, language === 'en-RTL' ? 'en' : language)
  const texts = Object.assign(
    {},
    ...readdirSync(own).map((file) => JSON.parse(readFileSync(join(own, file), 'utf8'))),
  ) as Record<string, string>
  return (key, values = {}) => {
    const text = texts[key]
    if (text === undefined) throw new Error(`There is no text ${key} in ${language}.`)
    return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
  }
}

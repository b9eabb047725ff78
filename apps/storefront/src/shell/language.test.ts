import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseLanguage,
  isLanguage,
  type LanguageCode,
  languageOfTag,
  languages,
  tagsOfHeader,
} from './language.ts'

const code = fc.constantFrom<LanguageCode>('es', 'en', 'ru', 'en-RTL')
const other = fc.oneof(
  fc.constant(null),
  fc.string().filter((text) => !isLanguage(text)),
)
const foreign = fc.array(fc.constantFrom('fr', 'de-DE', 'pt-BR', '*', ''))

describe('the language of the page', () => {
  test("[S4.11] the query's language wins over everything when it is supported", () => {
    fc.assert(
      fc.property(
        code,
        fc.option(code),
        fc.array(fc.string()),
        code,
        (query, stored, preferred, fallback) => {
          expect(chooseLanguage({ query, stored, preferred, fallback })).toBe(query)
        },
      ),
    )
  })

  test('[S4.11] else the stored choice', () => {
    fc.assert(
      fc.property(other, code, fc.array(fc.string()), code, (query, stored, preferred, fallback) => {
        expect(chooseLanguage({ query, stored, preferred, fallback })).toBe(stored)
      }),
    )
  })

  test("[S4.11] [S9.3] else the first of the browser's languages that the shop has", () => {
    const tag = fc.constantFrom('es-CL', 'es', 'en-GB', 'ru-RU')
    fc.assert(
      fc.property(other, other, foreign, tag, code, (query, stored, before, preferred, fallback) => {
        expect(chooseLanguage({ query, stored, preferred: [...before, preferred, 'en'], fallback })).toBe(
          languageOfTag(preferred),
        )
      }),
    )
  })

  test('[S4.11] else the default', () => {
    fc.assert(
      fc.property(other, other, foreign, code, (query, stored, preferred, fallback) => {
        expect(chooseLanguage({ query, stored, preferred, fallback })).toBe(fallback)
      }),
    )
  })

  test('[S3.20] only en-RTL goes from right to left', () => {
    const rtl = Object.values(languages).filter(({ direction }) => direction === 'rtl')
    expect(rtl.map((language) => language.code)).toEqual(['en-RTL'])
  })

  test('[S3.19] each language has a code, a name, a direction and a flag that is a picture', () => {
    expect(Object.keys(languages)).toEqual(['es', 'en', 'ru', 'en-RTL'])
    expect(languages.en).toMatchObject({ name: 'English', direction: 'ltr' })
    expect(languages.ru).toMatchObject({ name: 'Русский', direction: 'ltr' })
    expect(languages['en-RTL']).toMatchObject({ direction: 'rtl' })
    for (const [code, facts] of Object.entries(languages)) {
      expect(facts).toMatchObject({ code, name: expect.stringMatching(/./) })
      expect(['ltr', 'rtl']).toContain(facts.direction)
      const picture = readFileSync(new URL(`../../public${facts.flag}`, import.meta.url), 'utf8')
      expect(picture).toMatch(/^<svg [^>]*viewBox="0 0 24 16"/)
    }
    expect(new Set(['es', 'en', 'ru'].map((code) => languages[code as LanguageCode].flag)).size).toBe(3)
  })

  test('a header is read by its weights', () => {
    expect(tagsOfHeader('fr;q=0.3, es-CL, en;q=0.8, de;q=0')).toEqual(['es-CL', 'en', 'fr'])
    expect(tagsOfHeader('')).toEqual([])
    expect(tagsOfHeader('*, ru;q=0.5')).toEqual(['ru'])
    fc.assert(fc.property(fc.string(), (header) => Array.isArray(tagsOfHeader(header))))
  })
})

import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts, textsPath } from './load-texts.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

test('[S7.3] the texts of a language are a GET of assets/i18n/{languageCode}.json', async () => {
  const requested = vi.fn(async (_url: string) => Response.json({ KEY: 'текст' }))
  vi.stubGlobal('fetch', requested)
  for (const code of ['es', 'en', 'ru', 'en-RTL']) {
    expect(await loadTexts(code)).toEqual({ KEY: 'текст' })
    expect(requested).toHaveBeenLastCalledWith(`/assets/i18n/${code}.json`)
  }
})

test('a build names the texts by what they say', () => {
  vi.stubEnv('VITE_TEXTS_VERSION', 'abc1234')
  expect(textsPath('ru')).toBe('/assets/i18n/ru.json?v=abc1234')
})

test("[S8.7] an unknown language is refused with 'Language not found'", async () => {
  await expect(loadTexts('xx')).rejects.toThrow('Language not found')
})

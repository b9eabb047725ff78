import { expect, test } from 'vitest'
import { chosenLanguage } from './language.ts'

test('the desk opens in the chosen language, else in the browser’s where it is ours, else in Spanish', () => {
  expect(chosenLanguage('en', 'es-CL')).toBe('en')
  expect(chosenLanguage(null, 'en-GB')).toBe('en')
  expect(chosenLanguage(null, 'ru-RU')).toBe('es')
  expect(chosenLanguage('constructor', 'de')).toBe('es')
})

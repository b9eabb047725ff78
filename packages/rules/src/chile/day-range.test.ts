import { expect, test } from 'vitest'
import { dayInWords, daysInWords } from './day-range.ts'

const day = (text: string) => new Date(`${text}T00:00:00Z`)

test('days in words name their month once where it comes last and is the same', () => {
  const first = day('2026-11-23')
  expect(daysInWords(first, day('2026-11-25'), 'es-CL')).toEqual(['lunes 23', 'miércoles 25 de noviembre'])
  expect(daysInWords(first, day('2026-12-02'), 'es-CL')).toEqual([
    'lunes 23 de noviembre',
    'miércoles 2 de diciembre',
  ])
  expect(daysInWords(first, day('2026-11-25'), 'en-US')).toEqual([
    'Monday, November 23',
    'Wednesday, November 25',
  ])
  expect(daysInWords(first, day('2026-11-25'), 'ru-RU')).toEqual(['понедельник, 23', 'среда, 25 ноября'])
  expect(dayInWords(first, 'es-CL')).toBe('lunes 23 de noviembre')
})

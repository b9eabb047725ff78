import { expect, test } from 'vitest'
import { describeHours } from './hours-text.ts'
import { salesHours, storeHours } from './usual-hours.ts'

test('days that open alike are told together', () => {
  expect(describeHours(storeHours, 'es', { holidays: true })).toBe(
    'Lunes a viernes de 9 a 21 h, sábado de 9 a 20 h. Feriados: cerrado',
  )
  expect(describeHours(salesHours, 'en')).toBe('Monday to Friday 9–19, Saturday 9–17')
  expect(describeHours(storeHours, 'ru')).toBe('Понедельник — пятница 9–21, суббота 9–20')
})

test('what opens on few days is told by each of them', () => {
  const market = { 0: [10, 14], 2: [9, 13], 6: [10, 14], 4: [9, 9] } as const
  expect(describeHours(market, 'es')).toBe('Martes de 9 a 13 h, sábado a domingo de 10 a 14 h')
})

import { expect, test } from 'vitest'
import { median, tableOf } from './measure.ts'

test('the median of an even number lies between the two in the middle, and without any there is none', () => {
  expect(median([3, 100, 1])).toBe(3)
  expect(median([10, 1, 2, 100])).toBe(6)
  expect(median([])).toBeNaN()
})

test('the table has a line for each measurement, with its columns one below the other', () => {
  const table = tableOf([
    {
      name: 'list',
      value: 1234.5,
      unit: 'replies/s',
      yardstick: 50,
      ratio: 24.69,
      goal: '20 times',
      met: true,
    },
    {
      name: 'memory at rest',
      value: 250.4,
      unit: 'MB',
      yardstick: 200,
      ratio: 1.252,
      goal: 'less',
      met: false,
    },
    { name: 'start', value: 4.567, unit: 's' },
  ])
  const lines = table.slice(0, -1).split('\n')
  expect(lines.map((line) => line.trimEnd().split(/ {2,}/))).toEqual([
    ['what', 'shop', 'yardstick', 'ratio', 'goal', 'met'],
    ['-'.repeat(14), '-'.repeat(15), '-'.repeat(12), '-'.repeat(6), '-'.repeat(8), '---'],
    ['list', '1,235 replies/s', '50 replies/s', '2469 %', '20 times', 'yes'],
    ['memory at rest', '250 MB', '200 MB', '125 %', 'less', 'NO'],
    ['start', '4.57 s'],
  ])
  expect(new Set(lines.map((line) => line.length)).size).toBe(1)
})

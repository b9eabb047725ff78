import { expect, test } from 'vitest'
import type { OrderSheet } from '../../../data/port/orders.port.ts'
import { picksOf } from './picks-of.ts'
import { idsOf } from './print-page.tsx'

const sheet = (number: number, lines: OrderSheet['lines']): OrderSheet => ({
  id: number,
  number,
  placedAt: '2026-11-02T14:03:00.000Z',
  customer: '',
  phone: '',
  address: null,
  branch: null,
  carrier: '',
  isInvoiced: false,
  note: '',
  lines,
})

test('a product is picked once for all orders, each option of it by itself', () => {
  const sand = { sku: 'A', name: 'Arena', options: [], quantity: 2, asked: 0 }
  const collar = (size: string) => ({
    sku: 'C',
    name: 'Collar',
    options: [`Talla: ${size}`],
    quantity: 1,
    asked: 0,
  })
  const picks = picksOf([
    sheet(1, [collar('M'), sand]),
    sheet(2, [{ ...sand, quantity: 3 }, collar('L'), collar('M')]),
  ])
  expect(picks.map(({ name, options, units, orders }) => [name, options[0], units, orders])).toEqual([
    [
      'Arena',
      undefined,
      5,
      [
        { number: 1, units: 2 },
        { number: 2, units: 3 },
      ],
    ],
    [
      'Collar',
      'Talla: M',
      2,
      [
        { number: 1, units: 1 },
        { number: 2, units: 1 },
      ],
    ],
    ['Collar', 'Talla: L', 1, [{ number: 2, units: 1 }]],
  ])
})

test('an address names at most a hundred orders, each once', () => {
  expect(idsOf('3,3,x,-1,1.5,2')).toEqual([3, 2])
  expect(idsOf('')).toEqual([])
  expect(idsOf(Array.from({ length: 300 }, (_, index) => index + 1).join(','))).toHaveLength(100)
})

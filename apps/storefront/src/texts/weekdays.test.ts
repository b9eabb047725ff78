import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { orderDue } from '../shell/order-dates.ts'

const dues = [
  ['checkout', 'ORDER_TRANSFER_DUE'],
  ['checkout', 'ORDER_PICKUP_HELD'],
  ['payments', 'PAYMENT_HELD'],
]

test.each(dues)(
  'in Russian a weekday, which has the form of its name, stands behind a colon: %s %s',
  (part, key) => {
    const texts = JSON.parse(readFileSync(new URL(`./ru/${part}.json`, import.meta.url), 'utf8'))
    const date = orderDue('2026-12-04T00:00:00.000Z', 'ru')
    expect(date).toMatch(/^четверг, 3 декабря/)
    expect(texts[key].replace('{date}', date)).toContain(`: ${date}`)
  },
)

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { returnTerms } from '#rules/orders/returns.ts'

const named = { catalogue: 'PRODUCT_RETURNS', checkout: 'CHECKOUT_PAY_NOTE', orders: 'ORDER_RETURNS' }

test.each(['es', 'en', 'ru'])(
  'texts in %s name the days that the rule gives to change one’s mind',
  (language) => {
    for (const [part, key] of Object.entries(named)) {
      const texts = JSON.parse(readFileSync(new URL(`./${language}/${part}.json`, import.meta.url), 'utf8'))
      expect(texts[key], key).toMatch(new RegExp(`\\b${returnTerms.retractDays}\\b`))
    }
  },
)

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { shopLanguages } from '#rules/text/shop-language.ts'

// A boleta or factura is issued by a service that the shop has none of: it may not promise to send one.
test.each(shopLanguages)('money 14: no text in %s promises a document that nothing issues', (language) => {
  const folder = join(import.meta.dirname, language)
  const texts = readdirSync(folder).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>),
  )
  expect(texts.length).toBeGreaterThan(500)
  const isOfDocument = ([key, words]: [string, string]) =>
    /BOLETA|FACTURA|DOCUMENT/.test(key) || /boleta|factura|receipt|invoice|чек|счёт/iu.test(words)
  const promises = /correo|electr[oó]nic|e-?mail|почт|электронн/iu
  expect(texts.filter((each) => isOfDocument(each) && promises.test(each[1]))).toEqual([])
})

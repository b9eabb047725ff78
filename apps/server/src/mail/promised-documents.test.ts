import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { testContents, testMail, testMailShop } from './test-order.ts'

const documents = /boleta|factura|receipt|invoice|чек|счёт/iu
const promises = /correo|electr[oó]nic|env[ií]a|adjunt|e-?mail|attach|we send|почт|электронн|отправ|прилож/iu

// As of the pages: a boleta or factura is issued by a service that the shop has none of.
test.each(['es', 'en', 'ru'] as const)(
  'money 14: no mail in %s promises a document that nothing issues',
  (language) => {
    let named = 0
    for (const content of testContents) {
      const { subject, text } = composeMail(testMail(content, language), testMailShop)
      const sentences = `${subject}\n${text}`.split(/[.!?\n]/).filter((each) => documents.test(each))
      named += sentences.length
      expect(
        sentences.filter((each) => promises.test(each)),
        content.kind,
      ).toEqual([])
    }
    expect(named).toBeGreaterThan(0)
  },
)

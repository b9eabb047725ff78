import { expect, test } from 'vitest'
import { composeMail } from './compose-mail.ts'
import { greetedName } from './safe-words.ts'
import { testContents, testMail, testMailShop } from './test-order.ts'

test.each([
  ['Camila Rojas', 'Camila'],
  ['  María-José  Pérez', 'María-José'],
  ['GANASTE UN PREMIO entra a http://premio.example', ''],
  ['premio.cl', ''],
  ['$$$ premio', ''],
  ['', ''],
])('H3: %j is greeted as %j', (name, greeted) => {
  expect(greetedName(name)).toBe(greeted)
})

const typed = new Set(['customerName', 'reason', 'reference', 'flat', 'street', 'question', 'content'])

test('H3: no mail to a shopper carries an address of the web that a stranger typed', () => {
  const lure = 'GANASTE entra a http://premio.example/ya o www.premio.cl'
  for (const content of testContents) {
    if (content.kind === 'contact' || content.kind === 'chat-left') continue
    const mail = JSON.parse(
      JSON.stringify(content),
      function (this: { by?: string | null; isApproved?: boolean }, key, value) {
        // Why a prescription is refused, the staff write.
        return typed.has(key) && !this.by && !('isApproved' in this) ? lure : value
      },
    )
    if (mail.kind === 'recovery' || mail.kind === 'chat-received') mail.name = lure
    for (const language of ['es', 'en', 'ru'] as const) {
      const { html, text, subject } = composeMail(testMail(mail, language), testMailShop)
      for (const written of [html, text, subject]) {
        expect(/premio\.(?:example|cl)/.test(written), `${content.kind} in ${language}`).toBe(false)
      }
    }
  }
})

/** An order's shopper, an account, or who asked; what has a name besides is the shop's own. */
const isNameOfPerson = (holder: object, key: string) =>
  key === 'customerName' || (key === 'name' && ('kind' in holder || 'question' in holder))

// The shop itself is told of both as they were typed; a transcript is mailed by the staff, with all that was said.
const toldWhole = new Set(['contact', 'chat-left', 'chat-transcript'])

test('H3: no mail to a shopper carries more of a name than its first word', () => {
  const lure = 'GANASTE UN PREMIO llama ya al 9 8888 7777'
  const greetsNobody: string[] = []
  for (const content of testContents) {
    if (toldWhole.has(content.kind)) continue
    let names = 0
    const mail = JSON.parse(JSON.stringify(content), function (this: object, key, value) {
      if (!isNameOfPerson(this, key)) return value
      names += 1
      return lure
    })
    if (names === 0) greetsNobody.push(content.kind)
    for (const language of ['es', 'en', 'ru'] as const) {
      const { html, text, subject } = composeMail(testMail(mail, language), testMailShop)
      for (const written of [html, text, subject]) {
        expect(/PREMIO|7777/.test(written), `${content.kind} in ${language}`).toBe(false)
      }
      expect(text.includes('GANASTE'), content.kind).toBe(names > 0)
    }
  }
  expect(greetsNobody).toEqual(['food-runs-out', 'back-in-stock', 'newsletter-confirmation'])
})

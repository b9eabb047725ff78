import { expect, test } from 'vitest'
import es from '../../../texts/es/chat.json' with { type: 'json' }
import { personErrors } from './chat-checks.ts'

const person = { name: 'Camila', email: 'camila@example.cl', phone: '' }

test('[S5.26] the form of the chat wants a name, in the words of the specification', () => {
  for (const name of ['', '   ']) expect(personErrors({ ...person, name })).toEqual({ name: 'CHAT_REQUIRED' })
  expect(es.CHAT_REQUIRED).toBe('Campo Obligatorio')
})

test('[S5.27] and an e-mail that is one', () => {
  expect(personErrors({ ...person, email: ' ' })).toEqual({ email: 'CHAT_REQUIRED' })
  for (const email of ['camila', 'camila@', '@example.cl', 'a b@example.cl']) {
    expect(personErrors({ ...person, email })).toEqual({ email: 'ERROR_FORM_INCORRECT_EMAIL' })
  }
})

test('[S5.28] it leaves the phone free, and takes none that is wrong', () => {
  for (const phone of ['', ' ', '9 1234 5678']) expect(personErrors({ ...person, phone })).toEqual({})
  expect(personErrors({ ...person, phone: '12' })).toEqual({ phone: 'ACCOUNT_ERROR_PHONE' })
})

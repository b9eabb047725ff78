import { expect, test } from 'vitest'
import { emailError, passwordErrors, requiredErrors } from './field-checks.ts'

test('an empty field is required, and spaces fill none', () => {
  expect(requiredErrors({ name: 'Ana', topic: ' ', message: '' })).toEqual({
    topic: 'ERROR_FORM_REQUIRED',
    message: 'ERROR_FORM_REQUIRED',
  })
})

test('an e-mail is judged by the rule of the server', () => {
  expect(emailError('')).toEqual({ email: 'ERROR_FORM_REQUIRED' })
  for (const email of [
    'ana',
    'ana@',
    'ana@huella',
    'ana@huella..cl',
    'a na@huella.cl',
    'ana@huella.c',
    'a(b)@huella.cl',
  ])
    expect(emailError(email), email).toEqual({ email: 'ERROR_FORM_INCORRECT_EMAIL' })
  expect(emailError(' Ana.Soto+gatos@Correo.cl ')).toEqual({})
})

test('a new password is given twice, the same', () => {
  expect(passwordErrors('', '')).toEqual({ password: 'ERROR_FORM_REQUIRED' })
  expect(passwordErrors('123', '123')).toEqual({ password: 'ACCOUNT_ERROR_SHORT' })
  expect(passwordErrors('un-gato-en-la-ventana', 'otro')).toEqual({ repeat: 'ACCOUNT_ERROR_REPEAT' })
  expect(passwordErrors('un-gato-en-la-ventana', 'un-gato-en-la-ventana')).toEqual({})
})

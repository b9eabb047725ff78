import { expect, test } from 'vitest'
import { Refusal } from '../../data/port/refusal.ts'
import { toldOfTerms } from './use-terms-version.ts'

test.each([
  ['TERMS_CHANGED', {}, true],
  ['EMAIL_INVALID', { email: 'EMAIL_INVALID', acceptsTerms: 'TERMS_CHANGED' }, true],
  ['EMAIL_INVALID', { email: 'EMAIL_INVALID' }, false],
])('a refusal with %s of %o tells of other terms: %s', (code, fields, isTold) => {
  expect(toldOfTerms(new Refusal(code as 'EMAIL_INVALID', '', { status: 400, fields }))).toBe(isTold)
})

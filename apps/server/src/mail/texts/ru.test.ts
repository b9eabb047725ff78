import { expect, test } from 'vitest'
import { russian } from './ru.ts'

test('a Russian mail tells how long its link lasts in the case and number of the amount', () => {
  expect(russian.recovery.small(60)).toContain('в течение 60 минут.')
  expect(russian.recovery.small(1)).toContain('в течение 1 минуты.')
  expect(russian.emailProof.small(24)).toContain('в течение 24 часов;')
  expect(russian.staffInvitation.small(21)).toContain('в течение 21 дня.')
})

test('a Russian mail about a return or a guarantee agrees with both', () => {
  const { kinds, received } = russian.returns
  expect(received.subject(kinds.RETRACTO, 5)).toBe('Мы получили ваш запрос на отказ от покупки, заказ 5')
  expect(received.subject(kinds.GARANTIA, 5)).toBe('Мы получили ваш запрос по гарантии, заказ 5')
})

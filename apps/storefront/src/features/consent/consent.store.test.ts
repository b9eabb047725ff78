import { describe, expect, test } from 'vitest'
import { consentWording, decodeConsent } from './consent.store.ts'

describe('what is stored of a consent', () => {
  const given = { measurement: true, marketing: false, at: '2026-11-20T12:00:00.000Z', text: consentWording }

  test('is read as it was given', () => {
    expect(decodeConsent(JSON.stringify(given))).toEqual(given)
  })

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['another kind of value', '"yes"'],
    ['null', 'null'],
    ['other words', JSON.stringify({ ...given, text: '2020-01' })],
    ['no date', JSON.stringify({ ...given, at: undefined })],
  ])('%s is no consent', (_name, text) => {
    expect(decodeConsent(text)).toBeNull()
  })

  test('only a plain yes allows', () => {
    const stored = decodeConsent(JSON.stringify({ ...given, measurement: 'true', marketing: 1 }))
    expect(stored).toMatchObject({ measurement: false, marketing: false })
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decodeIdentity, decodeMessages, encodeIdentity, encodeMessages } from './conversation.codec.ts'
import { sampleMessage } from './conversation.samples.ts'
import { expiryOf, type Identity, lifetime, mergeMessages, noMessages, unreadOf } from './conversation.ts'

const identity: Identity = {
  visitorId: '5f0e6f0a-7c3b-4d1e-9a53-1f0f5a3b2c1d',
  lastSequence: 3,
  expiresAt: Date.parse('2026-11-20T12:15:00.000Z'),
  agent: 'Rosa',
  seen: 1,
  seenByShop: 2,
}

describe('what the browser keeps', () => {
  test('[S3.35] client id, identified message, expiry and administrator’s name, by their names', () => {
    const stored = encodeIdentity(identity)
    expect(JSON.parse(stored ?? '')).toMatchObject({
      cliente_identificado: identity.visitorId,
      mensaje_identificado: 3,
      tiempo_expiracion: '2026-11-20T12:15:00.000Z',
      nombre_admin: 'Rosa',
    })
    expect(decodeIdentity(stored)).toEqual(identity)
    expect(encodeIdentity(null)).toBeNull()
  })

  test.each([null, '', 'x', '[]', 'null', '{"cliente_identificado":7}', '{"cliente_identificado":"a"}'])(
    'spoilt storage holds nobody: %s',
    (text) => {
      expect(decodeIdentity(text)).toBeNull()
      expect(decodeMessages(text)).toEqual(noMessages)
    },
  )

  test('what is no message is left out', () => {
    const whole = sampleMessage(1)
    const spoilt = [{ ...whole, sequence: 0 }, { ...whole, text: 7 }, { ...whole, card: {} }, null, 'x']
    const pending = [{ key: 'a', text: 'Hola', state: 'failed', reason: null }]
    const stored = JSON.stringify({ messages: [whole, ...spoilt], pending: [...pending, { key: 'b' }] })
    expect(decodeMessages(stored)).toEqual({ messages: [whole], pending, after: null })
    expect(decodeMessages(encodeMessages({ messages: [whole], pending: [], after: null }))).toEqual({
      messages: [whole],
      pending: [],
      after: null,
    })
  })

  test('[S3.36] the last 300 messages', () => {
    const all = Array.from({ length: 450 }, (_, index) => sampleMessage(index + 1))
    const { messages } = mergeMessages(noMessages, all)
    expect([messages.length, messages[0]?.sequence, messages.at(-1)?.sequence]).toEqual([300, 151, 450])
  })
})

describe('what comes', () => {
  test('each number stands once and in order, however it comes', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.integer({ min: 1, max: 40 }))), (batches) => {
        const merged = batches.reduce(
          (saved, batch) =>
            mergeMessages(
              saved,
              batch.map((number) => sampleMessage(number)),
            ),
          noMessages,
        )
        const expected = [...new Set(batches.flat())].toSorted((a, b) => a - b)
        expect(merged.messages.map(({ sequence }) => sequence)).toEqual(expected)
      }),
    )
  })

  test('the visitor’s own takes the place of what was on the way, by its key', () => {
    const pending = ['a', 'b'].map((key) => ({ key, text: 'Hola', state: 'sent' as const, reason: null }))
    const come = [sampleMessage(1, { administrator: null, key: 'b', text: 'Hola' })]
    const merged = mergeMessages({ ...noMessages, pending }, come)
    expect(merged.pending.map(({ key }) => key)).toEqual(['a'])
  })

  test('unread are the shop’s alone, after the last that was seen', () => {
    const messages = [sampleMessage(1), sampleMessage(2, { administrator: null }), sampleMessage(3)]
    expect(unreadOf(identity, { ...noMessages, messages })).toBe(1)
    expect(unreadOf({ ...identity, seen: 0 }, { ...noMessages, messages })).toBe(2)
    expect(unreadOf(null, { ...noMessages, messages })).toBe(0)
  })
})

test('the shop’s clock is believed as far as that is possible', () => {
  const now = Date.parse('2026-11-20T12:00:00.000Z')
  const at = (minutes: number, known = now + 1) =>
    expiryOf(new Date(now + minutes * 60_000).toISOString(), now, known) - now
  expect([at(4), at(15)]).toEqual([4 * 60_000, lifetime])
  expect([at(-20), at(40)], 'a browser’s clock that is wrong ends nothing').toEqual([lifetime, lifetime])
  expect([at(4, now), at(-1, now - 1000)], 'and what is over begins no more').toEqual([4 * 60_000, -1000])
})

import { expect, test } from 'vitest'
import { sampleMessage } from '../conversation/conversation.samples.ts'
import { lifetime, noMessages } from '../conversation/conversation.ts'
import { begunConversation } from './session.samples.ts'

test('the shop’s messages are news to the first tab that has them, the visitor’s own to none', () => {
  const { conversation, saved } = begunConversation()
  expect(conversation.take('v', [sampleMessage(1, { administrator: null })])).toBe(false)
  expect(conversation.take('v', [sampleMessage(2), sampleMessage(3)])).toBe(true)
  expect(conversation.take('v', [sampleMessage(2), sampleMessage(3)])).toBe(false)
  expect(conversation.current()?.lastSequence).toBe(3)
  expect(saved.get().messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3])
})

test('what belongs to another visitor changes nothing', () => {
  const { conversation, saved } = begunConversation()
  const before = conversation.current()
  expect(conversation.take('w', [sampleMessage(1)])).toBe(false)
  conversation.change('w', () => ({ agent: 'Rosa' }))
  conversation.goOn('w')
  expect(conversation.empty('w', null)).toBeNull()
  expect([conversation.current(), saved.get()]).toEqual([before, noMessages])
})

test('its 15 minutes pass by the clock, and begin again', () => {
  const { conversation, clock } = begunConversation()
  clock.move(lifetime - 1)
  expect(conversation.isPast()).toBe(false)
  clock.move(1)
  expect(conversation.isPast()).toBe(true)
  conversation.goOn('v')
  expect(conversation.isPast()).toBe(false)
})

test('is emptied once, and gives back what the shop does not have', () => {
  const { conversation, saved } = begunConversation()
  const pending = (['failed', 'sent', 'sending'] as const).map((state) => ({
    key: state,
    text: state,
    state,
    reason: null,
  }))
  saved.update((now) => ({ ...now, pending }))
  expect(conversation.empty('v', null)).toBe('failed\nsending')
  expect(conversation.empty('v', null)).toBeNull()
  expect([conversation.current(), saved.get()]).toEqual([null, noMessages])
})

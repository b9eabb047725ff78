import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetMember } from '../../session/session.queries.ts'
import { channel } from '../channel.store.ts'
import { outbox } from '../outbox/outbox.store.ts'

test('who signs in next finds no answer of the last member, and takes conversations', () => {
  outbox.add({ key: 'k', conversationId: 1, kind: 'answer', text: 'hola', productId: null, failure: null })
  outbox.fail('k', 'No network')
  channel.setAvailable(false)
  channel.showTyping(1, 'Rosa')
  forgetMember(new QueryClient())
  expect(outbox.all()).toEqual([])
  expect(channel.state()).toEqual({ connection: 'connecting', isAvailable: true, typing: new Map() })
})

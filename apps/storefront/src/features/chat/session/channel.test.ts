import { expect, test, vi } from 'vitest'
import type { ChatListener } from '../../../data/port/chat.port.ts'
import { sampleMessage } from '../conversation/conversation.samples.ts'
import { createChannel } from './channel.ts'
import { begunConversation, settled } from './session.samples.ts'
import { createTabState } from './tab-state.ts'

function channelOf() {
  const begun = begunConversation()
  const { conversation, clock } = begun
  const state = createTabState(clock)
  const listeners: ChatListener[] = []
  const connection = { tellContext: vi.fn(), tellTyping: vi.fn(), tellSeen: vi.fn(), close: vi.fn() }
  const connect = vi.fn(async (_visitor: string, listener: ChatListener) => {
    listeners.push(listener)
    return connection
  })
  const catchUp = vi.fn(async () => undefined)
  const onMessages = vi.fn((visitor, come) => void conversation.take(visitor, come))
  const onEnd = vi.fn()
  const channel = createChannel({
    port: { connect },
    conversation,
    state,
    clock,
    catchUp,
    resend: () => undefined,
    onMessages,
    onEnd,
  })
  return { ...begun, state, listeners, connection, connect, catchUp, onMessages, onEnd, channel }
}

test('opens once for a conversation, closes with it, and opens for the next', async () => {
  const { channel, conversation, connect, connection, catchUp } = channelOf()
  channel.follow()
  channel.follow()
  await settled()
  expect(connect).toHaveBeenCalledOnce()
  expect(catchUp).toHaveBeenCalledExactlyOnceWith('v')
  conversation.empty('v', null)
  channel.follow()
  expect(connection.close).toHaveBeenCalledOnce()
  conversation.begin('w')
  channel.follow()
  expect(connect.mock.calls.map(([visitor]) => visitor)).toEqual(['v', 'w'])
})

test('one that opens after its conversation has ended is closed, and what it tells of itself passed over', async () => {
  const { channel, conversation, connection, listeners, state } = channelOf()
  channel.follow()
  conversation.empty('v', null)
  channel.follow()
  await settled()
  expect(connection.close).toHaveBeenCalledOnce()
  listeners[0]?.onConnection(true)
  expect(state.get().isConnected).toBe(false)
})

test('after each connection it tells where the visitor is and reads what was missed', async () => {
  const { channel, connection, listeners, catchUp, state } = channelOf()
  const context = { page: '/shop/cart', cart: [] }
  channel.follow()
  channel.tellContext(context)
  await settled()
  for (const isConnected of [true, false, true]) listeners[0]?.onConnection(isConnected)
  expect(connection.tellContext.mock.calls).toEqual([[context], [context], [context]])
  expect(catchUp).toHaveBeenCalledTimes(3)
  expect(state.get().isConnected).toBe(true)
})

test('what was seen while nothing carried it is told at the next connection', async () => {
  const { channel, conversation, connection, listeners } = channelOf()
  channel.follow()
  await settled()
  listeners[0]?.onConnection(true)
  expect(connection.tellSeen, 'nothing was seen yet').not.toHaveBeenCalled()
  listeners[0]?.onConnection(false)
  conversation.change('v', () => ({ seen: 4 }))
  listeners[0]?.onConnection(true)
  expect(connection.tellSeen.mock.calls).toEqual([[4]])
})

test('the next message is taken, one after a gap read with what was missed', async () => {
  const { channel, listeners, onMessages, catchUp } = channelOf()
  channel.follow()
  listeners[0]?.onMessage(sampleMessage(1))
  expect(onMessages).toHaveBeenCalledOnce()
  listeners[0]?.onMessage(sampleMessage(3))
  expect(onMessages).toHaveBeenCalledOnce()
  expect(catchUp).toHaveBeenCalledTimes(2)
})

test('that the visitor writes is told every three seconds at most', async () => {
  const { channel, connection, clock } = channelOf()
  channel.follow()
  await settled()
  for (const ms of [0, 2999, 1]) {
    clock.move(ms)
    channel.tellTyping()
  }
  expect(connection.tellTyping).toHaveBeenCalledTimes(2)
})

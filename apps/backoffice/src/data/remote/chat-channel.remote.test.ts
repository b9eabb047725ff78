import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from 'socket.io'
import { expect, test } from 'vitest'
import { chatChannel } from '#contract/chat/chat-events.ts'
import type { ChatEvents, ConnectionState } from '../port/chat.port.ts'
import { openChatChannel } from './chat-channel.remote.ts'

/** The states of a channel up to `last`, at a shop that refuses with these, one after the other, and then lets in. */
async function statesUntil(last: ConnectionState, refusals: string[], { endsFirst = false } = {}) {
  const http = createServer()
  const io = new Server(http, { path: chatChannel.path, serveClient: false })
  const namespace = io.of(chatChannel.namespace)
  const left = [...refusals]
  namespace.use((_socket, next) => {
    const code = left.shift()
    next(code === undefined ? undefined : new Error(code))
  })
  let isFirst = endsFirst
  namespace.on('connection', (socket) => {
    if (isFirst) socket.disconnect()
    isFirst = false
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const states: ConnectionState[] = []
  let close = () => {}
  await new Promise<void>((resolve) => {
    const nothing = () => {}
    const events: ChatEvents = {
      message: nothing,
      note: nothing,
      conversation: nothing,
      ended: nothing,
      typing: nothing,
      seen: nothing,
      presence: nothing,
      connection(state) {
        states.push(state)
        const ups = states.filter((each) => each === 'connected').length
        if (state === last && (!endsFirst || ups === 2)) resolve()
      },
    }
    close = openChatChannel(events, { origin, retryMs: 1 }).close
  })
  close()
  await io.close()
  return states.filter((state, index) => state !== states[index - 1])
}

test('refused because the shop could not look, or was asked too often, the channel tries again', async () => {
  expect(await statesUntil('connected', ['UNAVAILABLE', 'TOO_MANY_REQUESTS'])).toEqual([
    'connecting',
    'lost',
    'connected',
    'lost',
  ])
})

test('ended by the shop, the channel tries again', async () => {
  const states = await statesUntil('connected', [], { endsFirst: true })
  expect(states).toEqual(['connecting', 'connected', 'lost', 'connected', 'lost'])
})

test.each(['SESSION_REQUIRED', 'ROLE_FORBIDDEN'])(
  'refused with %s, the channel stays refused',
  async (code) => {
    expect(await statesUntil('refused', [code])).toEqual(['connecting', 'refused'])
  },
)

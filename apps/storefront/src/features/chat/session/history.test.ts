import { expect, test, vi } from 'vitest'
import type { ChatHistory } from '../../../data/port/chat.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { sampleMessage } from '../conversation/conversation.samples.ts'
import { lifetime } from '../conversation/conversation.ts'
import { createHistory } from './history.ts'
import { begunConversation, settled } from './session.samples.ts'

/** A reader of what a shop answers; `read` is its call, to be answered otherwise. */
function readerOf(total = 0) {
  const begun = begunConversation()
  const { conversation, clock } = begun
  const messages = Array.from({ length: total }, (_, at) => sampleMessage(at + 1))
  const answer = (after: number): ChatHistory => ({
    messages: messages.slice(after, after + 200),
    isOpen: true,
    expiresAt: new Date(clock.now() + lifetime).toISOString(),
    agent: 'Rosa',
    seenUpTo: 1,
    byMail: null,
  })
  const read = vi.fn(async (_visitor: string, after: number) => answer(after))
  const onEnd = vi.fn()
  const onFault = vi.fn()
  const history = createHistory({
    port: { read },
    conversation,
    clock,
    onMessages: (visitor, come) => void conversation.take(visitor, come),
    onEnd,
    onFault,
  })
  return { ...begun, history, read, answer, onEnd, onFault }
}

test('reads page after page until it has all', async () => {
  const { history, read, conversation } = readerOf(450)
  await history.catchUp('v')
  expect(read.mock.calls.map(([, after]) => after)).toEqual([0, 200, 400])
  expect(conversation.current()).toMatchObject({ lastSequence: 450, agent: 'Rosa', seenByShop: 1 })
})

test('reads once more where it is asked while an answer is on its way, however often', async () => {
  const { history, read } = readerOf()
  const reading = history.catchUp('v')
  for (let count = 0; count < 3; count += 1) void history.catchUp('v')
  await reading
  expect(read).toHaveBeenCalledTimes(2)
})

test('asks for what is owed every ten seconds, and for nothing where nothing is', async () => {
  const { history, read, clock } = readerOf()
  await history.catchUp('v')
  for (const [ms, isOwed, times] of [
    [9999, true, 1],
    [1, false, 1],
    [0, true, 2],
    [9999, true, 2],
  ] as const) {
    clock.move(ms)
    history.tick(isOwed)
    await settled()
    expect(read).toHaveBeenCalledTimes(times)
  }
})

test('asks at once when the 15 minutes are over, and ends where nobody answers', async () => {
  const { history, read, clock, onEnd, onFault } = readerOf()
  read.mockRejectedValue(new Refusal('NETWORK', ''))
  clock.move(lifetime - 1)
  await history.catchUp('v')
  expect(onEnd).not.toHaveBeenCalled()
  clock.move(1)
  history.tick(false)
  await settled()
  expect(read).toHaveBeenCalledTimes(2)
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('v', 'expired', undefined)
  expect(onFault).not.toHaveBeenCalled()
})

test('a fault is told and ends nothing; what is not the visitor’s is over', async () => {
  const { history, read, onEnd, onFault } = readerOf()
  const fault = new TypeError('broken')
  read.mockRejectedValueOnce(fault).mockRejectedValueOnce(new Refusal('NOT_YOURS', ''))
  await history.catchUp('v')
  expect(onFault).toHaveBeenCalledExactlyOnceWith(fault)
  expect(onEnd).not.toHaveBeenCalled()
  await history.catchUp('v')
  expect(onEnd).toHaveBeenCalledExactlyOnceWith('v', 'disconnected', null)
})

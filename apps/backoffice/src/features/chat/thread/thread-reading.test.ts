import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Message, Note, Stretch } from '../../../data/port/chat.port.ts'
import { chatKeys } from '../chat.queries.ts'
import { messageOf, stretchAfter } from './thread.samples.ts'
import { type Thread, withMessage, withNote } from './thread.ts'
import { askOn, changeThread, readThread } from './thread-reading.ts'

const id = 1

/** A conversation that the shop answers from, as it stands when it is asked, once the reader lets it. */
function openReading(all: Message[]) {
  const queries = new QueryClient()
  const asked: unknown[] = []
  let answerFirst = () => {}
  const isAllowed = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  const stretch = async (_: number, place?: { after: number } | { before: number }): Promise<Stretch> => {
    asked.push(place ?? 'end')
    const after = place && 'after' in place ? place.after : Math.max(0, all.length - 200)
    const answer = stretchAfter(all, after, 200)
    if (!place) await isAllowed
    return answer
  }
  const thread = queries.fetchQuery({
    queryKey: chatKeys.thread(id),
    queryFn: () => readThread(queries, { stretch }, id),
  })
  return {
    queries,
    asked,
    thread,
    answerFirst,
    hear: (how: (t: Thread) => Thread) => changeThread(queries, id, how),
  }
}

const numbersOf = ({ messages }: Thread) => messages.map(({ sequence }) => sequence)

test('a message that is told while the conversation loads is there once it has loaded', async () => {
  const reading = openReading([messageOf(1), messageOf(2)])
  reading.hear((thread) => withMessage(thread, messageOf(3)))
  reading.answerFirst()
  expect(numbersOf(await reading.thread)).toEqual([1, 2, 3])
  expect(reading.asked).toEqual(['end'])
})

test('what stands between the first stretch and a message told meanwhile is asked for', async () => {
  const all = [messageOf(1), messageOf(2)]
  const reading = openReading(all)
  all.push(messageOf(3), messageOf(4))
  reading.hear((thread) => withMessage(thread, messageOf(4)))
  reading.answerFirst()
  expect(numbersOf(await reading.thread)).toEqual([1, 2, 3, 4])
  expect(reading.asked).toEqual(['end', { after: 2 }])
})

test('a note that is told while the conversation loads is not lost', async () => {
  const note: Note = {
    id: 7,
    conversationId: id,
    text: 'n',
    author: 'Rosa',
    at: messageOf(1).at,
    key: null,
    after: 1,
  }
  const reading = openReading([messageOf(1)])
  reading.hear((thread) => withNote(thread, note))
  reading.answerFirst()
  expect((await reading.thread).notes).toEqual([note])
})

test('a line that opens while the conversation loads has it asked on for', async () => {
  const all = [messageOf(1)]
  const reading = openReading(all)
  all.push(messageOf(2))
  askOn()
  reading.answerFirst()
  expect(numbersOf(await reading.thread)).toEqual([1, 2])
})

test('of a conversation that nobody reads nothing is held', () => {
  const queries = new QueryClient()
  changeThread(queries, id, (thread) => withMessage(thread, messageOf(1)))
  expect(queries.getQueryData(chatKeys.thread(id))).toBeUndefined()
})

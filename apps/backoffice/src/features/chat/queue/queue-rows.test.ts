import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Conversation, Message } from '../../../data/port/chat.port.ts'
import { chatKeys } from '../chat.queries.ts'
import { messageOf } from '../thread/thread.samples.ts'
import { changeRow, rowAfterMessage, rowAsTold, rowSeen } from './queue-rows.ts'

const waiting: Conversation = {
  id: 1,
  visitorId: messageOf(1).visitorId,
  kind: 'chat',
  name: 'Camila',
  email: 'camila@correo.cl',
  phone: '',
  isOpen: true,
  ending: null,
  messages: 1,
  lastMessage: '1',
  lastAt: '2026-11-20T12:00:00.000Z',
  startedAt: '2026-11-20T12:00:00.000Z',
  expiresAt: '2026-11-20T12:15:00.000Z',
  assignee: null,
  unread: 1,
  page: null,
  waitingSince: '2026-11-20T12:00:00.000Z',
  mutedUntil: null,
}
const all = [...chatKeys.lists, 'all', '']

function lists(...rows: Conversation[]) {
  const queries = new QueryClient()
  queries.setQueryData(all, { pages: [rows], pageParams: [null] })
  const row = () => queries.getQueryData<{ pages: Conversation[][] }>(all)?.pages[0]?.[0]
  return {
    queries,
    row,
    hear: (message: Message) => changeRow(queries, 1, (each) => rowAfterMessage(each, message)),
  }
}

test('another message of who waits changes the row, and the lists are not asked for it', () => {
  const { row, hear } = lists(waiting)
  expect(hear({ ...messageOf(2), text: '¿Hola?' })).toBe(false)
  expect(row()).toMatchObject({ messages: 2, lastMessage: '¿Hola?', unread: 2 })
  expect(row()?.waitingSince).toBe(waiting.waitingSince)
})

test('a message that the row knows of changes nothing', () => {
  const { row, hear } = lists(waiting)
  expect(hear({ ...messageOf(1), text: 'otra vez' })).toBe(false)
  expect(row()).toEqual(waiting)
})

test('an answer takes it out of those that wait, and the lists are asked', () => {
  const { row, hear } = lists(waiting)
  expect(hear({ ...messageOf(2), author: 'Rosa' })).toBe(true)
  expect(row()).toMatchObject({ waitingSince: null, unread: 0 })
})

test('the lists are asked where messages are missing between, and where no list holds the row', () => {
  const { row, hear } = lists(waiting)
  expect(hear(messageOf(3))).toBe(true)
  expect(row()).toEqual(waiting)
  expect(lists().hear(messageOf(1))).toBe(true)
})

test('the lists are asked again where an answer on its way may be older', async () => {
  const { queries, hear } = lists(waiting)
  let answer = (_: unknown) => {}
  const asked = queries.fetchQuery({
    queryKey: all,
    queryFn: () => new Promise((resolve) => (answer = resolve)),
  })
  expect(hear(messageOf(2))).toBe(true)
  answer({ pages: [[waiting]], pageParams: [null] })
  await asked
})

test('what the staff has seen is no longer unread', () => {
  const { queries, row } = lists(waiting)
  expect(changeRow(queries, 1, (each) => rowSeen(each, 1))).toBe(false)
  expect(row()?.unread).toBe(0)
})

test('a row that was read before its messages were seen and is told of after stays read', () => {
  const seen = { ...waiting, unread: 0 }
  const assignee = { accountId: 1, name: 'Rosa' }
  expect(rowAsTold(seen, { ...waiting, assignee })).toMatchObject({ unread: 0, assignee })
  expect(rowAsTold(seen, { ...waiting, messages: waiting.messages + 1, unread: 1 })?.unread).toBe(1)
  expect(rowAsTold({ ...waiting, messages: waiting.messages + 1 }, waiting)).toBeNull()
})

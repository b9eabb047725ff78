import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { chatClose, chatDisconnect, chatMessage } from '#contract/chat/chat-shapes.ts'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { isRefusal } from '../refusals/refusal.ts'
import { chatStore } from './chat.store.ts'
import type { ChatEvent } from './chat-channel.ts'
import { conversationsService } from './conversations.service.ts'
import { deskStore } from './desk.store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false })
})
afterAll(() => database?.drop())

let events: ChatEvent[]
beforeEach(() => {
  events = []
})

const service = (reports: Error[] = []) =>
  conversationsService({
    database,
    report: (error) => reports.push(error),
    channel: async (event) => {
      if (event.kind !== 'row') events.push(event)
    },
  })

async function conversation() {
  const visitorId = randomUUID()
  const row = {
    visitorId,
    tokenHash: randomBytes(32),
    name: 'Camila',
    email: 'camila@example.cl',
    phone: null,
  }
  const id = await database.db.transaction((tx) => chatStore.open(tx, row))
  const found = await chatStore.find(database.db, id ?? 0)
  if (!found) throw new Error('There is no conversation.')
  return found
}

async function someone(name = 'Rosa'): Promise<number> {
  const { rows } = await database.pool.query(
    "INSERT INTO staff (name, email, password_hash, role) VALUES ($1, $1 || '@huella.example', NULL, 'agent') RETURNING id",
    [name],
  )
  return rows[0].id
}

test('of two who answer at once the first has the conversation, and the visitor is told of no other', async () => {
  const { write } = service()
  const one = await conversation()
  for (const name of ['Ana', 'Pedro']) {
    // Both have read it while nobody had it.
    await write(one, { content: `Soy ${name}`, key: null, writer: { staffId: await someone(name), name } })
  }
  const told = events.flatMap((each) => (each.kind === 'agent' ? [each.event.nombre] : []))
  expect(told).toEqual(['Ana'])
})

test('the channel is told of each message and end in the shapes of the wire, and of nothing that was refused', async () => {
  const { write, leave, tellEnds } = service()
  const [one, two] = [await conversation(), await conversation()]
  const visitor = { key: null, writer: null }
  await write(one, { ...visitor, content: 'Hola' })
  await leave(one.id)
  await leave(one.id)
  expect(isRefusal(await write(one, { ...visitor, content: '¿hola?' }))).toBe(true)
  const closed = await chatStore.close(database.db, two.id, 'closed')
  if (closed) await tellEnds([closed])
  expect(events.map(({ conversationId, kind }) => [conversationId, kind])).toEqual([
    [one.id, 'message'],
    [one.id, 'disconnect'],
    [two.id, 'close'],
  ])
  const shapes = { message: chatMessage, disconnect: chatDisconnect, close: chatClose }
  for (const { kind, event } of events) {
    const shape = shapes[kind as keyof typeof shapes]
    expect(shape.parse(event)).toEqual(event)
  }
})

test('a key is written once, however often and at once it is sent, and answered alike after the end as well', async () => {
  const { write, leave } = service()
  const one = await conversation()
  const key = randomUUID()
  const said = { content: 'Hola', key, writer: null }
  const answers = await Promise.all(Array.from({ length: 8 }, () => write(one, said)))
  await leave(one.id)
  answers.push(await write(one, said))
  expect(answers.map((each) => isRefusal(each) || each.sequence)).toEqual(Array(9).fill(1))
  const { rows } = await database.pool.query(
    'SELECT sequence FROM chat_messages WHERE conversation_id = $1',
    [one.id],
  )
  expect(rows).toEqual([{ sequence: 1 }])
  // Told each time: the process that wrote it may have ended before it told anybody.
  expect(events.filter(({ kind }) => kind === 'message')).toHaveLength(9)
})

test('what the lists cannot be told is reported; what was written stands, and each visitor hears of the end first', async () => {
  const reports: Error[] = []
  const { write, tellEnds } = service(reports)
  const [one, two] = [await conversation(), await conversation()]
  const find = vi.spyOn(deskStore, 'find').mockRejectedValue(new Error('The database is gone.'))
  try {
    const writer = { staffId: await someone(), name: 'Rosa' }
    expect(isRefusal(await write(one, { content: 'Hola', key: null, writer }))).toBe(false)
    expect(reports).toHaveLength(1)
    const ended = await Promise.all([one, two].map(({ id }) => chatStore.close(database.db, id, 'closed')))
    await tellEnds(ended.flatMap((each) => each ?? []))
  } finally {
    find.mockRestore()
  }
  expect(reports).toHaveLength(3)
  const ends = events.filter(({ kind }) => kind === 'close').map(({ conversationId }) => conversationId)
  expect(ends.toSorted()).toEqual([one.id, two.id].toSorted())
})

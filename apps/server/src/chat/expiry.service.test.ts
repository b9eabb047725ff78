import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import type { Mail } from '../mail/mail-content.ts'
import { expireBySecond } from './channel/expire-by-second.ts'
import { chatStore } from './chat.store.ts'
import type { ChatEvent } from './chat-channel.ts'
import { conversationsService } from './conversations.service.ts'
import { deskStore } from './desk.store.ts'
import { expiryService } from './expiry.service.ts'

let database: TestDatabase
let rosa: { staffId: number; name: string }
beforeAll(async () => {
  database = await createTestDatabase({ seeded: false })
  const { rows } = await database.pool.query(
    "INSERT INTO staff (name, email, role) VALUES ('Rosa', 'rosa@huella.example', 'agent') RETURNING id",
  )
  rosa = { staffId: rows[0].id, name: 'Rosa' }
})
afterAll(() => database?.drop())

let events: ChatEvent[]
let mails: Mail[]
beforeEach(() => {
  events = []
  mails = []
})

const channel = async (event: ChatEvent) => void (event.kind === 'disconnect' && events.push(event))
const conversations = () => conversationsService({ database, channel, report: () => undefined })

/** How many were counted as kept, and of which networks. */
let counted = 0
let networks = new Set<string>()
const service = ({ wait = 0, waitToTell = 0, reports = [] as Error[] } = {}) =>
  expiryService({
    database,
    outbox: { stage: async (_tx, mail) => void mails.push(mail) },
    conversations: conversations(),
    limits: {
      take: async ([what, network = '']) => {
        if (what !== 'chat-kept') return waitToTell
        counted++
        networks.add(network)
        return wait
      },
      giveBack: async ([what]) => void (what === 'chat-kept' && counted--),
    },
    shopEmail: async () => 'tienda@huella.example',
    shopLanguage: 'es',
    report: (error) => reports.push(error),
  })

/** A conversation in which somebody of the staff said what begins with '<', and the visitor the rest. */
async function conversation(...said: string[]) {
  const visitorId = randomUUID()
  const tokenHash = randomBytes(32)
  const row = { visitorId, tokenHash, name: 'Camila', email: 'camila@example.cl', phone: null }
  const id = await database.db.transaction((tx) => chatStore.open(tx, row))
  const opened = await chatStore.find(database.db, id ?? 0)
  if (!opened) throw new Error('There is no conversation.')
  for (const content of said) {
    const writer = content.startsWith('<') ? rosa : null
    await conversations().write(opened, { content, key: null, writer })
  }
  return opened
}

const overNow = (id: number) =>
  database.pool.query('UPDATE chat_conversations SET expires_at = now() WHERE id = $1', [id])

const endings = async (...ids: number[]) =>
  (
    await database.pool.query(
      'SELECT kind, closed_by FROM chat_conversations WHERE id = ANY($1) ORDER BY id',
      [ids],
    )
  ).rows

test('[S9.17] a conversation whose 15 minutes are over ends once, however many processes look, and its visitor hears it', async () => {
  const [one, two] = [await conversation(), await conversation()]
  await overNow(one.id)
  const ended = await Promise.all(Array.from({ length: 4 }, () => service().expire()))
  expect(ended.reduce((sum, each) => sum + each)).toBe(1)
  expect(events).toMatchObject([
    // Its visitor is told why: nobody has disconnected them.
    { kind: 'disconnect', conversationId: one.id, visitorId: one.visitorId, event: { termino: 'vencido' } },
  ])
  expect(await endings(one.id, two.id)).toEqual([
    { kind: 'chat', closed_by: 'expired' },
    { kind: 'chat', closed_by: null },
  ])
})

test('the time is looked at each second, and never twice at once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const looks: (() => void)[] = []
    const expire = () => new Promise<number>((resolve) => looks.push(() => resolve(0)))
    const looking = expireBySecond({ expire }, () => undefined)
    vi.advanceTimersByTime(999)
    expect(looks).toHaveLength(0)
    vi.advanceTimersByTime(2001)
    expect(looks).toHaveLength(1)
    looks[0]?.()
    await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(1000)
    expect(looks).toHaveLength(2)
    looking.stop()
    looks[1]?.()
    await new Promise((resolve) => setImmediate(resolve))
    vi.advanceTimersByTime(5000)
    expect(looks).toHaveLength(2)
  } finally {
    vi.useRealTimers()
  }
})

test('a question that nobody answered in time waits on at the desk, is mailed to the shop, and its visitor is told', async () => {
  const one = await conversation('Hola', '<¿Sí?', '¿Tienen pipetas?', 'Para un perro')
  await overNow(one.id)
  await service().expire()
  expect(await endings(one.id)).toEqual([{ kind: 'offline', closed_by: null }])
  expect(events).toMatchObject([
    { visitorId: one.visitorId, event: { termino: 'vencido', por_correo: 1, secuencia: 4 } },
  ])
  const query = { state: 'waiting', staffId: rosa.staffId, words: '', before: null } as const
  const waiting = await deskStore.list(database.db, query)
  expect(waiting.map(({ conversation: { id } }) => id)).toEqual([one.id])
  expect(mails.filter(({ kind }) => kind === 'chat-left')).toMatchObject([
    {
      to: 'tienda@huella.example',
      message: { conversationId: one.id, content: '¿Tienen pipetas?\nPara un perro' },
    },
  ])
  // To the browser that opened it, it is over.
  expect(await chatStore.findByToken(database.db, one.tokenHash)).toBeUndefined()
  expect(await service().expire()).toBe(0)
  const answer = { content: '<Sí', key: null, writer: rosa }
  expect(await conversations().write(one, answer)).toMatchObject({ sequence: 5 })
  await database.pool.query('DELETE FROM chat_conversations WHERE id = $1', [one.id])
})

test('what the shop is mailed of a long question is cut, and breaks no character in two', async () => {
  const one = await conversation('a', ...Array(3).fill('🐶'.repeat(1000)))
  await overNow(one.id)
  await service().expire()
  const [mail] = mails
  const content = mail?.kind === 'chat-left' ? mail.message.content : ''
  expect([content.length, content.isWellFormed()]).toEqual([4000, true])
})

test('one is counted as kept once, however many processes look, and not where it could not be', async () => {
  const one = await conversation('Hola')
  await overNow(one.id)
  counted = 0
  const keep = vi.spyOn(chatStore, 'keepAsLeft').mockRejectedValueOnce(new Error('No.'))
  try {
    expect(await service().expire()).toBe(0)
  } finally {
    keep.mockRestore()
  }
  expect(counted).toBe(0)
  await Promise.all(Array.from({ length: 4 }, () => service().expire()))
  expect(await endings(one.id)).toEqual([{ kind: 'offline', closed_by: null }])
  expect(counted).toBe(1)
})

test('of a visitor who is muted, and beyond so many an hour, it ends with its time', async () => {
  const [muted, many] = [await conversation('Hola'), await conversation('Hola')]
  await chatStore.mute(database.db, muted.id, 5)
  await overNow(muted.id)
  await service().expire()
  await overNow(many.id)
  await service({ wait: 60 }).expire()
  expect(await endings(muted.id, many.id)).toEqual(Array(2).fill({ kind: 'chat', closed_by: 'expired' }))
  expect(mails).toEqual([])
})

test('it is counted by who asks, and beyond so many in all waits at the desk without a mail', async () => {
  networks = new Set()
  const [one, other] = [await conversation('Hola'), await conversation('Hola')]
  for (const [at, { id }] of [one, other].entries()) {
    await database.pool.query('UPDATE chat_conversations SET opened_from = $1 WHERE id = $2', [
      Buffer.alloc(32, at),
      id,
    ])
    await overNow(id)
  }
  await service({ waitToTell: 60 }).expire()
  expect(networks.size).toBe(2)
  expect(await endings(one.id, other.id)).toEqual(Array(2).fill({ kind: 'offline', closed_by: null }))
  expect(mails).toEqual([])
})

test('answers that the visitor has asked for and not seen are mailed to them once it is over', async () => {
  const one = await conversation('¿Abren hoy?', '<Sí', '<De 9 a 21')
  const seen = await conversation('¿Abren hoy?', '<Sí')
  const greeted = await conversation('<¿Te ayudo?')
  await conversations().see(seen, 'visitor', 2)
  for (const { id } of [one, seen, greeted]) await overNow(id)
  await service().expire()
  expect(await endings(one.id, seen.id, greeted.id)).toEqual(
    Array(3).fill({ kind: 'chat', closed_by: 'expired' }),
  )
  expect(mails).toEqual([
    {
      kind: 'chat-answer',
      to: 'camila@example.cl',
      language: 'es',
      answer: {
        name: 'Camila',
        question: '¿Abren hoy?',
        answer: '<Sí\n\n<De 9 a 21',
        agent: 'Rosa',
        slug: null,
      },
    },
  ])
})

test('one that cannot be ended is reported, and holds up no other', async () => {
  const reports: Error[] = []
  const [first, second] = [await conversation(), await conversation()]
  for (const { id } of [first, second]) await overNow(id)
  const close = vi.spyOn(chatStore, 'close').mockRejectedValueOnce(new Error('No.'))
  try {
    expect(await service({ reports }).expire()).toBe(1)
  } finally {
    close.mockRestore()
  }
  expect(reports).toHaveLength(1)
  expect(await service().expire()).toBe(1)
})

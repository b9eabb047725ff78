import { describe, expect, test } from 'vitest'
import type { ChatConnection, ChatListener, ChatMessage } from '../port/chat.port.ts'
import type { DataPort } from '../port/port.ts'
import { refusalOf } from './refusal-of.ts'

/** Who answers a visitor that has written. */
export type ChatDesk = {
  answer(visitorId: string): Promise<void>
}

const person = { name: 'Camila', email: 'camila@example.cl', phone: '9 1234 5678' }

/** What a channel has told so far; `until` waits for what is to come. */
function heard() {
  const messages: ChatMessage[] = []
  const told: string[] = []
  let check: () => void = () => undefined
  const note = (what: string) => {
    told.push(what)
    check()
  }
  const listener: ChatListener = {
    onConnection: (isConnected) => note(isConnected ? 'connected' : 'cut'),
    onMessage(message) {
      messages.push(message)
      note('message')
    },
    onEnd: (how) => note(how),
    onTyping: () => note('typing'),
    onSeen: () => note('seen'),
    onAgent: (name) => note(`agent ${name !== null}`),
  }
  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve) => {
      check = () => isSo() && resolve()
      check()
    })
  return { listener, messages, told, until }
}

/** What both layers say of the live chat. */
export function chatContract(data: () => DataPort, desk: () => ChatDesk): void {
  describe('the chat', () => {
    test('says whether somebody answers', async () => {
      const status = await data().chat.getStatus()
      expect(status).toMatchObject({ isAvailable: expect.any(Boolean), isWithinHours: true, opensAt: null })
      expect(Array.isArray(status.agents)).toBe(true)
    })

    test('the form needs a name and an e-mail, and no phone', async () => {
      const { chat } = data()
      const open = (given: Partial<typeof person>) =>
        chat.open(crypto.randomUUID(), { ...person, ...given }, crypto.randomUUID())
      expect((await refusalOf(open({ name: ' ' }))).fields).toEqual({ nombre_usuario: 'FIELD_REQUIRED' })
      expect((await refusalOf(open({ email: 'camila' }))).code).toBe('EMAIL_INVALID')
      expect((await refusalOf(open({ phone: '12' }))).code).toBe('PHONE_INVALID')
      await open({ phone: '' })
    })

    test('nobody is anybody by an id alone', async () => {
      const { chat } = data()
      const stranger = crypto.randomUUID()
      expect((await refusalOf(chat.read(stranger, 0))).code).toBe('NOT_YOURS')
      const message = { key: crypto.randomUUID(), text: 'Hola' }
      expect((await refusalOf(chat.send(stranger, message))).code).toBe('NOT_YOURS')
      expect((await refusalOf(chat.leave(stranger))).code).toBe('NOT_YOURS')
    })

    test('[S3.33] a conversation goes both ways over the channel and is read again in its order', async () => {
      const { chat } = data()
      const visitorId = crypto.randomUUID()
      const formKey = crypto.randomUUID()
      await chat.open(visitorId, person, formKey)
      await chat.open(visitorId, person, formKey)
      const { listener, messages, told, until } = heard()
      const connection: ChatConnection = await chat.connect(visitorId, listener)
      await until(() => told.includes('connected'))
      // Behind a sign of writing, which may be dropped while the line is busy, the place may not.
      connection.tellTyping()
      connection.tellContext({ page: '/shop/cart', cart: [] })

      const question = { key: crypto.randomUUID(), text: '¿Tienen <b>pipetas</b>?\nPara 12 kilos' }
      await chat.send(visitorId, question)
      await chat.send(visitorId, question)
      await desk().answer(visitorId)
      await until(() => messages.some(({ administrator }) => administrator !== null))
      expect(messages[0]).toMatchObject({ ...question, sequence: 1, administrator: null, card: null })
      const answered = messages.find(({ administrator }) => administrator !== null)
      expect(answered?.sequence, 'the same key sends once').toBe(2)

      connection.tellTyping()
      connection.tellSeen(2)
      const history = await chat.read(visitorId, 0)
      expect(history).toMatchObject({ isOpen: true, agent: answered?.administrator })
      expect(history.messages.map(({ sequence }) => sequence)).toEqual(
        history.messages.map((_, at) => at + 1),
      )
      // Over the channel a message may come twice.
      for (const each of history.messages.slice(0, 2)) expect(messages).toContainEqual(each)
      expect((await chat.read(visitorId, 1)).messages[0]?.sequence).toBe(2)
      const left = Date.parse(history.expiresAt) - Date.now()
      expect(left).toBeGreaterThan(14 * 60_000)
      expect(left).toBeLessThanOrEqual(15 * 60_000 + 1000)

      await chat.leave(visitorId)
      await until(() => told.includes('disconnected'))
      connection.close()
      expect((await refusalOf(chat.send(visitorId, { key: crypto.randomUUID(), text: 'Hola' }))).code).toBe(
        'NOT_YOURS',
      )
    })

    test('a message can be left for an answer by mail', async () => {
      const { chat } = data()
      const key = crypto.randomUUID()
      const question = '¿Abren el feriado?'
      await chat.leaveMessage(key, person, question)
      // What is stored is the same, however it is written.
      await chat.leaveMessage(key, { ...person, email: 'Camila@Example.cl', phone: '+56912345678' }, question)
      const other = { ...person, email: 'otra@example.cl' }
      for (const [who, text] of [[person, 'Ya no'] as const, [other, question] as const]) {
        expect((await refusalOf(chat.leaveMessage(key, who, text))).code).toBe('KEY_REUSED')
      }
      const leave = (given: Partial<typeof person>, text = 'Hola') =>
        refusalOf(chat.leaveMessage(crypto.randomUUID(), { ...person, ...given }, text))
      expect((await leave({ email: 'camila' })).code).toBe('EMAIL_INVALID')
      expect((await leave({ phone: '12' })).code).toBe('PHONE_INVALID')
      expect((await leave({}, ' ')).fields).toEqual({ mensaje: 'FIELD_REQUIRED' })
    })
  })
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type {
  ChatByMail,
  ChatHistory,
  ChatListener,
  ChatMessage,
  ChatPort,
} from '../../../data/port/chat.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import { randomKey } from '../../../shell/random-key.ts'
import { sampleMessage } from '../conversation/conversation.samples.ts'
import { type Identity, lifetime, noMessages, type SavedMessages } from '../conversation/conversation.ts'
import { createChatSession } from './chat-session.ts'
import { memoryValue, settled } from './session.samples.ts'

const person = { name: 'Camila', email: 'camila@example.cl', phone: '' }
const start = Date.parse('2026-11-20T12:00:00.000Z')

/** A shop in memory that keeps to the port; `fail` throws at the next calls of a name. */
function shopOf() {
  const messages: ChatMessage[] = []
  const listeners = new Set<ChatListener>()
  const failures = new Map<string, Error[]>()
  const calls: string[] = []
  const forms: { visitorId: string; key: string }[] = []
  const slowReads: Promise<void>[] = []
  let isOpen = true
  let byMail: ChatByMail | null = null
  /** By the shop's clock, which is `ahead` of the browser's. */
  let expiresAt = clock.now() + lifetime
  let ahead = 0
  const goOn = () => {
    expiresAt = clock.now() + ahead + lifetime
  }
  const call = async (name: string) => {
    calls.push(name)
    const failure = failures.get(name)?.shift()
    if (failure) throw failure
  }
  const port: ChatPort = {
    getStatus: async () => ({ isAvailable: true, isWithinHours: true, opensAt: null, agents: [] }),
    async open(visitorId, _person, key) {
      forms.push({ visitorId, key })
      await call('open')
      goOn()
    },
    async send(_visitor, { key, text }) {
      await call('send')
      if (messages.some((each) => each.key === key)) return
      const message = sampleMessage(messages.length + 1, { administrator: null, key, text })
      messages.push(message)
      goOn()
      for (const each of listeners) each.onMessage(message)
    },
    async read(_visitor, after): Promise<ChatHistory> {
      await call('read')
      const answer = {
        messages: messages.slice(after, after + 200),
        isOpen: isOpen && clock.now() + ahead < expiresAt,
        expiresAt: new Date(expiresAt).toISOString(),
        agent: 'Rosa',
        seenUpTo: 0,
        byMail,
      }
      await slowReads.shift()
      return answer
    },
    leave: () => call('leave'),
    leaveMessage: () => call('leaveMessage'),
    async connect(_visitor, listener) {
      listeners.add(listener)
      queueMicrotask(() => listener.onConnection(true))
      return {
        tellContext: () => void calls.push('context'),
        tellTyping: () => void calls.push('typing'),
        tellSeen: (sequence) => void calls.push(`seen ${sequence}`),
        close: () => void listeners.delete(listener),
      }
    },
  }
  return {
    port,
    messages,
    listeners,
    calls,
    forms,
    fail: (name: string, ...errors: Error[]) => failures.set(name, errors),
    /** The next reading is answered, and the answer arrives when what this returns is called. */
    slowRead() {
      const { promise, resolve } = Promise.withResolvers<void>()
      slowReads.push(promise)
      return resolve
    },
    /** The shop's clock differs from the browser's. */
    setAhead(ms: number) {
      ahead = ms
      goOn()
    },
    end(goesOn: ChatByMail | null = null) {
      isOpen = false
      byMail = goesOn
    },
    /** The shop writes; without `tells` nothing carries it. */
    write(tells = true) {
      const message = sampleMessage(messages.length + 1)
      messages.push(message)
      goOn()
      if (tells) for (const each of listeners) each.onMessage(message)
    },
  }
}

const clock = {
  time: start,
  ticks: new Set<() => void>(),
  now: () => clock.time,
  every(_ms: number, tick: () => void) {
    clock.ticks.add(tick)
    return () => void clock.ticks.delete(tick)
  },
  pass(ms: number) {
    clock.time += ms
    for (const tick of clock.ticks) tick()
  },
}
beforeEach(() => {
  clock.time = start
  clock.ticks.clear()
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function tabOf(
  shop: ReturnType<typeof shopOf>,
  shared = { identity: memoryValue<Identity | null>(null), saved: memoryValue<SavedMessages>(noMessages) },
) {
  const onNews = vi.fn()
  const onEnd = vi.fn()
  const onFault = vi.fn()
  const session = createChatSession({
    ...shared,
    port: shop.port,
    clock,
    makeKey: randomKey,
    onNews,
    onEnd,
    onFault,
  })
  const stop = session.start()
  return {
    session,
    stop,
    shared,
    onNews,
    onEnd,
    onFault,
    texts: () => shared.saved.get().messages.map(({ text }) => text),
  }
}

async function talking() {
  const shop = shopOf()
  const tab = tabOf(shop)
  await tab.session.begin(person)
  await settled()
  return { shop, ...tab }
}

describe('a conversation', () => {
  test('[S4.37] [S3.33] its id is a version-4 UUID, made when the form is sent', async () => {
    const shop = shopOf()
    const { session, shared } = tabOf(shop)
    expect(shared.identity.get()).toBeNull()
    shop.fail('open', new Refusal('NETWORK', ''))
    await expect(session.begin(person)).rejects.toThrow(Refusal)
    expect(shared.identity.get(), 'a form that did not arrive makes nobody').toBeNull()
    await session.begin(person)
    expect(shared.identity.get()?.visitorId).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab]/)
  })

  test('a form that was sent without an answer goes again as the same, and the next conversation as another', async () => {
    const shop = shopOf()
    const { session } = tabOf(shop)
    shop.fail('open', new Refusal('NETWORK', ''), new Error('broken'))
    for (let tries = 0; tries < 2; tries += 1) await session.begin(person).catch(() => undefined)
    await session.begin({ ...person, name: 'Camila Rojas' })
    const [first, second, third] = shop.forms
    expect([second, third]).toEqual([first, first])
    await session.leave()
    await session.begin(person)
    const next = shop.forms.at(-1)
    expect(next?.visitorId).not.toBe(first?.visitorId)
    expect(next?.key).not.toBe(first?.key)
  })

  test('is read at once when asked for, and without one nothing is', async () => {
    const { session, shop } = await talking()
    const reads = () => shop.calls.filter((name) => name === 'read').length
    const before = reads()
    session.refresh()
    await settled()
    expect(reads()).toBe(before + 1)
    await session.leave()
    session.refresh()
    await settled()
    expect(reads()).toBe(before + 1)
  })

  test('[S5.29] nothing is sent of an empty message', async () => {
    const { session, shop, shared } = await talking()
    for (const empty of ['', '   ', '\n\t']) expect(session.send(empty)).toBe(false)
    await settled()
    expect(shop.messages).toEqual([])
    expect(shared.saved.get()).toEqual(noMessages)
  })

  test('a message is sending, then sent, and stands once', async () => {
    const { session, shop, shared, texts } = await talking()
    session.send('Hola')
    expect(shared.saved.get().pending.map(({ state }) => state)).toEqual(['sending'])
    await settled()
    expect(shared.saved.get().pending).toEqual([])
    expect(texts()).toEqual(['Hola'])
    expect(shop.messages).toHaveLength(1)
  })

  test('one that fails says so and is sent again under its key, stored once', async () => {
    const { session, shop, shared, texts } = await talking()
    shop.fail('send', new Refusal('NETWORK', ''), new Refusal('CHAT_MUTED', 'Espera un momento.'))
    session.send('Hola')
    await settled()
    const [failed] = shared.saved.get().pending
    expect(failed).toMatchObject({ state: 'failed', reason: null })
    session.retry(failed?.key ?? '')
    await settled()
    expect(shared.saved.get().pending[0]).toMatchObject({ key: failed?.key, reason: 'Espera un momento.' })
    session.retry(failed?.key ?? '')
    await settled()
    expect(texts()).toEqual(['Hola'])
    expect(shop.messages[0]?.key).toBe(failed?.key)
  })

  test.each<[string, (talk: Awaited<ReturnType<typeof talking>>) => void]>([
    ['channel', ({ shop }) => shop.listeners.forEach((each) => void each.onConnection(true))],
    ['network', () => window.dispatchEvent(new Event('online'))],
  ])(
    'one that did not reach the shop goes by itself once the %s is back, and is stored once',
    async (_what, comeBack) => {
      const talk = await talking()
      const { session, shop, shared, texts } = talk
      for (const each of shop.listeners) each.onConnection(false)
      shop.fail('send', new Refusal('NETWORK', ''))
      session.send('Hola')
      await settled()
      expect(shared.saved.get().pending[0]).toMatchObject({ state: 'failed' })
      comeBack(talk)
      await settled()
      expect([texts(), shared.saved.get().pending, shop.messages.length]).toEqual([['Hola'], [], 1])
    },
  )

  test('a tab that takes part no more sends nothing when the network is back', async () => {
    const { session, shop, stop, shared } = await talking()
    shop.fail('send', new Refusal('NETWORK', ''))
    session.send('Hola')
    await settled()
    stop()
    window.dispatchEvent(new Event('online'))
    await settled()
    expect(shop.messages).toEqual([])
    expect(shared.saved.get().pending[0]).toMatchObject({ state: 'failed' })
  })

  test('one that something breaks fails alone: it is told, and what follows is sent', async () => {
    const { session, shop, shared, onFault } = await talking()
    const fault = new TypeError('broken')
    shop.fail('send', fault)
    session.send('uno')
    session.send('dos')
    await settled()
    expect(shop.messages.map(({ text }) => text)).toEqual(['dos'])
    const [failed] = shared.saved.get().pending
    expect(failed).toMatchObject({ text: 'uno', state: 'failed', reason: null })
    expect(onFault).toHaveBeenCalledExactlyOnceWith(fault)
    session.retry(failed?.key ?? '')
    await settled()
    expect(shop.messages.map(({ text }) => text)).toEqual(['dos', 'uno'])
  })

  test('a reading that something breaks stops no sending', async () => {
    const { session, shop, onFault } = await talking()
    for (const each of shop.listeners) each.onConnection(false)
    shop.fail('read', new TypeError('broken'))
    for (const text of ['uno', 'dos']) session.send(text)
    await settled()
    expect(shop.messages.map(({ text }) => text)).toEqual(['uno', 'dos'])
    expect(onFault).toHaveBeenCalledOnce()
  })

  test('what is written at once arrives in its order', async () => {
    const { session, shop } = await talking()
    for (const text of ['uno', 'dos', 'tres']) session.send(text)
    await settled()
    expect(shop.messages.map(({ text }) => text)).toEqual(['uno', 'dos', 'tres'])
  })

  test('what a closed tab was sending is sent by the next, under its key', async () => {
    const { shared, stop, shop } = await talking()
    stop()
    const pending = [{ key: 'k', text: 'A medias', state: 'sending' as const, reason: null }]
    shared.saved.update((now) => ({ ...now, pending }))
    tabOf(shop, shared)
    await settled()
    expect(shop.messages.map(({ key, text }) => [key, text])).toEqual([['k', 'A medias']])
  })
})

describe('what the shop writes', () => {
  test('is news once over all tabs, with who wrote it', async () => {
    const first = await talking()
    const second = tabOf(first.shop, first.shared)
    await settled()
    first.shop.write()
    expect(first.onNews.mock.calls.length + second.onNews.mock.calls.length).toBe(1)
    expect(first.shared.saved.get().messages.map(({ administrator }) => administrator)).toEqual(['Rosa'])
  })

  test('what was missed comes in its order before what comes after', async () => {
    const { shop, texts } = await talking()
    shop.write(false)
    shop.write(false)
    shop.write()
    await settled()
    expect(texts()).toEqual(['Mensaje 1', 'Mensaje 2', 'Mensaje 3'])
  })

  test('comes where a reading under way was answered before it', async () => {
    const { shop, texts } = await talking()
    const [listener] = shop.listeners
    listener?.onConnection(false)
    const arrive = shop.slowRead()
    clock.pass(10_000)
    await settled()
    shop.write(false)
    listener?.onConnection(true)
    arrive()
    await settled()
    expect(texts()).toEqual(['Mensaje 1'])
    expect(shop.calls.at(-1), 'and is not read for ever').toBe('read')
    const reads = shop.calls.length
    clock.pass(60_000)
    await settled()
    expect(shop.calls).toHaveLength(reads)
  })

  test('comes after a reconnect, however much it was', async () => {
    const { shop, texts } = await talking()
    const [listener] = shop.listeners
    listener?.onConnection(false)
    for (let count = 0; count < 450; count += 1) shop.write(false)
    listener?.onConnection(true)
    await settled()
    expect(texts().at(-1)).toBe('Mensaje 450')
    expect(texts()).toHaveLength(300)
  })

  test('comes without a channel as well', async () => {
    const { shop, texts } = await talking()
    for (const each of shop.listeners) each.onConnection(false)
    shop.write(false)
    clock.pass(10_000)
    await settled()
    expect(texts()).toEqual(['Mensaje 1'])
  })

  test('is seen when the visitor sees it, and the shop is told once', async () => {
    const { session, shop, shared } = await talking()
    shop.write()
    session.see()
    session.see()
    expect(shared.identity.get()?.seen).toBe(1)
    expect(shop.calls.filter((call) => call.startsWith('seen'))).toEqual(['seen 1'])
  })

  test('who writes is shown for five seconds', async () => {
    const { session, shop } = await talking()
    for (const each of shop.listeners) each.onTyping('Rosa')
    clock.pass(4999)
    expect(session.get().typing).toBe('Rosa')
    clock.pass(1)
    expect(session.get().typing).toBeNull()
  })

  test('that one writes is told each three seconds, and anew after each message, which ends the sign', async () => {
    const { session, shop } = await talking()
    const told = () => shop.calls.filter((call) => call === 'typing').length
    session.typed()
    session.typed()
    expect(told()).toBe(1)
    session.send('Hola')
    session.typed()
    expect(told()).toBe(2)
    clock.pass(3000)
    session.typed()
    expect(told()).toBe(3)
  })
})

describe('the end', () => {
  test('[S4.38] [S9.17] comes 15 minutes after the last message, to the second', async () => {
    expect(lifetime, 'in ms').toBe(15 * 60_000)
    const { session, shop, shared, onEnd } = await talking()
    clock.pass(14 * 60_000)
    session.send('Sigo aquí')
    await settled()
    clock.pass(lifetime - 1000)
    expect(shared.identity.get()).not.toBeNull()
    shop.write()
    clock.pass(lifetime - 1)
    await settled()
    expect(onEnd).not.toHaveBeenCalled()
    clock.pass(1)
    await settled()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired', '')
    expect(shared.identity.get()).toBeNull()
  })

  test('does not come where the shop has answered while the browser slept', async () => {
    const { shop, shared, stop, texts, onEnd } = await talking()
    stop()
    clock.pass(14 * 60_000)
    shop.write(false)
    clock.pass(2 * 60_000)
    const woken = tabOf(shop, shared)
    await settled()
    expect(texts()).toEqual(['Mensaje 1'])
    // Asleep with its page open, as well: its ticks stood still.
    for (const each of shop.listeners) each.onConnection(false)
    clock.time += 12 * 60_000
    shop.write(false)
    clock.pass(2 * 60_000)
    await settled()
    expect(texts()).toEqual(['Mensaje 1', 'Mensaje 2'])
    clock.pass(lifetime - 2 * 60_000)
    await settled()
    expect([...onEnd.mock.calls, ...woken.onEnd.mock.calls]).toEqual([['expired', '']])
  })

  test.each([new Refusal('NETWORK', ''), new Refusal('NOT_YOURS', ''), new TypeError('broken')])(
    'comes in its time where the shop says nothing of it: %s',
    async (error) => {
      const { shop, onEnd } = await talking()
      clock.pass(lifetime - 1)
      shop.fail('read', error)
      clock.pass(1)
      await settled()
      expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired', '')
    },
  )

  test('is the shop’s where the browser’s clock is fast: it is asked until it says so', async () => {
    const { shop, onEnd } = await talking()
    shop.setAhead(-25_000)
    for (const each of shop.listeners) each.onConnection(true)
    await settled()
    for (const ms of [lifetime - 25_000, 10_000, 10_000]) {
      clock.pass(ms)
      await settled()
    }
    expect(onEnd).not.toHaveBeenCalled()
    clock.pass(10_000)
    await settled()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired', '')
  })

  test.each(['disconnected', 'closed'] as const)(
    '[S4.39] the shop’s, %s, empties the chat once over all tabs',
    async (how) => {
      const { shop, shared, onEnd } = await talking()
      const other = tabOf(shop, shared)
      await settled()
      shop.write()
      for (const each of shop.listeners) each.onEnd(how, null)
      expect([shared.identity.get(), shared.saved.get()]).toEqual([null, noMessages])
      expect(onEnd.mock.calls.concat(other.onEnd.mock.calls)).toEqual([[how, '']])
      expect(shop.listeners.size, 'no channel stays open').toBe(0)
    },
  )

  test('[S4.39] the visitor’s own empties it, and only when the shop has heard', async () => {
    const { session, shop, shared, onEnd } = await talking()
    shop.fail('leave', new Refusal('NETWORK', ''))
    await expect(session.leave()).rejects.toThrow(Refusal)
    expect(shared.identity.get()).not.toBeNull()
    const leaving = session.leave()
    // The channel may tell of it first.
    for (const each of shop.listeners) each.onEnd('disconnected', null)
    await leaving
    expect(shared.identity.get()).toBeNull()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('left', '')

    const unheard = await talking()
    await unheard.session.leave()
    expect([unheard.shared.identity.get(), unheard.shared.saved.get()]).toEqual([null, noMessages])
    expect(unheard.onEnd, 'without a word of the channel').toHaveBeenCalledExactlyOnceWith('left', '')
  })

  test('of which nobody told is found by reading', async () => {
    const { shop, onEnd } = await talking()
    shop.end()
    for (const each of shop.listeners) each.onConnection(true)
    await settled()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('disconnected', '')
  })

  const kept = { how: 'kept', email: 'ca•••@example.cl' } as const

  test.each([kept, { ...kept, how: 'mailed' } as const])(
    'through which a telephone slept goes on by mail: $how',
    async (byMail) => {
      const { shop, shared, onEnd } = await talking()
      shop.end(byMail)
      clock.pass(60 * 60_000)
      await settled()
      expect(onEnd).toHaveBeenCalledExactlyOnceWith(byMail.how, '')
      expect(shared.saved.get().after?.byMail).toEqual(byMail)
    },
  )

  test('is asked about until the shop is heard, where a telephone wakes without a network', async () => {
    const { session, shop, shared, onEnd } = await talking()
    shop.end(kept)
    shop.fail('read', ...Array.from({ length: 2 }, () => new Refusal('NETWORK', '')))
    clock.pass(60 * 60_000)
    await settled()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired', '')
    expect(shared.identity.get()).toBeNull()
    const after = () => shared.saved.get().after?.byMail
    expect(shared.saved.get(), 'nothing is stored of it').toEqual(noMessages)
    for (const expected of [undefined, kept] as const) {
      clock.pass(10_000)
      await settled()
      expect(after()).toEqual(expected)
    }
    session.forgetAfter()
    expect(shared.saved.get()).toEqual(noMessages)
  })

  test('that was none is taken back, and another conversation asks for none', async () => {
    const { session, shop, shared } = await talking()
    const { visitorId } = shared.identity.get() ?? {}
    const sleep = async () => {
      shop.fail('read', new Refusal('NETWORK', ''))
      clock.pass(16 * 60_000)
      await settled()
      expect(shared.identity.get()).toBeNull()
    }
    await sleep()
    shop.write(false)
    clock.pass(10_000)
    await settled()
    expect(shared.identity.get()).toMatchObject({ visitorId, lastSequence: 1 })
    await sleep()
    await session.begin(person)
    expect(shared.saved.get()).toEqual(noMessages)
  })

  test('is told as it was where a message finds it', async () => {
    const { session, shop, onEnd } = await talking()
    shop.end(kept)
    shop.fail('send', new Refusal('NOT_YOURS', ''))
    session.send('¿Están?')
    await settled()
    await settled()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('kept', '¿Están?')
  })

  test('gives back what had not arrived', async () => {
    const { session, shop, onEnd } = await talking()
    shop.fail('send', new Refusal('CHAT_EXPIRED', ''))
    session.send('Lo último')
    await settled()
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('expired', 'Lo último')
  })
})

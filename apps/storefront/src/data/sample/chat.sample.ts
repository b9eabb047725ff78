import { chatBoxApi } from '#contract/chat/chat-box-api.ts'
import { chatBoxDatoClienteApi } from '#contract/chat/chat-box-dato-cliente-api.ts'
import { chatDejarMensaje } from '#contract/chat/chat-dejar-mensaje.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import type { ChatCard, ChatListener, ChatMessage, ChatPerson, ChatPort } from '../port/chat.port.ts'
import { answerTo, scriptedPerson } from './chat-script.ts'
import { after, readObject, refusal, type SampleContext } from './layer.ts'
import { searchShop } from './search/search-shop.ts'
import { checkForm } from './services/check-form.ts'
import { usedKeys } from './used-keys.ts'

type Conversation = {
  visitorId: string
  messages: ChatMessage[]
  /** ms since 1970. */
  expiresAt: number
}

const key = 'huella.sample.chat'
const leftKeys = 'huella.sample.chat-left'
/** As on the wire (D36). */
const lifetime = 15 * 60_000
const mostAtOnce = 200

/** What the backend asks of a visitor's words. */
const personForm = chatBoxDatoClienteApi.request.pick({
  nombre_usuario: true,
  correo_usuario: true,
  telefono_log_chat: true,
})
const messageForm = chatBoxApi.request.pick({ message: true })
const leftForm = chatDejarMensaje.request.pick({ mensaje: true })

/** A chat with somebody who answers by a script: no network, one conversation for a browser. */
export function chatSample(context: SampleContext): ChatPort {
  const { delays, now, storage, language } = context
  const listeners = new Set<{ visitorId: string; told: ChatListener }>()

  const stored = (): Conversation | null => {
    const found = readObject<Conversation>(storage, key)
    return found.visitorId === undefined ? null : (found as Conversation)
  }
  const store = (conversation: Conversation) => storage.setItem(key, JSON.stringify(conversation))
  const proven = (visitorId: string): Conversation => {
    const conversation = stored()
    if (conversation?.visitorId !== visitorId) throw refusal(context, 'NOT_YOURS')
    return conversation
  }
  const goesOn = ({ expiresAt }: Conversation) => expiresAt > now().getTime()
  const tell = (visitorId: string, event: (told: ChatListener) => void) => {
    for (const each of listeners) if (each.visitorId === visitorId) event(each.told)
  }
  /** Who a visitor says to be, as the backend stores it. */
  const checked = (person: ChatPerson) => {
    const sent = {
      nombre_usuario: person.name,
      correo_usuario: person.email,
      telefono_log_chat: person.phone,
    }
    const form = checkForm(context, personForm, sent, {})
    const name = form.nombre_usuario
    const email = normalizeEmail(form.correo_usuario)
    const phone = form.telefono_log_chat && normalizePhone(form.telefono_log_chat)
    if (email === null) {
      throw refusal(context, 'EMAIL_INVALID', { fields: { correo_usuario: 'EMAIL_INVALID' } })
    }
    if (phone === null) {
      throw refusal(context, 'PHONE_INVALID', { fields: { telefono_log_chat: 'PHONE_INVALID' } })
    }
    return { name, email, phone }
  }

  function write(conversation: Conversation, message: Omit<ChatMessage, 'sequence' | 'sentAt'>) {
    const written: ChatMessage = {
      ...message,
      sequence: conversation.messages.length + 1,
      sentAt: now().toISOString(),
    }
    store({
      ...conversation,
      messages: [...conversation.messages, written],
      expiresAt: now().getTime() + lifetime,
    })
    tell(conversation.visitorId, (told) => told.onMessage(written))
    return written
  }

  async function answer(visitorId: string, text: string) {
    const isFirst = proven(visitorId).messages.length === 1
    const { lines, query } = answerTo(text, language, isFirst)
    for (const [position, line] of lines.entries()) {
      await after(delays.list, () => {
        tell(visitorId, (told) => {
          told.onAgent(scriptedPerson)
          told.onSeen(stored()?.messages.length ?? 0)
          told.onTyping(scriptedPerson)
        })
      })
      const card = query !== null && position === lines.length - 1 ? await cardFor(context, query) : null
      await after(delays.longList, () => {
        const conversation = stored()
        if (conversation?.visitorId !== visitorId || !goesOn(conversation)) return
        write(conversation, { text: line, administrator: scriptedPerson, key: null, card })
      })
    }
  }

  return {
    getStatus: () =>
      after(delays.list, () => ({
        isAvailable: true,
        isWithinHours: true,
        opensAt: null,
        agents: [scriptedPerson],
      })),
    open: (visitorId, person) =>
      after(delays.list, () => {
        checked(person)
        const found = stored()
        const messages = found?.visitorId === visitorId && goesOn(found) ? found.messages : []
        store({ visitorId, messages, expiresAt: now().getTime() + lifetime })
      }),
    send: (visitorId, { key: clave, text }) =>
      after(delays.list, () => {
        const conversation = proven(visitorId)
        if (conversation.messages.some((each) => each.key === clave)) return
        const { message } = checkForm(context, messageForm, { message: text }, {})
        if (!goesOn(conversation)) throw refusal(context, 'CHAT_EXPIRED')
        write(conversation, { text: message, administrator: null, key: clave, card: null })
        void answer(visitorId, message)
      }),
    read: (visitorId, sequence) =>
      after(delays.list, () => {
        const conversation = proven(visitorId)
        const isAnswered = conversation.messages.some(({ administrator }) => administrator)
        return {
          messages: conversation.messages.slice(sequence, sequence + mostAtOnce),
          isOpen: goesOn(conversation),
          expiresAt: new Date(conversation.expiresAt).toISOString(),
          agent: isAnswered ? scriptedPerson : null,
          seenUpTo: isAnswered ? conversation.messages.length : 0,
          // Nobody reads the demonstration, and it mails nothing.
          byMail: null,
        }
      }),
    leave: (visitorId) =>
      after(delays.list, () => {
        proven(visitorId)
        storage.removeItem(key)
        tell(visitorId, (told) => told.onEnd('disconnected', null))
      }),
    // Nobody reads it here: its key is kept, and no more is made of it.
    leaveMessage: (messageKey, person, text) =>
      after(delays.list, () => {
        const { mensaje: message } = checkForm(context, leftForm, { mensaje: text }, {})
        const content = { ...checked(person), message }
        const keys = usedKeys<true>(context, leftKeys)
        if (!keys.madeBy(messageKey, content)) keys.remember(messageKey, content, true)
      }),
    async connect(visitorId, told) {
      const entry = { visitorId, told }
      listeners.add(entry)
      void after(0, () => listeners.has(entry) && told.onConnection(true))
      return {
        tellContext: () => undefined,
        tellTyping: () => undefined,
        tellSeen: () => undefined,
        close: () => void listeners.delete(entry),
      }
    },
  }
}

async function cardFor({ shop }: SampleContext, query: string): Promise<ChatCard | null> {
  const [found] = (await searchShop(shop, query)).products
  if (!found) return null
  const { id, name, slug, price, images } = found.product
  return { productId: id, name, slug, price, image: images[0] ?? null }
}

import type { Mutation } from './mutation.ts'

const chat = 'apps/storefront/src/features/chat'
const storefront = 'apps/storefront/src'
const server = 'apps/server/src'
const routes = `${server}/chat/chat.routes.test.ts`

/** The chat's on both sides, broken without a browser. */
export const chatMutations: readonly Mutation[] = [
  {
    file: `${storefront}/shell/random-key.ts`,
    change: ['-4${hex', '-1${hex'],
    test: [`${chat}/session/chat-session.test.ts`, '[S4.37] [S3.33]'],
  },
  {
    file: `${storefront}/data/remote/chat.remote.ts`,
    change: ['telefono_log_chat: phone', "telefono_log_chat: ''"],
    test: [`${storefront}/data/remote/chat.remote.test.ts`, '[S3.34]'],
  },
  {
    file: `${chat}/conversation/conversation.codec.ts`,
    change: ['nombre_admin: identity.agent', 'admin: identity.agent'],
    test: [`${chat}/conversation/conversation.test.ts`, '[S3.35]'],
  },
  {
    file: `${chat}/conversation/conversation.ts`,
    change: ['mostMessages = 300', 'mostMessages = 400'],
    test: [`${chat}/conversation/conversation.test.ts`, '[S3.36]'],
  },
  {
    file: `${chat}/conversation/conversation.ts`,
    change: ['lifetime = 15 * 60_000', 'lifetime = 16 * 60_000'],
    test: [`${chat}/session/chat-session.test.ts`, '[S4.38] [S9.17]'],
  },
  {
    file: `${chat}/session/chat-session.ts`,
    change: [
      "if (conversation.isCurrent(visitorId)) end(visitorId, 'left', null)\n      else if (leaving)",
      'if (leaving)',
    ],
    test: [`${chat}/session/chat-session.test.ts`, '[S4.39] the visitor’s own'],
  },
  {
    file: `${chat}/session/outbox.ts`,
    change: ["written === '' || !conversation.current()", '!conversation.current()'],
    test: [`${chat}/session/chat-session.test.ts`, '[S5.29]'],
  },
  {
    file: `${chat}/start/chat-checks.ts`,
    change: ["...(!name.trim() && { name: 'CHAT_REQUIRED' as const }),", ''],
    test: [`${chat}/start/chat-checks.test.ts`, '[S5.26]'],
  },
  {
    file: `${chat}/start/chat-checks.ts`,
    change: ["{ email: 'ERROR_FORM_INCORRECT_EMAIL' }", '{}'],
    test: [`${chat}/start/chat-checks.test.ts`, '[S5.27]'],
  },
  {
    file: `${chat}/start/chat-checks.ts`,
    change: ['...(phone.trim() && !normalizePhone', '...(!normalizePhone'],
    test: [`${chat}/start/chat-checks.test.ts`, '[S5.28]'],
  },
  {
    file: `${server}/chat/chat.routes.ts`,
    change: ['chat.send(asker, visitorId, message, clave)', "chat.send(asker, visitorId, 'Hola', clave)"],
    test: [routes, '[S7.49] goes both ways'],
  },
  {
    file: `${server}/chat/chat.routes.ts`,
    change: [
      'chat.leave(request, reply, visitorId),',
      '!visitorId ? chat.leave(request, reply, visitorId) : true,',
    ],
    test: [routes, '[S7.51] ends when'],
  },
  {
    file: 'packages/contract/src/chat/chat-shapes.ts',
    change: ['visitorId = z.uuidv4()', 'visitorId = z.uuid()'],
    test: [routes, '[S7.50]'],
  },
  {
    file: `${server}/chat/channel/rooms.ts`,
    change: ['`conversacion:${conversationId}`', '`conversacion:${conversationId % 1}`'],
    test: [`${server}/chat/channel/channel.test.ts`, '[S7.56] [S6.3] delivers'],
  },
  {
    file: `${server}/chat/desk.service.ts`,
    change: [
      "const detail = String(closed.length)\n        await staffLog.note(tx, { actor: agent, action: 'chat-cerrado', detail })",
      '',
    ],
    test: [`${server}/chat/channel/channel.test.ts`, '[S6.3] an administrator closes'],
  },
  {
    file: `${server}/chat/channel/admission.ts`,
    change: ["if (!goesOn(conversation)) return 'CHAT_EXPIRED'", ''],
    test: [`${server}/chat/channel/channel.test.ts`, '[S6.1] [S6.5] a visitor'],
  },
]

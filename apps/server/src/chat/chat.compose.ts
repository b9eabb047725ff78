import type { PersonalDataProvider } from '../customers/personal-data/personal-data.service.ts'
import type { Database } from '../db/connection.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatService } from './chat.service.ts'
import { type ChatChannel, noChatChannel } from './chat-channel.ts'

/** `channel` is called with each message; nothing carries them to a browser yet. */
export function composeChat({
  database,
  cookies,
  channel = noChatChannel,
}: {
  database: Database
  cookies: { secret: string; secureCookies: boolean }
  channel?: ChatChannel
}) {
  const chat = chatService({ database, ...cookies, channel })
  const providers: PersonalDataProvider[] = [
    {
      name: 'conversaciones',
      by: 'customer',
      exportOf: (person) => chat.exportOf(person.customerId),
      forget: (tx, person) => chat.forgetPerson(tx, person.customerId),
    },
  ]
  return { chat, routes: chatRoutes(chat), providers }
}

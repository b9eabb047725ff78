import type { DataPort } from '../../../data/port/port.ts'
import { identityOf, messagesOf } from '../conversation/conversation.store.ts'
import { noMessages } from '../conversation/conversation.ts'
import { chatLaunch } from '../launcher/launch.store.ts'

/**
 * Ends the conversation of whoever leaves this browser to others, closes what they see of it and forgets it here. Where
 * the shop cannot be told, its 15 minutes end it.
 */
export function leaveChat({ chat, layer }: Pick<DataPort, 'chat' | 'layer'>): void {
  const { visitorId } = identityOf(layer).get() ?? {}
  identityOf(layer).update(() => null)
  messagesOf(layer).update(() => noMessages)
  chatLaunch.set('closed')
  if (visitorId !== undefined) chat.leave(visitorId).catch(() => undefined)
}

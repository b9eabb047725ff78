import type { ChatPort } from '../../../data/port/chat.port.ts'
import { Refusal } from '../../../data/port/refusal.ts'
import type { StoredValue } from '../../../shell/stored-value.ts'
import { changePending, type SavedMessages } from '../conversation/conversation.ts'
import type { StoredConversation } from './stored-conversation.ts'

/** The visitor's messages that the shop does not have yet: written down before they are sent, under keys that stay. */
export function createOutbox({
  port,
  conversation,
  saved,
  makeKey,
  onSent,
  onGone,
  onFault,
}: {
  port: Pick<ChatPort, 'send'>
  conversation: StoredConversation
  saved: StoredValue<SavedMessages>
  makeKey: () => string
  /** The shop has one; its number comes by the channel or by reading. */
  onSent: (visitorId: string) => Promise<void>
  /** The shop takes none any more: the conversation is over. */
  onGone: (visitorId: string) => Promise<void>
  onFault: (error: unknown) => void
}) {
  let sending: Promise<void> = Promise.resolve()

  async function deliver(visitorId: string, key: string) {
    const message = saved.get().pending.find((each) => each.key === key)
    if (!(message && conversation.isCurrent(visitorId))) return
    try {
      await port.send(visitorId, { key, text: message.text })
    } catch (error) {
      const refusal = error instanceof Refusal ? error : null
      if (!refusal) onFault(error)
      if (refusal?.code === 'CHAT_EXPIRED' || refusal?.code === 'NOT_YOURS') return onGone(visitorId)
      const reason = refusal && refusal.code !== 'NETWORK' ? refusal.message : null
      return saved.update((now) => changePending(now, key, { state: 'failed', reason }))
    }
    saved.update((now) => changePending(now, key, { state: 'sent' }))
    conversation.goOn(visitorId)
    await onSent(visitorId)
  }

  /** One after the other, so that they arrive in the order in which they were written. */
  function queue(key: string) {
    const { visitorId } = conversation.current() ?? {}
    if (visitorId) sending = sending.then(() => deliver(visitorId, key)).catch(onFault)
  }

  /** Sends a message again that has failed, under the same key. */
  function retry(key: string) {
    saved.update((now) => changePending(now, key, { state: 'sending', reason: null }))
    queue(key)
  }

  return {
    /** False for an empty one, which is not sent. */
    send(text: string): boolean {
      const written = text.trim()
      if (written === '' || !conversation.current()) return false
      const message = { key: makeKey(), text: written, state: 'sending' as const, reason: null }
      saved.update((now) => ({ ...now, pending: [...now.pending, message] }))
      queue(message.key)
      return true
    },

    retry,

    /** The shop can be reached again: what did not reach it is sent again, once. What it has refused waits for the visitor. */
    resend() {
      for (const { key, state, reason } of saved.get().pending)
        if (state === 'failed' && reason === null) retry(key)
    },

    /** What a closed tab was about to send is sent again under its key. */
    resume() {
      for (const each of saved.get().pending) if (each.state === 'sending') queue(each.key)
    },

    /** Whether some have arrived whose numbers are not known yet. */
    waitsForNumbers: () => saved.get().pending.some((each) => each.state === 'sent'),
  }
}

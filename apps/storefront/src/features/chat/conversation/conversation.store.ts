import { createLayerValue } from '../../../shell/stored-value.ts'
import { decodeIdentity, decodeMessages, encodeIdentity, encodeMessages } from './conversation.codec.ts'
import type { Identity, SavedMessages } from './conversation.ts'

/** Who is in the conversation of a layer, in every tab of the browser; null without one. */
export const identityOf = createLayerValue<Identity | null>('chat', {
  decode: decodeIdentity,
  encode: encodeIdentity,
})

/** The last messages of that conversation. */
export const messagesOf = createLayerValue<SavedMessages>('chat-messages', {
  decode: decodeMessages,
  encode: encodeMessages,
})

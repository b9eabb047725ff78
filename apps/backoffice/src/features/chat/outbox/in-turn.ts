const turns = new Map<number, Promise<void>>()

/**
 * Sends one after the other within a conversation, so that what was written first stands first. One that fails holds up
 * none of those behind it.
 */
export function inTurn(conversationId: number, send: () => Promise<void>): Promise<void> {
  const turn = (turns.get(conversationId) ?? Promise.resolve()).then(send)
  const over = turn
    .catch(() => undefined)
    .then(() => {
      if (turns.get(conversationId) === over) turns.delete(conversationId)
    })
  turns.set(conversationId, over)
  return turn
}

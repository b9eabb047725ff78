/** Everybody of the staff who is connected. */
export const staffRoom = 'equipo'

/** The visitor of a conversation, in each tab. */
export const visitorRoom = (conversationId: number) => `conversacion:${conversationId}`

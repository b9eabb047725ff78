import type { CustomersService } from '../customers/customers.service.ts'
import type { Session } from '../customers/sessions/sessions.service.ts'
import type { Database } from '../db/connection.ts'
import { type ConversationRow, chatStore } from './chat.store.ts'
import type { ConversationsService } from './conversations.service.ts'

/** Whose a conversation is, as the shopper's session says with each call about it (D22). */
export function visitorCustomer({
  database: { db },
  conversations,
  customers,
}: {
  database: Pick<Database, 'db'>
  conversations: Pick<ConversationsService, 'tellRow'>
  customers: Pick<CustomersService, 'find'>
}) {
  const isOthers = (known: number | null, session: Session | null): known is number =>
    session !== null && known !== null && session.customerId !== known

  /** Whether it is a customer's, and another is signed in: two share a browser, and its proof is the first one's. */
  const isAnothers = async (
    { customerId: known }: ConversationRow,
    session: Session | null,
  ): Promise<boolean> =>
    isOthers(known, session) &&
    session?.kind === 'customer' &&
    (await customers.find(known))?.kind === 'customer'

  return {
    isAnothers,

    /**
     * Gives a conversation that goes on to who has signed in or bought since it was opened, and tells the desk: a
     * stranger's to anybody, a guest's to a customer. False where it is another customer's, which it stays.
     */
    async join(conversation: ConversationRow, session: Session | null): Promise<boolean> {
      const { id, customerId: known } = conversation
      if (await isAnothers(conversation, session)) return false
      if (!session || session.customerId === known || (known !== null && session.kind === 'guest'))
        return true
      if (await chatStore.join(db, id, known, session.customerId)) await conversations.tellRow(id)
      return true
    },
  }
}

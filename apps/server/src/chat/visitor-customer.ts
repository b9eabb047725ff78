import type { CustomersService } from '../customers/customers.service.ts'
import type { Session } from '../customers/sessions/sessions.service.ts'
import type { Database } from '../db/connection.ts'
import { type ConversationRow, chatStore } from './chat.store.ts'
import type { ConversationsService } from './conversations.service.ts'

/** Whose a conversation is that goes on, as the shopper's session says with each call about it. */
export function visitorCustomer({
  database: { db },
  conversations,
  customers,
}: {
  database: Pick<Database, 'db'>
  conversations: Pick<ConversationsService, 'tellRow'>
  customers: Pick<CustomersService, 'find'>
}) {
  /** A stranger's is anybody's who signs in or buys; a guest's a customer's; a customer's stays theirs. */
  async function mayBecome(known: number | null, session: Session): Promise<boolean> {
    if (known === null) return true
    if (session.kind === 'guest') return false
    return (await customers.find(known))?.kind !== 'customer'
  }

  return {
    /** Gives a conversation to who has signed in since it was opened, and tells the desk. */
    async join({ id, customerId: known }: ConversationRow, session: Session | null): Promise<void> {
      if (!session || session.customerId === known) return
      if (!(await mayBecome(known, session))) return
      if (await chatStore.join(db, id, known, session.customerId)) await conversations.tellRow(id)
    },
  }
}

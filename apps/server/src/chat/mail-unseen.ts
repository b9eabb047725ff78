import type { Transaction } from '../db/connection.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { ConversationRow } from './chat.store.ts'
import type { ChatMessageRow } from './messages.store.ts'

/**
 * Mails the answers that the visitor had asked for and has not seen, with the transaction that ends the conversation; gives
 * whether there were any.
 */
export async function mailUnseen(
  tx: Transaction,
  outbox: Pick<Outbox, 'stage'>,
  { email, name, language, seenByVisitor }: ConversationRow,
  said: readonly ChatMessageRow[],
): Promise<boolean> {
  const unseen = said.filter(
    ({ administrator, sequence }) => administrator !== null && sequence > seenByVisitor,
  )
  const [first, last] = [unseen[0], unseen.at(-1)]
  const question = said.findLast(
    ({ administrator, sequence }) => administrator === null && sequence < (first?.sequence ?? 0),
  )
  if (!last || !question) return false
  const answer = {
    name,
    question: question.content,
    answer: unseen.map(({ content }) => content).join('\n\n'),
    agent: last.administrator ?? '',
    slug: last.card?.slug ?? null,
  }
  await outbox.stage(tx, { kind: 'chat-answer', to: email, language, answer })
  return true
}

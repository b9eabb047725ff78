import { and, asc, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '../db/connection.ts'
import { type CartLine, type ChatEnd, chatConversations } from './chat.tables.ts'

export type ConversationRow = typeof chatConversations.$inferSelect
type NewConversation = typeof chatConversations.$inferInsert

export type ChatPersonRow = Pick<ConversationRow, 'name' | 'email' | 'phone' | 'language'>

/** The identity lasts this long after the last message (D36). */
const minutes = sql`interval '15 minutes'`

/** What was left while nobody was there does not expire. */
export const goesOn = and(
  isNull(chatConversations.closedAt),
  or(eq(chatConversations.kind, 'offline'), gt(chatConversations.expiresAt, sql`now()`)),
)

const isOver = and(
  isNull(chatConversations.closedAt),
  eq(chatConversations.kind, 'chat'),
  sql`${chatConversations.expiresAt} <= now()`,
)

/** Conversations, each row as it is. What is said in them is in `messages.store.ts`. */
export const chatStore = {
  /** The visitor's last conversation, locked until the transaction ends. */
  async lockLatest(tx: Transaction, visitorId: string): Promise<ConversationRow | undefined> {
    const [row] = await tx
      .select()
      .from(chatConversations)
      .where(eq(chatConversations.visitorId, visitorId))
      .orderBy(desc(chatConversations.id))
      .limit(1)
      .for('update')
    return row
  },

  /** The conversation that a browser's token proves, of whichever visitor where none is named. */
  async findByToken(
    executor: Executor,
    tokenHash: Buffer,
    visitorId?: string,
  ): Promise<ConversationRow | undefined> {
    const [row] = await executor
      .select()
      .from(chatConversations)
      .where(
        and(
          eq(chatConversations.tokenHash, tokenHash),
          visitorId === undefined ? undefined : eq(chatConversations.visitorId, visitorId),
        ),
      )
      .orderBy(desc(chatConversations.id))
      .limit(1)
    return row
  },

  /** The one that goes on by mail of which a browser's token was the proof. */
  async findRetained(
    executor: Executor,
    tokenHash: Buffer,
    visitorId: string,
  ): Promise<ConversationRow | undefined> {
    const [row] = await executor
      .select()
      .from(chatConversations)
      .where(
        and(
          eq(chatConversations.formerTokenHash, tokenHash),
          eq(chatConversations.formerVisitorId, visitorId),
        ),
      )
    return row
  },

  async find(executor: Executor, id: number): Promise<ConversationRow | undefined> {
    const [row] = await executor.select().from(chatConversations).where(eq(chatConversations.id, id))
    return row
  },

  /** The message that was left under a key. */
  async ofKey(executor: Executor, key: string): Promise<ConversationRow | undefined> {
    const [row] = await executor.select().from(chatConversations).where(eq(chatConversations.clientKey, key))
    return row
  },

  async lock(tx: Transaction, id: number): Promise<ConversationRow | undefined> {
    const [row] = await tx.select().from(chatConversations).where(eq(chatConversations.id, id)).for('update')
    return row
  },

  /** Its id; undefined where another has just opened one for this visitor, or under this key. */
  async open(tx: Transaction, row: Omit<NewConversation, 'expiresAt'>): Promise<number | undefined> {
    const [opened] = await tx
      .insert(chatConversations)
      .values({ ...row, expiresAt: sql`now() + ${minutes}` })
      .onConflictDoNothing()
      .returning({ id: chatConversations.id })
    return opened?.id
  },

  /** Changes who the visitor says to be and starts the 15 minutes again. */
  async rename(tx: Transaction, id: number, person: ChatPersonRow): Promise<ConversationRow> {
    const [row] = await tx
      .update(chatConversations)
      .set({ ...person, expiresAt: sql`now() + ${minutes}` })
      .where(eq(chatConversations.id, id))
      .returning()
    if (!row) throw new Error(`The conversation ${id} is gone under its lock.`)
    return row
  },

  /** Gives one that goes on from a customer, or from nobody, to another; false where it is neither any more. */
  async join(executor: Executor, id: number, from: number | null, customerId: number): Promise<boolean> {
    const { rowCount } = await executor
      .update(chatConversations)
      .set({ customerId })
      .where(
        and(
          eq(chatConversations.id, id),
          sql`${chatConversations.customerId} is not distinct from ${from}::int`,
          goesOn,
        ),
      )
    return rowCount === 1
  },

  /** Undefined for one that had ended, which stays as it ended. */
  async close(
    executor: Executor,
    id: number,
    closedBy: ChatEnd,
    answerMailed = false,
  ): Promise<ConversationRow | undefined> {
    const [row] = await executor
      .update(chatConversations)
      .set({ closedAt: sql`now()`, closedBy, answerMailed })
      .where(and(eq(chatConversations.id, id), isNull(chatConversations.closedAt)))
      .returning()
    return row
  },

  /** Those whose 15 minutes are over and that nobody has ended yet. */
  over: (executor: Executor): Promise<ConversationRow[]> =>
    executor.select().from(chatConversations).where(isOver).orderBy(asc(chatConversations.expiresAt)),

  /** One of them, locked until the transaction ends; undefined where it is over no more, or another process has it. */
  async lockOver(tx: Transaction, id: number): Promise<ConversationRow | undefined> {
    const [row] = await tx
      .select()
      .from(chatConversations)
      .where(and(eq(chatConversations.id, id), isOver))
      .for('update', { skipLocked: true })
    return row
  },

  /** Makes a conversation one that was left while nobody was there, which the proof that is given proves alone. */
  async keepAsLeft(
    tx: Transaction,
    id: number,
    proof: Pick<ConversationRow, 'visitorId' | 'tokenHash'>,
  ): Promise<void> {
    await tx
      .update(chatConversations)
      .set({
        ...proof,
        kind: 'offline',
        formerVisitorId: chatConversations.visitorId,
        formerTokenHash: chatConversations.tokenHash,
      })
      .where(eq(chatConversations.id, id))
  },

  /** Every one that goes on, but for what was left while nobody was there, locked until the transaction ends. */
  lockGoingOn: (tx: Transaction): Promise<ConversationRow[]> =>
    tx
      .select()
      .from(chatConversations)
      .where(
        and(
          isNull(chatConversations.closedAt),
          eq(chatConversations.kind, 'chat'),
          gt(chatConversations.expiresAt, sql`now()`),
        ),
      )
      .orderBy(asc(chatConversations.id))
      .for('update'),

  async assign(executor: Executor, id: number, staffId: number | null): Promise<void> {
    await executor.update(chatConversations).set({ assignedTo: staffId }).where(eq(chatConversations.id, id))
  },

  /** For so many minutes from now; with 0 the visitor may write again. */
  async mute(executor: Executor, id: number, forMinutes: number): Promise<void> {
    const mutedUntil = forMinutes === 0 ? null : sql`now() + make_interval(mins => ${forMinutes})`
    await executor.update(chatConversations).set({ mutedUntil }).where(eq(chatConversations.id, id))
  },

  /** For so many minutes from now, or for longer where it is muted for longer already; gives until when. */
  async muteAtLeast(executor: Executor, id: number, forMinutes: number): Promise<Date | undefined> {
    const until = sql`greatest(${chatConversations.mutedUntil}, now() + make_interval(mins => ${forMinutes}))`
    const [row] = await executor
      .update(chatConversations)
      .set({ mutedUntil: until })
      .where(eq(chatConversations.id, id))
      .returning({ mutedUntil: chatConversations.mutedUntil })
    return row?.mutedUntil ?? undefined
  },

  /** Where the visitor is; gives whether that is another page than before. */
  async place(executor: Executor, id: number, page: string, cart: readonly CartLine[]): Promise<boolean> {
    const { rows } = await executor.execute<{ moved: boolean }>(sql`
      update chat_conversations c set page = ${page}, cart = ${JSON.stringify(cart)}::jsonb
      from (
        select id, page from chat_conversations
        where id = ${id} and closed_at is null and expires_at > now() for update) before
      where c.id = before.id returning before.page is distinct from c.page as moved`)
    return rows[0]?.moved ?? false
  },

  /** Never back, and never beyond the last message; gives the place where it has moved on. */
  async see(executor: Executor, id: number, by: 'visitor' | 'staff', upTo: number): Promise<number | null> {
    const column = by === 'visitor' ? chatConversations.seenByVisitor : chatConversations.seenByStaff
    const place = sql`least(${upTo}::int, ${chatConversations.lastSequence})`
    const [row] = await executor
      .update(chatConversations)
      .set(by === 'visitor' ? { seenByVisitor: place } : { seenByStaff: place })
      .where(and(eq(chatConversations.id, id), sql`${column} < ${place}`))
      .returning({ place: column })
    return row?.place ?? null
  },

  ofCustomer: (executor: Executor, customerId: number): Promise<ConversationRow[]> =>
    executor
      .select()
      .from(chatConversations)
      .where(eq(chatConversations.customerId, customerId))
      .orderBy(asc(chatConversations.id)),

  /** What was said under an e-mail without a session. */
  ofEmail: (executor: Executor, email: string): Promise<ConversationRow[]> =>
    executor
      .select()
      .from(chatConversations)
      .where(and(eq(chatConversations.email, email), isNull(chatConversations.customerId)))
      .orderBy(asc(chatConversations.id)),

  async deleteOfCustomer(tx: Transaction, customerId: number): Promise<void> {
    await tx.delete(chatConversations).where(eq(chatConversations.customerId, customerId))
  },

  async deleteOfEmail(tx: Transaction, email: string): Promise<void> {
    await tx
      .delete(chatConversations)
      .where(and(eq(chatConversations.email, email), isNull(chatConversations.customerId)))
  },

  /** Those that have ended, or were left, so many days ago. */
  async deleteOlderThan(executor: Executor, days: number, most: number): Promise<number> {
    const { rowCount } = await executor.execute(sql`
      delete from chat_conversations where id in (
        select id from chat_conversations
        where coalesce(closed_at, last_message_at, expires_at) < now() - make_interval(days => ${days}) limit ${most}
      )`)
    return rowCount ?? 0
  },
}

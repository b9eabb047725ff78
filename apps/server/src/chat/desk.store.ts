import { and, asc, desc, eq, isNotNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { goesOn } from './chat.store.ts'
import { chatConversations } from './chat.tables.ts'

export type ListedConversation = Awaited<ReturnType<typeof rowsWhere>>[number]

export type DeskQuery = {
  state: 'waiting' | 'mine' | 'all' | 'ended'
  staffId: number
  /** Words to be found in a name, an e-mail or a message; empty for none. */
  words: string
  /** The last one of the page before. */
  before: number | null
}

export type ChatCounts = { waiting: number; mine: number; all: number; closable: number }

export type ChatFigures = {
  waiting: number
  conversations: number
  median: number | null
  p90: number | null
  days: { day: string; conversations: number; messages: number }[]
}

const mostRows = 50

/** Conversations as the desk lists them. */
export const deskStore = {
  list(executor: Executor, { state, staffId, words, before }: DeskQuery) {
    if (state === 'waiting') {
      // The longest waiting first; the place of one that has been answered since is its number alone.
      const after =
        before === null
          ? undefined
          : sql`(waiting_since, id) > (
        select coalesce(b.waiting_since, '-infinity'), b.id from chat_conversations b where b.id = ${before})`
      const waits = and(goesOn, isNotNull(chatConversations.waitingSince), after)
      return rowsWhere(executor, words === '' ? waits : and(waits, holding(words)), [
        asc(chatConversations.waitingSince),
        asc(chatConversations.id),
      ])
    }
    const of = {
      mine: and(goesOn, eq(chatConversations.assignedTo, staffId)),
      all: words === '' ? goesOn : undefined,
      ended: sql`not (${goesOn})`,
    }[state]
    const wanted = and(of, before === null ? undefined : lt(chatConversations.id, before))
    const found = words === '' ? wanted : and(wanted, newestHolding(words, wanted))
    return rowsWhere(executor, found, [desc(chatConversations.id)])
  },

  /** As many as the lists have in all, for one of the staff. */
  async counts(executor: Executor, staffId: number): Promise<ChatCounts> {
    const counted = (where?: SQL) => sql<number>`(count(*) ${where && sql`filter (where ${where})`})::int`
    const [counts] = await executor
      .select({
        waiting: counted(isNotNull(chatConversations.waitingSince)),
        mine: counted(eq(chatConversations.assignedTo, staffId)),
        all: counted(),
        closable: counted(eq(chatConversations.kind, 'chat')),
      })
      .from(chatConversations)
      .where(goesOn)
    if (!counts) throw new Error('Nothing was counted.')
    return counts
  },

  async find(executor: Executor, id: number): Promise<ListedConversation | undefined> {
    const [row] = await rowsWhere(executor, eq(chatConversations.id, id), [asc(chatConversations.id)])
    return row
  },

  /** Others of the same customer, the newest first. */
  ofCustomer: (executor: Executor, customerId: number, but: number): Promise<ListedConversation[]> =>
    rowsWhere(
      executor,
      and(eq(chatConversations.customerId, customerId), sql`${chatConversations.id} <> ${but}`),
      [desc(chatConversations.id)],
      20,
    ),

  /** Figures from one day to another, both included; days are Chile's, whatever the database's time zone. */
  async figures(executor: Executor, from: string, to: string): Promise<ChatFigures> {
    const { rows } = await executor.execute<ChatFigures>(sql`
      with span as (
        select (${from}::date)::timestamp at time zone 'America/Santiago' as since,
          (${to}::date + 1)::timestamp at time zone 'America/Santiago' as until
      ), opened as (
        select c.*, (c.opened_at at time zone 'America/Santiago')::date as day,
          extract(epoch from c.answered_at - c.asked_at)::float8 as first_answer
        from chat_conversations c, span where c.opened_at >= span.since and c.opened_at < span.until
      ), by_day as (
        select day, count(*) as conversations, sum(last_sequence) as messages from opened group by day
      )
      select
        (select count(*)::int from chat_conversations
          where closed_at is null and waiting_since is not null and (kind = 'offline' or expires_at > now()))
          as waiting,
        (select count(*)::int from opened) as conversations,
        (select percentile_cont(0.5) within group (order by first_answer) from opened where kind = 'chat') as median,
        (select percentile_cont(0.9) within group (order by first_answer) from opened where kind = 'chat') as p90,
        coalesce((select jsonb_agg(jsonb_build_object('day', d.day::date, 'conversations',
            coalesce(b.conversations, 0), 'messages', coalesce(b.messages, 0)) order by d.day)
          from generate_series(${from}::timestamp, ${to}::timestamp, '1 day') d (day)
          left join by_day b on b.day = d.day::date), '[]') as days`)
    const [figures] = rows
    if (!figures) throw new Error('There are no figures.')
    return figures
  },
}

/** Whether a text has each of the words, however it is accented; indexes of trigrams find it. */
function hasAll(text: SQL, words: string): SQL | undefined {
  const parts = words.split(/\s+/).filter(Boolean).slice(0, 8)
  return and(
    ...parts.map(
      (part) =>
        sql`fold_text(${text}) like '%' || replace(replace(replace(fold_text(${part}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`,
    ),
  )
}

const person = sql`chat_conversations.name || ' ' || chat_conversations.email::text`

/** Those whose name and e-mail have all the words, or one of whose messages has. */
const holding = (words: string) =>
  or(
    hasAll(person, words),
    sql`exists (select from chat_messages m
      where m.conversation_id = chat_conversations.id and ${hasAll(sql`m.content`, words)})`,
  )

/**
 * As `holding`, for the newest of those that are `wanted`: no more of either kind are looked for than a page has, so
 * that words which stand nearly everywhere cost no more than others.
 */
const newestHolding = (words: string, wanted: SQL | undefined) => sql`chat_conversations.id in (
  (select chat_conversations.id from chat_conversations
    where ${and(hasAll(person, words), wanted)} order by chat_conversations.id desc limit ${mostRows})
  union
  (select m.conversation_id from chat_messages m join chat_conversations on chat_conversations.id = m.conversation_id
    where ${and(hasAll(sql`m.content`, words), wanted)}
    group by m.conversation_id order by m.conversation_id desc limit ${mostRows}))`

function rowsWhere(executor: Executor, where: SQL | undefined, order: SQL[], limit = mostRows) {
  return executor
    .select({
      conversation: chatConversations,
      goesOn: sql<boolean>`${goesOn}`,
      agentName: sql<string | null>`(select s.name from staff s where s.id = chat_conversations.assigned_to)`,
      lastMessage: sql<string | null>`(select m.content from chat_messages m
        where m.conversation_id = chat_conversations.id and m.sequence = chat_conversations.last_sequence)`,
      unread: sql<number>`(select count(*)::int from chat_messages m
        where m.conversation_id = chat_conversations.id and m.sequence > chat_conversations.seen_by_staff
          and m.administrator is null)`,
    })
    .from(chatConversations)
    .where(where)
    .orderBy(...order)
    .limit(limit)
}

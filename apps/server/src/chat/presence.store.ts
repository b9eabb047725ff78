import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import { chatChoices, chatPresence } from './chat.tables.ts'

export type StaffConnection = { connectionId: string; staffId: number; available: boolean }

/** A connection that its process has not renewed for so long is gone, and the process perhaps too. */
const stale = sql`now() - interval '30 seconds'`

/** A session `t` that neither its end nor its idleness has ended. */
const isOpen = (idleSeconds: number) =>
  sql`t.expires_at > now() and t.last_seen_at > now() - make_interval(secs => ${idleSeconds})`

const mayAnswer = sql`s.active and s.role in ('owner', 'manager', 'agent')`

/** Who of the staff is connected, over all processes. */
export const presenceStore = {
  /**
   * Says that connections are still there, and adds those that are not. Each is as available as its person has chosen
   * last, in a session that is still open; else as by their others, or as it is given. Gives whether it is.
   */
  async renew(
    executor: Executor,
    connections: readonly StaffConnection[],
    idleSeconds: number,
  ): Promise<ReadonlyMap<string, boolean>> {
    if (connections.length === 0) return new Map()
    const { rows } = await executor.execute<{ id: string; available: boolean }>(sql`
      with chosen as (
        select c.staff_id, c.available from chat_choices c
        where exists (
          select from staff_sessions t
          where t.staff_id = c.staff_id and t.created_at <= c.chosen_at and ${isOpen(idleSeconds)}))
      insert into chat_presence as here (connection_id, staff_id, available)
      select v.id, v.staff, coalesce(
        (select c.available from chosen c where c.staff_id = v.staff),
        (select bool_or(p.available) from chat_presence p where p.staff_id = v.staff and p.seen_at > ${stale}),
        v.available)
      from unnest(
        ${sql.param(connections.map(({ connectionId }) => connectionId))}::text[],
        ${sql.param(connections.map(({ staffId }) => staffId))}::int[],
        ${sql.param(connections.map(({ available }) => available))}::boolean[]) v (id, staff, available)
      on conflict (connection_id) do update set seen_at = now(), available = coalesce(
        (select c.available from chosen c where c.staff_id = here.staff_id), here.available)
      returning connection_id as id, available`)
    return new Map(rows.map(({ id, available }) => [id, available]))
  },

  async remove(executor: Executor, connectionIds: readonly string[]): Promise<void> {
    if (connectionIds.length === 0) return
    await executor.delete(chatPresence).where(inArray(chatPresence.connectionId, [...connectionIds]))
  },

  /** What killed processes have left behind. */
  async removeStale(executor: Executor): Promise<void> {
    await executor.delete(chatPresence).where(lte(chatPresence.seenAt, stale))
  },

  /** What somebody chose so many seconds ago, unless they have chosen since. */
  async choose(executor: Executor, staffId: number, available: boolean, secondsAgo: number): Promise<void> {
    await executor.execute(sql`
      insert into chat_choices (staff_id, available, chosen_at)
      values (${staffId}, ${available}, clock_timestamp() - make_interval(secs => ${secondsAgo}))
      on conflict (staff_id) do update set available = excluded.available, chosen_at = excluded.chosen_at
        where chat_choices.chosen_at <= excluded.chosen_at`)
  },

  /** Puts somebody's choice into all of their connections, in whichever process, and gives it. */
  async follow(executor: Executor, staffId: number): Promise<boolean> {
    const [choice] = await executor.select().from(chatChoices).where(eq(chatChoices.staffId, staffId))
    const available = choice?.available ?? true
    await executor.update(chatPresence).set({ available }).where(eq(chatPresence.staffId, staffId))
    return available
  },

  /** Whether somebody takes conversations, by any of their connections; undefined for who is not there. */
  async isAvailable(executor: Executor, staffId: number): Promise<boolean | undefined> {
    const [row] = await executor
      .select({ available: sql<boolean | null>`bool_or(${chatPresence.available})` })
      .from(chatPresence)
      .where(and(eq(chatPresence.staffId, staffId), gt(chatPresence.seenAt, stale)))
    return row?.available ?? undefined
  },

  /** Which of these sessions are still somebody's who may answer; to ask does not use them. */
  async openSessions(
    executor: Executor,
    sessionIds: readonly string[],
    idleSeconds: number,
  ): Promise<ReadonlySet<string>> {
    const { rows } = await executor.execute<{ id: string }>(sql`
      select t.id from staff_sessions t join staff s on s.id = t.staff_id
      where t.id = any(${sql.param([...sessionIds])}::uuid[]) and ${mayAnswer} and ${isOpen(idleSeconds)}`)
    return new Set(rows.map(({ id }) => id))
  },

  /** Everybody who may answer; `isAvailable` is null for who is not there. */
  async agents(
    executor: Executor,
  ): Promise<{ staffId: number; name: string; isAvailable: boolean | null }[]> {
    const { rows } = await executor.execute<{
      staffId: number
      name: string
      isAvailable: boolean | null
    }>(sql`
      select s.id as "staffId", s.name, (
        select bool_or(p.available) from chat_presence p where p.staff_id = s.id and p.seen_at > ${stale}
      ) as "isAvailable"
      from staff s where ${mayAnswer} order by s.name, s.id`)
    return rows
  },
}

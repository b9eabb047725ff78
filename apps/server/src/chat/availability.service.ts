import { openingAt, opensAt } from '#rules/chile/opening-hours.ts'
import { salesHours, storeHours } from '#rules/chile/usual-hours.ts'
import type { ShopFacts } from '../content/shop/shop-facts.service.ts'
import type { Database } from '../db/connection.ts'
import type { ChatHours } from '../settings/chat.settings.ts'
import { presenceStore, type StaffConnection } from './presence.store.ts'

export type AvailabilityService = ReturnType<typeof availabilityService>

/** Who of the staff is there, and whether it is the time for it. */
export function availabilityService({
  database: { db },
  hours,
  facts,
  staffIdleSeconds,
  now = () => new Date(),
}: {
  database: Pick<Database, 'db'>
  hours: ChatHours
  facts: { read(): Promise<Pick<ShopFacts, 'hours'>> }
  /** After so long without a call a session of the staff ends. */
  staffIdleSeconds: number
  now?: () => Date
}) {
  /** Whether it is open by the hours that the owner has set, else the usual ones; else when it opens, null for never. */
  async function openingOf(kind: ChatHours): Promise<{ isOpen: boolean; opensAt: Date | null }> {
    if (kind === 'always') return { isOpen: true, opensAt: null }
    const { store, sales, holidays } = (await facts.read()).hours
    const hours = kind === 'store' ? (store ?? storeHours) : (sales ?? salesHours)
    const at = now()
    return {
      isOpen: openingAt(hours, at, holidays)?.open ?? false,
      opensAt: opensAt(hours, at, holidays),
    }
  }

  return {
    /** Everybody who may answer, with whether they take conversations; null for who is not there. */
    agents: () => presenceStore.agents(db),

    /** Whether it is open, and who takes conversations then; else when it opens next, null where it never does. */
    async state(): Promise<{ isOpen: boolean; opensAt: Date | null; agents: string[] }> {
      const opening = await openingOf(hours)
      if (!opening.isOpen) return { ...opening, agents: [] }
      const agents = await presenceStore.agents(db)
      return { ...opening, agents: agents.filter((each) => each.isAvailable).map((each) => each.name) }
    },

    /** Which of these sessions of the staff may still listen. */
    openSessions: (sessionIds: readonly string[]) =>
      presenceStore.openSessions(db, sessionIds, staffIdleSeconds),

    /** Adds a connection of somebody, who is as available as they have chosen; gives that. */
    async enter(connectionId: string, staffId: number): Promise<boolean> {
      const connection = { connectionId, staffId, available: true }
      const entered = await presenceStore.renew(db, [connection], staffIdleSeconds)
      return entered.get(connectionId) ?? true
    },

    /** Whether they take conversations by another connection still; undefined where they are gone. */
    async leave(connectionId: string, staffId: number): Promise<boolean | undefined> {
      await presenceStore.remove(db, [connectionId])
      return presenceStore.isAvailable(db, staffId)
    },

    /** Keeps what somebody chose so many seconds ago; gives what holds, which they may have chosen since. */
    async choose(staffId: number, available: boolean, secondsAgo: number): Promise<boolean> {
      await presenceStore.choose(db, staffId, available, secondsAgo)
      return presenceStore.follow(db, staffId)
    },

    /** Puts what somebody has chosen into all of their connections; gives it. */
    follow: (staffId: number) => presenceStore.follow(db, staffId),

    /**
     * Says that a process's connections are still there, and clears what killed ones have left. Gives which of them
     * are available; those that were cleared meanwhile come back as they are given.
     */
    async renew(connections: readonly StaffConnection[]): Promise<ReadonlyMap<string, boolean>> {
      const renewed = await presenceStore.renew(db, connections, staffIdleSeconds)
      await presenceStore.removeStale(db)
      return renewed
    },

    /** A process ends with all its connections. */
    removeAll: (connectionIds: readonly string[]) => presenceStore.remove(db, connectionIds),
  }
}

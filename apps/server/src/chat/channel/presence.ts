import type { Namespace, Socket } from 'socket.io'
import type { StaffSession } from '../../http/security/staff-session.ts'
import type { AvailabilityService } from '../availability.service.ts'
import { tellPresence } from './staff-events.ts'

const renewMs = 10_000

/**
 * The staff's connections of this process, kept in the database where each process sees them all. Whoever has signed
 * out, or may not answer any more, is disconnected within `renewMs`.
 */
export function presenceOf({
  namespace,
  availability,
  report,
}: {
  namespace: Namespace
  availability: AvailabilityService
  report(error: Error): void
}) {
  /**
   * Whether each takes conversations is remembered: where the database was away too long, its rows were cleared.
   * Undefined until it is known.
   */
  const connected = new Map<
    string,
    { socket: Socket; session: StaffSession; isAvailable: boolean | undefined }
  >()

  async function check(): Promise<void> {
    const open = await availability.openSessions([...connected.values()].map(({ session }) => session.id))
    for (const { socket, session } of connected.values()) {
      if (!open.has(session.id)) socket.disconnect(true)
    }
    const renewed = await availability.renew(
      [...connected].flatMap(([connectionId, { session, isAvailable }]) =>
        isAvailable === undefined ? [] : [{ connectionId, staffId: session.staffId, available: isAvailable }],
      ),
    )
    // Another process may have changed it.
    for (const [id, isAvailable] of renewed) remember(id, isAvailable)
  }

  function remember(connectionId: string, isAvailable: boolean): void {
    const connection = connected.get(connectionId)
    if (connection) connection.isAvailable = isAvailable
  }

  async function enter(socket: Socket, session: StaffSession): Promise<void> {
    const connection = { socket, session, isAvailable: undefined as boolean | undefined }
    connected.set(socket.id, connection)
    const noted = await availability.enter(socket.id, session.staffId).catch((error: unknown) => {
      // The next check notes it.
      connection.isAvailable ??= true
      throw error
    })
    // It went while it was being noted.
    if (!connected.has(socket.id)) return void (await availability.leave(socket.id, session.staffId))
    // It was told to while there was nothing yet to write it to.
    const hasChosen = connection.isAvailable !== undefined && connection.isAvailable !== noted
    const isAvailable = hasChosen ? await availability.follow(session.staffId) : noted
    connection.isAvailable = isAvailable
    tellPresence(namespace, session, isAvailable)
  }

  async function leave(socket: Socket, session: StaffSession): Promise<void> {
    connected.delete(socket.id)
    const isAvailable = await availability.leave(socket.id, session.staffId)
    tellPresence(namespace, session, isAvailable ?? false)
  }

  const renewing = setInterval(() => void check().catch(report), renewMs)
  renewing.unref()

  return {
    check,

    /**
     * Somebody takes conversations, or none, by all of their connections since so many seconds ago. All are told what
     * holds: they may have chosen since, in another tab.
     */
    async choose(session: StaffSession, isAvailable: boolean, secondsAgo = 0): Promise<void> {
      const rememberOf = (available: boolean) => {
        for (const [id, { session: each }] of connected) {
          if (each.staffId === session.staffId) remember(id, available)
        }
      }
      rememberOf(isAvailable)
      const holds = await availability.choose(session.staffId, isAvailable, secondsAgo)
      rememberOf(holds)
      tellPresence(namespace, session, holds)
    },

    watch(socket: Socket, session: StaffSession): void {
      enter(socket, session).catch(report)
      socket.once('disconnect', () => void leave(socket, session).catch(report))
    },
    async stop(): Promise<void> {
      clearInterval(renewing)
      const ids = [...connected.keys()]
      connected.clear()
      await availability.removeAll(ids)
    },
  }
}

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
  /** Whether each takes conversations is remembered: where the database was away too long, its rows were cleared. */
  const connected = new Map<string, { socket: Socket; session: StaffSession; isAvailable: boolean }>()

  async function check(): Promise<void> {
    const open = await availability.openSessions([...connected.values()].map(({ session }) => session.id))
    for (const { socket, session } of connected.values()) {
      if (!open.has(session.id)) socket.disconnect(true)
    }
    const renewed = await availability.renew(
      [...connected].map(([connectionId, { session, isAvailable }]) => ({
        connectionId,
        staffId: session.staffId,
        available: isAvailable,
      })),
    )
    // By another process it may have changed.
    for (const [id, isAvailable] of renewed) remember(id, isAvailable)
  }

  function remember(connectionId: string, isAvailable: boolean): void {
    const connection = connected.get(connectionId)
    if (connection) connection.isAvailable = isAvailable
  }

  async function enter(socket: Socket, session: StaffSession): Promise<void> {
    connected.set(socket.id, { socket, session, isAvailable: true })
    const isAvailable = await availability.enter(socket.id, session.staffId)
    remember(socket.id, isAvailable)
    // It went while it was being noted.
    if (!connected.has(socket.id)) await availability.leave(socket.id, session.staffId)
    else tellPresence(namespace, session, isAvailable)
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

    /** Somebody takes conversations from now on, or none, by all of their connections. */
    async setAvailable(session: StaffSession, isAvailable: boolean): Promise<void> {
      await availability.setAvailable(session.staffId, isAvailable)
      for (const [id, { session: each }] of connected) {
        if (each.staffId === session.staffId) remember(id, isAvailable)
      }
      tellPresence(namespace, session, isAvailable)
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

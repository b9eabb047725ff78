import type { Namespace } from 'socket.io'

/**
 * Breaks the transports of a process's own clients as a network would: they connect again by themselves, and ask for
 * what came after the last message that they have.
 */
export function cutAll(namespace: Namespace): void {
  for (const socket of namespace.sockets.values()) socket.conn.close()
}

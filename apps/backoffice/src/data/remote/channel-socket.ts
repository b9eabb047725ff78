import type { Socket } from 'socket.io-client'
import type { ConnectionState } from '../port/chat.port.ts'

/** How a channel connects. All channels of a page share one websocket: the first that is opened makes it. */
export const channelOptions = {
  path: '/socket.io',
  transports: ['websocket'],
  reconnectionDelay: 500,
  reconnectionDelayMax: 5000,
  // Of a network that swallows what is sent: the next attempt may find another.
  timeout: 5000,
}

/** Refused so, trying again is no use: another session has to be begun. */
const finalRefusals = ['SESSION_REQUIRED', 'ROLE_FORBIDDEN']

/** Tells how the channel is, and tries again what the client itself does not. Returns what ends the trying. */
export function keepTrying(
  socket: Socket,
  onConnection: (state: ConnectionState) => void,
  retryMs: number,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tryAgain = () => {
    clearTimeout(timer)
    if (!socket.active) timer = setTimeout(() => socket.connect(), retryMs)
  }
  onConnection('connecting')
  socket.on('connect', () => onConnection('connected'))
  socket.on('disconnect', (reason) => {
    onConnection('lost')
    if (reason !== 'io client disconnect') tryAgain()
  })
  socket.on('connect_error', ({ message }) => {
    if (finalRefusals.includes(message)) return onConnection('refused')
    onConnection('lost')
    tryAgain()
  })
  return () => clearTimeout(timer)
}

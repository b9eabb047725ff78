import type { Socket as Connection, Server as Engine } from 'engine.io'

/** So many packets no tab and no desk sends in so long, whatever they are about. */
const most = 300
const withinMs = 10_000

/**
 * Breaks a connection that sends packets faster than anybody types, before what it asks is looked at: Socket.IO takes each
 * of them, and each asking to be let in would be a question to the database. `now` in ms, from any start.
 */
export function closeFloods(
  engine: Pick<Engine, 'on'>,
  now: () => number = performance.now.bind(performance),
): void {
  engine.on('connection', (connection: Connection) => {
    let count = 0
    let since = now()
    connection.on('packet', () => {
      if (now() - since >= withinMs) {
        count = 0
        since = now()
      }
      count += 1
      if (count <= most) return
      // What has arrived already is passed over from here on, and nobody waits for the other side to say goodbye.
      connection.close()
      connection.request.socket.destroy()
    })
  })
}

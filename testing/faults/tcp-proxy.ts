import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * What a network does to a dependency. `slow`: each piece comes later, both ways. `cut`: what is open ends and nobody
 * listens. `reset`: who is connected, or connects, is reset. `silent`: it accepts and says nothing, and what was open
 * then never says a word again, also once the fault is over.
 */
export type Fault = 'slow' | 'cut' | 'reset' | 'silent'

export type TcpProxy = Awaited<ReturnType<typeof startTcpProxy>>

type Pair = { near: Socket; far: Socket; isSilent: boolean }

/**
 * Stands before what listens on a port of this machine, and lets it fail; `slowMs` is how much later a piece comes. It takes
 * any free port where none is named.
 */
export async function startTcpProxy(firstTarget: number, { slowMs = 100, port: wanted = 0 } = {}) {
  let targetPort = firstTarget
  let fault: Fault | undefined
  let accepted = 0
  const pairs = new Set<Pair>()

  const server = createServer((near) => {
    accepted += 1
    const pair: Pair = { near, far: connect(targetPort, '127.0.0.1'), isSilent: fault === 'silent' }
    pairs.add(pair)
    for (const [from, to] of [
      [near, pair.far],
      [pair.far, near],
    ] as const) {
      from.setNoDelay()
      from.on('error', () => to.destroy())
      from.on('close', () => {
        if (!pair.isSilent) to.destroy()
        else if (from === near) pair.far.destroy()
        if (from === near) pairs.delete(pair)
      })
      from.on('data', (piece) => {
        if (pair.isSilent) return
        if (fault === 'slow') setTimeout(() => to.writable && to.write(piece), slowMs)
        else to.write(piece)
      })
    }
    if (fault === 'reset') near.resetAndDestroy()
  })

  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const port = await listen(wanted)

  function breakOpen(kind: Fault): void {
    for (const pair of pairs) {
      if (kind === 'silent') pair.isSilent = true
      else if (kind === 'reset') pair.near.resetAndDestroy()
      else if (kind === 'cut') pair.near.destroy()
    }
  }

  return {
    port,
    /** How many have connected so far. */
    accepted: () => accepted,

    async fail(kind: Fault): Promise<void> {
      fault = kind
      if (kind === 'cut' && server.listening) server.close()
      breakOpen(kind)
    },

    /** Whoever connects from now on is served; connections that went silent stay so. */
    async heal(): Promise<void> {
      fault = undefined
      if (!server.listening) await listen(port)
    },

    /** Whoever connects from now on reaches another; who is connected is cut off, as a balancer does at a failover. */
    moveTo(port: number): void {
      targetPort = port
      breakOpen('cut')
    },

    async stop(): Promise<void> {
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      if (!server.listening) return
      server.close()
      await once(server, 'close')
    },
  }
}

/** The same address, by another port of this machine, over the network alone. */
export function through({ port }: Pick<TcpProxy, 'port'>, address: string): string {
  const url = new URL(address)
  url.hostname = '127.0.0.1'
  url.port = String(port)
  url.searchParams.delete('host')
  return url.href.replace(/\/$/, address.endsWith('/') ? '/' : '')
}

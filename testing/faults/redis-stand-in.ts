import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** Of RESP3, which the client speaks. */
type Reply = string | number | null | Reply[] | Map<string, Reply>

const refusal = (command: string) => `-ERR unknown command '${command}'\r\n`
const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`

function encode(reply: Reply): string {
  if (reply === null) return '_\r\n'
  if (typeof reply === 'number') return `:${reply}\r\n`
  if (typeof reply === 'string') return bulk(reply)
  if (reply instanceof Map)
    return `%${reply.size}\r\n${[...reply].map(([key, value]) => bulk(key) + encode(value)).join('')}`
  return `*${reply.length}\r\n${reply.map(encode).join('')}`
}

/** What nobody has asked for at that moment. */
const pushed = (parts: Reply[]) => encode(parts).replace('*', '>')

/**
 * What the shop asks of a Redis, and no more: it counts for limits, and keeps the streams and channels by which
 * processes tell each other of the chat. It stands for one in every run of the tests, which needs none installed.
 */
export async function startRedisStandIn() {
  const counts = new Map<string, { count: number; until: number }>()
  const streams = new Map<string, [id: string, fields: string[]][]>()
  const sockets = new Set<Socket>()
  const listeners = new Map<string, Set<Socket>>()
  const told = new Set<string>()
  let lastId = 0

  /** As the script that limits are counted by: so many more, and for how long they stay, in ms. */
  function count(key: string, points: number, seconds: number): Reply {
    const now = performance.now()
    const known = counts.get(key)
    const entry = known && known.until > now ? known : { count: 0, until: now + seconds * 1000 }
    entry.count += points
    counts.set(key, entry)
    return [entry.count, Math.round(entry.until - now)]
  }

  function add(stream: string, fields: string[]): Reply {
    told.add(stream)
    lastId += 1
    const id = `${lastId}-0`
    streams.set(stream, [...(streams.get(stream) ?? []), [id, fields]])
    return id
  }

  const after = (stream: string, id: string) =>
    (streams.get(stream) ?? []).filter(([each]) => Number.parseInt(each, 10) > Number.parseInt(id, 10))

  async function read(args: readonly string[], isThere: () => boolean): Promise<Reply> {
    const at = (name: string) => args.findIndex((each) => each.toUpperCase() === name) + 1
    const [stream = '', asked = ''] = args.slice(at('STREAMS'))
    const from = asked === '$' ? String(lastId) : asked
    const until = performance.now() + Number(args[at('BLOCK')])
    while (isThere()) {
      const found = after(stream, from)
      if (found.length > 0) return new Map([[stream, found]])
      if (performance.now() >= until) return null
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return null
  }

  function listen(socket: Socket, channels: readonly string[]): string {
    for (const channel of channels) listeners.set(channel, (listeners.get(channel) ?? new Set()).add(socket))
    return channels.map((channel, at) => pushed(['subscribe', channel, at + 1])).join('')
  }

  function publish(channel: string, message: string): Reply {
    const hearing = [...(listeners.get(channel) ?? [])].filter((socket) => socket.writable)
    for (const socket of hearing) socket.write(pushed(['message', channel, message]))
    return hearing.length
  }

  async function answer([name = '', ...args]: string[], socket: Socket): Promise<string> {
    const [first = '', second = '', ...rest] = args
    switch (name.toUpperCase()) {
      case 'HELLO':
      case 'CLIENT':
        return '+OK\r\n'
      case 'PING':
        return '+PONG\r\n'
      case 'EVAL':
        return encode(count(rest[0] ?? '', Number(rest[1]), Number(rest[2])))
      case 'DEL':
        return encode(Number(counts.delete(first)))
      case 'XADD':
        return encode(add(first, args.slice(args.indexOf('*') + 1)))
      case 'XREAD':
        return encode(await read([first, second, ...rest], () => !socket.destroyed))
      case 'SUBSCRIBE':
        return listen(socket, args)
      case 'PUBLISH':
        return encode(publish(first, second))
      default:
        return refusal(name)
    }
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    let unread = Buffer.alloc(0)
    let answering = Promise.resolve()
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    socket.on('data', (data) => {
      unread = Buffer.concat([unread, data])
      for (let next = parse(unread); next; next = parse(unread)) {
        const { command, end } = next
        unread = unread.subarray(end)
        answering = answering.then(async () => {
          const text = await answer(command, socket)
          if (socket.writable) socket.write(text)
        })
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `redis://127.0.0.1:${port}`,
    /** All that was counted for limits so far, together. */
    counted: () => [...counts.values()].reduce((sum, each) => sum + each.count, 0),
    /** How many streams and channels something was told by. */
    told: () => told.size,
    async stop(): Promise<void> {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The first command, once all of it has come, and where it ends. */
function parse(bytes: Buffer): { command: string[]; end: number } | undefined {
  let at = 0
  const line = (): string | undefined => {
    const end = bytes.indexOf('\r\n', at)
    if (end < 0) return undefined
    const text = bytes.toString('latin1', at, end)
    at = end + 2
    return text
  }
  const length = Number(line()?.slice(1) ?? Number.NaN)
  const command: string[] = []
  while (command.length < length) {
    const size = Number(line()?.slice(1) ?? Number.NaN)
    if (!(at + size + 2 <= bytes.length)) return undefined
    command.push(bytes.toString('utf8', at, at + size))
    at += size + 2
  }
  return command.length > 0 ? { command, end: at } : undefined
}

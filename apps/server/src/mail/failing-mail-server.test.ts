import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Inbox, startInbox } from '#sandbox/inbox.ts'
import { openPaying, type Paying } from '#testing/server/test-paying.ts'
import { idleJobs } from '#testing/server/test-services.ts'
import { composeMailing } from './mail.compose.ts'

/** How long each step of a sending may take: short with a server that says nothing, and no matter with one that works. */
const short = 300
const patient = 60_000

let paying: Paying
let inbox: Inbox
beforeAll(async () => {
  paying = await openPaying()
  inbox = await startInbox()
})
afterAll(async () => {
  await inbox?.stop()
  await paying?.close()
})

function mailOver(url: string, timeoutMs = patient) {
  const config = { ...paying.config, smtpUrl: url, smtpTimeoutMs: timeoutMs }
  const report = () => undefined
  return composeMailing({ config, database: paying.database, jobs: idleJobs, report }).mail
}

/** A server of a kind that no mail goes out through; `asked` resolves when somebody has tried. */
async function failing(greet: ((socket: Socket) => void) | null) {
  const open: Socket[] = []
  const server: Server = createServer((socket) => {
    open.push(socket)
    socket.on('error', () => undefined)
    greet?.(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const request = greet ? once(server, 'connection') : Promise.resolve()
  const stop = async () => {
    for (const socket of open) socket.destroy()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  if (!greet) await stop()
  return { url: `smtp://127.0.0.1:${port}`, request, stop }
}

async function buy() {
  const order = await paying.order()
  await paying.comeBack(await paying.atForm(order.pago?.token_ws ?? '', { accion: 'aprobar' }))
  return order
}

const mailOf = ({ token }: { token: string }) =>
  paying.one<{ state: string; attempts: number; error: string | null; waits: number }>(
    `SELECT state, attempts, error, extract(epoch FROM due_at - now())::int AS waits
     FROM mails WHERE data->'order'->>'token' = $1`,
    [token],
  )

test.each<[string, ((socket: Socket) => void) | null]>([
  ['is slow: it takes the connection and never says a word', () => undefined],
  ['is down', null],
  ['is wrong: it says something else', (socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['is wrong: it lets nobody in', (socket) => socket.write('421 4.3.2 Not now\r\n')],
])(
  'a mail server that %s: the shopper has the order, the mail waits, and it goes out later',
  async (_, greet) => {
    const server = await failing(greet)
    const first = await buy()
    const startedAt = performance.now()
    const sweeping = mailOver(server.url, short).sweep()
    await server.request
    // Others buy and are told that it is paid, while the mail hangs.
    const second = await buy()
    for (const order of [first, second]) {
      expect(await paying.stands(order.id)).toMatchObject({ order: 'PENDING PAID', mails: ['order-paid'] })
      expect(await paying.result(order.token)).toMatchObject({ estado: 'pagado' })
    }
    await sweeping
    expect(performance.now() - startedAt).toBeLessThan(patient)
    expect(await mailOf(first)).toEqual({
      state: 'waiting',
      attempts: 1,
      error: expect.stringMatching(/./),
      waits: expect.toSatisfy((seconds: number) => seconds > 30 && seconds <= 60),
    })
    await server.stop()

    await paying.database.pool.query("UPDATE mails SET due_at = now() WHERE state = 'waiting'")
    inbox.clear()
    await mailOver(inbox.url).sweep()
    expect(inbox.list()).toHaveLength(2)
    await mailOver(inbox.url).sweep()
    expect(inbox.list()).toHaveLength(2)
  },
)

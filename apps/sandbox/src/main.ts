import fastify from 'fastify'
import { serveCourier } from './chilexpress/start-courier.ts'
import { startInbox } from './inbox.ts'
import { inboxPage } from './inbox-page.ts'
import { webpayGateway } from './webpay/gateway.ts'
import { serveGateway } from './webpay/start-gateway.ts'

/** What stands in for the world outside while the shop is worked on, on this machine alone. */
const host = '127.0.0.1'
const smtpPort = portOf('SANDBOX_SMTP_PORT', 2525)
const httpPort = portOf('SANDBOX_PORT', 3025)

const inbox = await startInbox({ port: smtpPort, host })
const app = fastify()
await app.register(inboxPage, { inbox })
await serveGateway(app, webpayGateway())
await serveCourier(app)
const address = await app.listen({ port: httpPort, host })
process.stdout.write(`Mails sent to ${inbox.url} are read at ${address}/correos\n`)
process.stdout.write(`Cards are charged, for play, at ${address}\n`)
process.stdout.write(`A courier, for play, answers at ${address}/chilexpress\n`)

let isClosing = false
async function close(): Promise<void> {
  if (isClosing) return
  isClosing = true
  await app.close()
  await inbox.stop()
  process.exit()
}
const stop = () => void close()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
// Whoever started it is gone.
process.on('disconnect', stop)

function portOf(name: string, usual: number): number {
  const given = process.env[name]?.trim() || String(usual)
  const port = Number(given)
  if (/^\d{1,5}$/.test(given) && port <= 65_535) return port
  process.stderr.write(`${name} must be a whole number from 0 to 65535.\n`)
  process.exit(1)
}

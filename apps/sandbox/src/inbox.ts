import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as it came. */
export type ReceivedMail = {
  id: number
  receivedAt: string
  from: string
  to: string[]
  replyTo: string | null
  subject: string
  messageId: string | null
  headers: { key: string; value: string }[]
  html: string
  text: string
  raw: string
}

/** In bytes; what is larger is refused. */
const mostBytes = 10 * 1024 * 1024

export type Inbox = Awaited<ReturnType<typeof startInbox>>

/**
 * An SMTP server on this machine alone that takes every mail and keeps the last `keep` in memory. Port 0
 * takes a free one. Throws when it cannot listen.
 */
export async function startInbox({
  port = 0,
  host = '127.0.0.1',
  keep = 200,
}: {
  port?: number
  host?: string
  keep?: number
} = {}) {
  let mails: ReceivedMail[] = []
  let received = 0
  const server = new SMTPServer({
    size: mostBytes,
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1000,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onData(stream, session, done) {
      const take = async () => {
        const raw = await buffer(stream)
        const mail = await PostalMime.parse(raw)
        received += 1
        mails.push({
          id: received,
          receivedAt: new Date().toISOString(),
          from: mail.from?.address ?? '',
          to: session.envelope.rcptTo.map(({ address }) => address),
          replyTo: mail.replyTo?.[0]?.address ?? null,
          subject: mail.subject ?? '',
          messageId: mail.messageId ?? null,
          headers: mail.headers.map(({ key, value }) => ({ key, value })),
          html: mail.html ?? '',
          text: mail.text ?? '',
          raw: raw.toString('utf8'),
        })
        mails = mails.slice(-keep)
      }
      take().then(() => done(), done)
    },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve()
    })
  })
  server.on('error', (error: Error) => process.stderr.write(`The inbox: ${error.message}\n`))
  const address = server.server.address() as AddressInfo
  return {
    /** What to set `SMTP_URL` to. */
    url: `smtp://${host}:${address.port}`,

    /** The newest first. */
    list: (): ReceivedMail[] => mails.toReversed(),

    find: (id: number) => mails.find((mail) => mail.id === id),

    clear(): void {
      mails = []
    },

    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

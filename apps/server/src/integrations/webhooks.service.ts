import { randomBytes } from 'node:crypto'
import type { WebhookEvent } from '#contract/integrations/key-scopes.ts'
import { againWhereTaken, type Database, inTransaction } from '../db/connection.ts'
import { madeRows } from '../db/made-rows.ts'
import { inSpan } from '../observing/tracing.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import type { StaffLog } from '../staff/log/staff-log.service.ts'
import { isPublicUrl } from './public-address.ts'
import type { SendWebhook } from './send-webhook.ts'
import { secretOf, signedHeaders, writtenSecret } from './webhook-signature.ts'
import { type DeliveryRow, type WebhookRow, webhooksStore } from './webhooks.store.ts'

export type { DeliveryRow, WebhookRow }
export type WebhooksService = ReturnType<typeof webhooksService>

type Member = { staffId: number; name: string }

const mostWebhooks = 20
const logLength = 50
const batch = 100
const atOnce = 5
/** How long until a message is sent again, in seconds, by how often it was. */
const pauses = [10, 60, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 24 * 3600]

/** The id that a message has each time that it is sent. */
export const messageId = (id: number): string => `msg_${id}`

/** Tells other systems what happens in the shop: each message is kept until it arrived or was given up. */
export function webhooksService({
  database,
  secret,
  targets,
  send,
  staffLog,
  now = Date.now,
}: {
  database: Database
  /** The shop's own, of which each webhook's is made. */
  secret: string
  targets: 'public' | 'any'
  send: SendWebhook
  staffLog: Pick<StaffLog, 'note'>
  now?: () => number
}) {
  const { db } = database

  /** Whether it was taken. */
  async function sendOne(due: DeliveryRow & { url: string; salt: Buffer }): Promise<boolean> {
    const message = { id: messageId(due.id), at: now(), body: due.body }
    const headers = signedHeaders(secretOf(secret, due.salt), message)
    const { status, error } = await inSpan('webhook', () => send(due.url, { headers, body: due.body }))
    await webhooksStore.settle(db, due.id, { status, error, pause: pauses[due.attempts - 1] ?? null })
    return error === ''
  }

  /** Sends what is due to one address, some at a time; one that does not take it is left until it is its turn again. */
  async function deliverTo(webhookId: number, signal?: AbortSignal): Promise<number> {
    let sent = 0
    while (!signal?.aborted) {
      const due = await webhooksStore.claim(db, { webhookId, limit: atOnce })
      const taken = await Promise.all(due.map(sendOne))
      sent += due.length
      if (due.length === 0 || taken.includes(false)) break
    }
    return sent
  }

  /** Sends one at once, whatever came of it before. NOT_FOUND. */
  async function resend(id: number): Promise<DeliveryRow | Refusal> {
    const [due] = await webhooksStore.claim(db, { id })
    if (!due) return refuse('NOT_FOUND')
    await sendOne(due)
    return (await webhooksStore.find(db, id)) ?? refuse('NOT_FOUND')
  }

  const found = async (id: number): Promise<WebhookRow | Refusal> =>
    (await webhooksStore.list(db, id))[0] ?? refuse('NOT_FOUND')

  return {
    resend,
    list: (): Promise<WebhookRow[]> => webhooksStore.list(db),
    log: (id: number, before: number | undefined): Promise<DeliveryRow[]> =>
      webhooksStore.log(db, id, { before, limit: logLength }),
    clean: () => webhooksStore.clean(db),

    /**
     * URL_NOT_PUBLIC, INTEGRATIONS_FULL. The secret is told this once, and again under the same key: what comes again is the
     * same webhook, as it is sent last. NOT_FOUND for one that was removed since, or that somebody else made.
     */
    async create(
      actor: Member,
      { url, events, key }: { url: string; events: readonly WebhookEvent[]; key: string | undefined },
    ) {
      const isTold = targets === 'any' ? /^https?:/.test(url) : isPublicUrl(url)
      if (!isTold) return refuse('URL_NOT_PUBLIC', { fields: { url: 'URL_NOT_PUBLIC' } })
      const given = { url, events: [...new Set(events)], salt: randomBytes(32), createdBy: actor.name }
      const making = { table: 'webhooks', key }
      const made = await againWhereTaken(() =>
        inTransaction(database, async (tx) => {
          const note = () =>
            staffLog.note(tx, { actor, action: 'webhook-creado', subject: url, detail: events.join(', ') })
          const before = await madeRows.find(tx, making)
          if (!before) {
            const id = await webhooksStore.insert(tx, given, mostWebhooks)
            if (id === undefined) return refuse('INTEGRATIONS_FULL')
            await madeRows.note(tx, making, { id }, actor.staffId)
            await note()
            return { id, salt: given.salt }
          }
          const { id, staffId } = before
          const known = await webhooksStore.lock(tx, id)
          if (!known || staffId !== actor.staffId) return refuse('NOT_FOUND')
          if (known.url !== url || `${known.events}` !== `${given.events}`) {
            await webhooksStore.change(tx, id, given)
            await note()
          }
          return { id, salt: known.salt }
        }),
      )
      if (isRefusal(made)) return made
      const [row] = await webhooksStore.list(db, made.id)
      return row ? { row, secret: writtenSecret(secretOf(secret, made.salt)) } : refuse('NOT_FOUND')
    },

    /** NOT_FOUND. */
    async setActive(actor: Member, id: number, active: boolean): Promise<WebhookRow | Refusal> {
      const url = await inTransaction(database, async (tx) => {
        const set = await webhooksStore.setActive(tx, id, active)
        const changes = [{ field: 'activo', from: active ? '0' : '1', to: active ? '1' : '0' }]
        if (set !== undefined)
          await staffLog.note(tx, { actor, action: 'webhook-activado', subject: set, changes })
        return set
      })
      return url === undefined ? refuse('NOT_FOUND') : found(id)
    },

    /** NOT_FOUND. */
    remove: (actor: Member, id: number) =>
      inTransaction(database, async (tx): Promise<true | Refusal> => {
        const url = await webhooksStore.remove(tx, id)
        if (url === undefined) return refuse('NOT_FOUND')
        await staffLog.note(tx, { actor, action: 'webhook-quitado', subject: url })
        return true
      }),

    /** Sends a message that says nothing, and says what came of it. NOT_FOUND. */
    async test(id: number): Promise<DeliveryRow | Refusal> {
      const [webhook] = await webhooksStore.list(db, id)
      if (!webhook) return refuse('NOT_FOUND')
      const timestamp = new Date(now()).toISOString()
      const body = JSON.stringify({ type: 'prueba', timestamp, data: { id_webhook: id } })
      return resend(await webhooksStore.add(db, id, 'prueba', body))
    },

    /** Notes what happened for whoever asked for it, and sends what is due to each address, whatever the others do. */
    async deliver(signal?: AbortSignal): Promise<number> {
      while (await webhooksStore.spread(db, batch));
      const due = await webhooksStore.withDue(db)
      const sent = await Promise.all(due.map((webhookId) => deliverTo(webhookId, signal)))
      return sent.reduce((sum, each) => sum + each, 0)
    },
  }
}

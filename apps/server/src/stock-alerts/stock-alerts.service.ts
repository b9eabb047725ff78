import { normalizeEmail } from '#rules/people/email.ts'
import { type Database, inTransaction } from '../db/connection.ts'
import { hashOfLink, newLinkToken } from '../http/security/link-tokens.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { OrderLanguage } from '../orders/orders.tables.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { stockAlertsStore } from './stock-alerts.store.ts'

export type StockAlertsService = ReturnType<typeof stockAlertsService>

/** How many mails are staged in one transaction. */
const batch = 100

/** Stock alerts: who asked for a mail when a product is back in stock. */
export function stockAlertsService({ database, outbox }: { database: Database; outbox: Outbox }) {
  return {
    /** Stores one alert for each product and e-mail. EMAIL_INVALID; NOT_FOUND for a product that is not sold. */
    async request(alert: {
      productIds: number[]
      email: string
      customerId: number | null
      language: OrderLanguage
    }): Promise<'ok' | Refusal> {
      const email = normalizeEmail(alert.email)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { e_mail_cliente: 'EMAIL_INVALID' } })
      const sold = await stockAlertsStore.sold(database.db, alert.productIds)
      const unknown = alert.productIds.findIndex((id) => !sold.has(id))
      if (unknown >= 0) {
        return refuse('NOT_FOUND', { fields: { [`productos.${unknown}.id_producto`]: 'NOT_FOUND' } })
      }
      await stockAlertsStore.insert(database.db, { ...alert, productIds: [...sold], email })
      return 'ok'
    },

    /**
     * Stages the mail of every alert whose product is in stock again, and deletes the alert in the same
     * transaction: each is mailed once, in any number of processes at once. Returns how many this call has sent.
     */
    async sendFulfilled(): Promise<number> {
      let sent = 0
      for (;;) {
        const taken = await inTransaction(database, async (tx) => {
          const alerts = await stockAlertsStore.takeFulfilled(tx, batch)
          for (const alert of alerts) {
            const { email, language, productId: id, name, slug } = alert
            const unsubscribeToken = newLinkToken()
            await stockAlertsStore.insertLink(tx, alert, hashOfLink(unsubscribeToken))
            const product = { id, name, slug }
            await outbox.stage(tx, { to: email, language, kind: 'back-in-stock', product, unsubscribeToken })
          }
          return alerts.length
        })
        sent += taken
        if (taken < batch) break
      }
      if (sent > 0) await stockAlertsStore.forgetOldLinks(database.db)
      return sent
    },

    /** Cancels every other alert of whoever a mail's link was sent to; LINK_INVALID. */
    async cancel(token: string): Promise<true | Refusal> {
      return (await stockAlertsStore.cancel(database.db, hashOfLink(token))) || refuse('LINK_INVALID')
    },

    /** The alerts that a customer's sessions have set. */
    exportOf: (customerId: number) => stockAlertsStore.ofCustomer(database.db, customerId),
  }
}

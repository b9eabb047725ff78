import { normalizeEmail } from '#rules/people/email.ts'
import { type Database, inTransaction } from '../db/connection.ts'
import { hashOfLink, newLinkToken } from '../http/security/link-tokens.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { OrderLanguage } from '../orders/orders.tables.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { wishesStore } from './wishes.store.ts'

export type WishesService = ReturnType<typeof wishesService>

/** How many mails are staged in one transaction. */
const batch = 100

/** Wishes to be told when a product can be had again. */
export function wishesService({ database, outbox }: { database: Database; outbox: Outbox }) {
  return {
    /** Keeps one wish for each product and e-mail. EMAIL_INVALID; NOT_FOUND for a product that is not sold. */
    async ask(wish: {
      productIds: number[]
      email: string
      customerId: number | null
      language: OrderLanguage
    }): Promise<'ok' | Refusal> {
      const email = normalizeEmail(wish.email)
      if (email === null) return refuse('EMAIL_INVALID', { fields: { e_mail_cliente: 'EMAIL_INVALID' } })
      const sold = await wishesStore.sold(database.db, wish.productIds)
      const unknown = wish.productIds.findIndex((id) => !sold.has(id))
      if (unknown >= 0) {
        return refuse('NOT_FOUND', { fields: { [`productos.${unknown}.id_producto`]: 'NOT_FOUND' } })
      }
      await wishesStore.insert(database.db, { ...wish, productIds: [...sold], email })
      return 'ok'
    },

    /**
     * Stages the mail of every wish whose product can be had, whatever brought its stock back, and takes the
     * wish out in the same transaction: each is mailed once, in any number of processes at once. Returns how
     * many this call has told.
     */
    async tellFulfilled(): Promise<number> {
      let told = 0
      for (;;) {
        const taken = await inTransaction(database, async (tx) => {
          const wishes = await wishesStore.takeFulfilled(tx, batch)
          for (const wish of wishes) {
            const { email, language, name, slug } = wish
            const unsubscribeToken = newLinkToken()
            await wishesStore.insertLink(tx, wish, hashOfLink(unsubscribeToken))
            const product = { name, slug }
            await outbox.stage(tx, { to: email, language, kind: 'back-in-stock', product, unsubscribeToken })
          }
          return wishes.length
        })
        told += taken
        if (taken < batch) break
      }
      if (told > 0) await wishesStore.forgetOldLinks(database.db)
      return told
    },

    /** Ends every other notice to whoever a mail's link was sent to; LINK_INVALID. */
    async cancel(token: string): Promise<true | Refusal> {
      return (await wishesStore.cancel(database.db, hashOfLink(token))) || refuse('LINK_INVALID')
    },

    /** What a customer's sessions have asked to be told of. */
    exportOf: (customerId: number) => wishesStore.ofCustomer(database.db, customerId),
  }
}

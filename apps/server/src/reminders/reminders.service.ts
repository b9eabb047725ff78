import { dayInChile } from '#rules/chile/calendar.ts'
import type { HolidayChanges } from '#rules/chile/holidays.ts'
import { reminderOf } from '#rules/pets/reminder.ts'
import { weighedFoods } from '../catalogue/product/weighed-foods.service.ts'
import { type Database, inTransaction, type Transaction } from '../db/connection.ts'
import { hashOfLink, newLinkToken } from '../http/security/link-tokens.ts'
import type { Outbox } from '../mail/outbox.service.ts'
import type { OrdersService } from '../orders/orders.service.ts'
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts'
import { remindersStore, type StoredReminder } from './reminders.store.ts'

export type RemindersService = ReturnType<typeof remindersService>

/** How many mails are staged in one transaction. */
const batch = 100

/** Reminders that a food which was bought runs out; whoever has the token of an order asks for them. */
export function remindersService({
  database,
  outbox,
  orders,
  holidays,
  clock = () => new Date(),
}: {
  database: Database
  outbox: Outbox
  orders: Pick<OrdersService, 'byToken'>
  /** What the shop changes of the holidays. */
  holidays(): Promise<HolidayChanges>
  clock?: () => Date
}) {
  const foods = weighedFoods({ database })
  return {
    /** NOT_FOUND. */
    async ofOrder(token: string): Promise<StoredReminder[] | Refusal> {
      const order = await orders.byToken(token)
      return isRefusal(order) ? order : remindersStore.ofOrder(database.db, order.id)
    },

    /** Stores a reminder in the place of the one before. NOT_FOUND, ORDER_STATE, REMINDER_TOO_SOON. */
    async save(
      token: string,
      { productId, gramsPerDay }: { productId: number; gramsPerDay: number },
    ): Promise<StoredReminder | Refusal> {
      const order = await orders.byToken(token)
      if (isRefusal(order)) return order
      const units = order.lines
        .filter((line) => line.productId === productId)
        .reduce((sum, line) => sum + line.quantity, 0)
      const kg = units > 0 ? (await foods.kgOf([productId])).get(productId) : undefined
      if (kg === undefined) return refuse('NOT_FOUND', { fields: { id_producto: 'NOT_FOUND' } })
      if (order.state === 'CANCELLED') return refuse('ORDER_STATE')
      const when = reminderOf({
        orderedAt: order.createdAt,
        daysTo: order.daysTo,
        gramsPerDay,
        // Grams are whole: a sum of kg need not be.
        kg: (Math.round(kg * 1000) * units) / 1000,
        now: clock(),
        holidays: await holidays(),
      })
      if (!when) return refuse('REMINDER_TOO_SOON', { fields: { gramos_dia: 'REMINDER_TOO_SOON' } })
      await remindersStore.save(database.db, { ...when, orderId: order.id, productId, gramsPerDay })
      return { ...when, productId }
    },

    /** NOT_FOUND for an order that does not exist. */
    async remove(token: string, productId: number): Promise<true | Refusal> {
      const order = await orders.byToken(token)
      if (isRefusal(order)) return order
      await remindersStore.remove(database.db, order.id, productId)
      return true
    },

    /**
     * Stages the mail of every reminder whose day has come in Chile, and deletes the reminder in the same
     * transaction: each is mailed once, in any number of processes at once. Returns how many this call has sent.
     */
    async sendDue(): Promise<number> {
      const today = dayInChile(clock())
      let sent = 0
      for (;;) {
        const found = await inTransaction(database, async (tx) => {
          const { taken, due } = await remindersStore.takeDue(tx, today, batch)
          for (const { orderId, email, language, productId: id, name, slug, runsOutOn } of due) {
            const unsubscribeToken = newLinkToken()
            await remindersStore.insertLink(tx, orderId, hashOfLink(unsubscribeToken))
            const product = { id, name, slug }
            const mail = { kind: 'food-runs-out', product, runsOutOn, unsubscribeToken } as const
            await outbox.stage(tx, { to: email, language, ...mail })
          }
          return { taken, sent: due.length }
        })
        sent += found.sent
        if (found.taken < batch) break
      }
      await remindersStore.forgetOldLinks(database.db)
      return sent
    },

    /** Ends every other reminder of whoever a mail's link was sent to; false for a link of no such mail. */
    cancel: (token: string): Promise<boolean> => remindersStore.cancel(database.db, hashOfLink(token)),

    /** The reminders of a customer's orders. */
    exportOf: (customerId: number) => remindersStore.ofCustomer(database.db, customerId),

    /** Whoever is forgotten asked for nothing any more. */
    forget: (tx: Transaction, customerId: number) => remindersStore.removeOfCustomer(tx, customerId),
  }
}

import { guardarRecordatorio } from '#contract/reminders/guardar-recordatorio.ts'
import { reminderOf } from '#rules/pets/reminder.ts'
import type { Order, Reminder } from '../port/orders.port.ts'
import { readObject, refusal, type SampleContext } from './layer.ts'
import { findOrder, portOrder } from './order-particulars.ts'
import { checkForm } from './services/check-form.ts'

const remindersKey = 'huella.sample.reminders'

type Stored = Record<string, Reminder[]>

const read = (context: SampleContext): Partial<Stored> => readObject<Stored>(context.storage, remindersKey)

const write = (context: SampleContext, token: string, reminders: Reminder[]) =>
  context.storage.setItem(remindersKey, JSON.stringify({ ...read(context), [token]: reminders }))

export const forgetReminders = (context: SampleContext): void => context.storage.removeItem(remindersKey)

function orderOf(context: SampleContext, token: string): Order {
  const row = findOrder(context, (order) => order.token === token)
  if (!row) throw refusal(context, 'NOT_FOUND')
  return portOrder(context, row)
}

/** The reminders of an order of this browser. Nothing is ever mailed here: what was asked is checked and kept. */
export const remindersOf = (context: SampleContext, token: string): Reminder[] =>
  read(context)[orderOf(context, token).token] ?? []

export function saveReminder(
  context: SampleContext,
  requested: { token: string; productId: number; gramsPerDay: number; agrees: boolean },
): Reminder {
  const { token, productId } = requested
  const { gramos_dia: gramsPerDay } = checkForm(
    context,
    guardarRecordatorio.request,
    {
      token,
      id_producto: productId,
      gramos_dia: requested.gramsPerDay,
      acepta_correo: requested.agrees ? 1 : 0,
    },
    {},
  )
  const order = orderOf(context, token)
  const units = order.lines
    .filter((line) => line.productId === productId)
    .reduce((sum, line) => sum + line.quantity, 0)
  const source = context.shop.find(productId)?.source
  const isFood = source?.facts?.kind === 'food' && source.facts.food.complete
  if (units === 0 || !isFood || source.content?.unit !== 'kg') {
    throw refusal(context, 'NOT_FOUND', { fields: { id_producto: 'NOT_FOUND' } })
  }
  if (order.state === 'CANCELLED') throw refusal(context, 'ORDER_STATE')
  const when = reminderOf({
    orderedAt: new Date(order.createdAt),
    daysTo: order.delivery.days.to,
    gramsPerDay,
    kg: (Math.round(source.content.amount * 1000) * units) / 1000,
    now: context.now(),
  })
  if (!when) throw refusal(context, 'REMINDER_TOO_SOON', { fields: { gramos_dia: 'REMINDER_TOO_SOON' } })
  const saved = { productId, ...when }
  const others = remindersOf(context, token).filter((each) => each.productId !== productId)
  write(
    context,
    token,
    [...others, saved].toSorted((a, b) => a.productId - b.productId),
  )
  return saved
}

export function removeReminder(context: SampleContext, token: string, productId: number): void {
  const left = remindersOf(context, token).filter((each) => each.productId !== productId)
  write(context, token, left)
}

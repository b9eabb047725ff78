import { useQueryClient } from '@tanstack/react-query'
import { rationOf } from '#rules/pets/ration.ts'
import { reminderOf } from '#rules/pets/reminder.ts'
import type { Order, Reminder } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useLanguage, useText } from '../../../shell/texts.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { CheckboxField, TextField } from '../../../ui/form/field.tsx'
import { FormFailure } from '../../../ui/form/form-failure.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useShop } from '../../content/use-shop.ts'
import { eaterFrom } from '../../product/facts/eater.codec.ts'
import { useEater } from '../../product/facts/eater.store.ts'
import styles from './food-reminders.module.css'
import { type BoughtFood, remindersQuery } from './food-reminders.queries.ts'

type Given = { order: Order; bought: BoughtFood; reminder: Reminder | null }

/** A reminder of one food: what is set, or what is needed to set it. */
export function ReminderForm({ order, bought, reminder }: Given) {
  const { name, lang } = bought.product
  return (
    <>
      <h3 lang={lang}>{name}</h3>
      {reminder ? (
        <SetReminder order={order} reminder={reminder} />
      ) : (
        <AskReminder order={order} bought={bought} />
      )}
    </>
  )
}

/** `2027-01-03` as '3 de enero'. */
function useDay(): (day: string) => string {
  const { locale } = useLanguage()
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return (day) => format.format(new Date(day))
}

function SetReminder({ order, reminder }: { order: Order; reminder: Reminder }) {
  const text = useText()
  const data = useData()
  const client = useQueryClient()
  const day = useDay()
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await data.orders.removeReminder(order.token, reminder.productId)
      await client.invalidateQueries(remindersQuery(data, order.token))
    },
  })
  return (
    <form className={styles.set} onSubmit={form.submit}>
      <p>
        <Icon name="check" />
        <span>
          {text('REMINDER_SET', { runsOut: day(reminder.runsOutOn), remind: day(reminder.remindOn) })}
        </span>
      </p>
      <FormFailure failure={form.failure} />
      <Button type="submit" kind="outline" size="small" busy={form.busy}>
        {text('REMINDER_STOP')}
      </Button>
    </form>
  )
}

function AskReminder({ order, bought: { product, food, kg } }: Omit<Given, 'reminder'>) {
  const text = useText()
  const data = useData()
  const client = useQueryClient()
  const day = useDay()
  const species = food.species === 'cat' ? 'cat' : 'dog'
  const { typed, type } = useEater(species)
  const eater = eaterFrom(typed, species)
  const ration = eater && rationOf(food, eater)
  const { holidays } = useShop().hours
  const when =
    ration &&
    reminderOf({
      orderedAt: new Date(order.createdAt),
      daysTo: order.delivery.days.to,
      gramsPerDay: ration.grams,
      kg,
      now: new Date(),
      holidays,
    })
  const form = useForm({
    initial: { agrees: false },
    check: ({ agrees }) => (agrees ? {} : { agrees: 'REMINDER_AGREE_FIRST' }),
    send: async () => {
      if (!ration) return
      await data.orders.saveReminder({
        token: order.token,
        productId: product.id,
        gramsPerDay: ration.grams,
        agrees: true,
      })
      await client.invalidateQueries(remindersQuery(data, order.token))
    },
  })
  return (
    <form className={styles.ask} noValidate onSubmit={form.submit}>
      <TextField
        label={text(food.species === 'cat' ? 'REMINDER_CAT_WEIGHT' : 'REMINDER_DOG_WEIGHT')}
        inputMode="decimal"
        autoComplete="off"
        value={typed.kg}
        onChange={(event) => type({ kg: event.target.value })}
      />
      {ration && (
        <p role="status">
          {when
            ? text('REMINDER_RUNS_OUT', { day: day(when.runsOutOn), grams: ration.grams })
            : text('REMINDER_TOO_SHORT')}
        </p>
      )}
      {when && (
        <>
          <FormFailure failure={form.failure} />
          <CheckboxField
            {...form.flag('agrees')}
            label={text('REMINDER_AGREE', { email: order.customer.email })}
          />
          <Button type="submit" icon="mail" busy={form.busy}>
            {text('REMINDER_ASK')}
          </Button>
        </>
      )}
    </form>
  )
}

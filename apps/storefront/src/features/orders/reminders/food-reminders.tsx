import { useQuery } from '@tanstack/react-query'
import type { Order } from '../../../data/port/orders.port.ts'
import { useData } from '../../../shell/data-context.tsx'
import { useText } from '../../../shell/texts.tsx'
import styles from './food-reminders.module.css'
import { foodsOfOrderQuery, remindersQuery } from './food-reminders.queries.ts'
import { ReminderForm } from './reminder-form.tsx'

/** For each food of an order: when it runs out, and a mail a week before; nothing where there is no food. */
export default function FoodReminders({ order }: { order: Order }) {
  const text = useText()
  const data = useData()
  const foods = useQuery(foodsOfOrderQuery(data, order))
  const reminders = useQuery({
    ...remindersQuery(data, order.token),
    enabled: (foods.data ?? []).length > 0,
  })
  if (!foods.data?.length || !reminders.data || order.state === 'CANCELLED') return null
  return (
    <section className={styles.card} aria-labelledby="food-reminders" data-screen>
      <h2 id="food-reminders">{text('REMINDER_TITLE')}</h2>
      <ul className={styles.list}>
        {foods.data.map((bought) => (
          <li key={bought.product.id}>
            <ReminderForm
              order={order}
              bought={bought}
              reminder={reminders.data.find(({ productId }) => productId === bought.product.id) ?? null}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

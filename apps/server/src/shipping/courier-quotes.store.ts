import { sql } from 'drizzle-orm'
import type { Executor } from '../db/connection.ts'
import type { CourierAnswer } from './courier.ts'

export type StoredAnswer = { answer: CourierAnswer; ageSeconds: number }

type Row = { state: CourierAnswer['state']; price: number | null; ageSeconds: number }

export const courierQuotesStore = {
  /** What was answered in the last so many seconds, the newest first. */
  async find(executor: Executor, key: string, seconds: number): Promise<StoredAnswer[]> {
    const { rows } = await executor.execute<Row>(sql`
      select state, price, extract(epoch from now() - answered_at)::int as "ageSeconds"
      from courier_quotes
      where asked = ${key} and answered_at > now() - make_interval(secs => ${seconds})
      order by answered_at desc`)
    return rows.map(({ state, price, ageSeconds }) => ({
      answer: state === 'priced' ? { state, price: price ?? 0 } : { state },
      ageSeconds,
    }))
  },

  async save(executor: Executor, key: string, answer: CourierAnswer): Promise<void> {
    const price = answer.state === 'priced' ? answer.price : null
    await executor.execute(
      sql`insert into courier_quotes (asked, state, price) values (${key}, ${answer.state}, ${price})`,
    )
  },

  /** Forgets what is older. */
  async clean(executor: Executor, seconds: number): Promise<void> {
    await executor.execute(
      sql`delete from courier_quotes where answered_at < now() - make_interval(secs => ${seconds})`,
    )
  },
}

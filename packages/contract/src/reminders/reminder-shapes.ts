import { z } from 'zod'

/** The secret of an order (D34). */
export const orderToken = z.string().regex(/^[0-9a-z]{32}$/i)

/** A day by the calendar of Chile, such as `2027-01-03`. */
const day = z.string()

export const reminder = z.object({ id_producto: z.int(), se_acaba: day, avisa_el: day })

export const reminderExample = { id_producto: 1001, se_acaba: '2027-01-03', avisa_el: '2026-12-27' }

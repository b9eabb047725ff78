import { z } from 'zod'
import { id } from './fields.ts'

/** A line of what is bought. `atributos` are the `id_atributo` of the chosen values, one for each option. */
export const orderLine = z.object({
  id_producto: id,
  cantidad: z.coerce.number().int().min(1).max(9_999),
  atributos: z.array(id).max(10).default([]),
})

export const orderLines = z.array(orderLine).max(200)

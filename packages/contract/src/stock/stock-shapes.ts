import { z } from 'zod'
import { id, optionalId } from '../fields.ts'

/** Where units stand: a branch has them of a product, or of one value of its options. */
export const stockPlace = {
  id_producto: id,
  id_sucursal: id,
  /** The value of an option, for a product that has options. */
  id_atributo: optionalId,
}

/** The same change of stock under the same key is made once. */
export const changeKey = z.uuid()

/** Units after a change. */
export const stockNow = z.object({
  /** Of the branch. */
  stock_sucursal: z.int(),
  /** Over all branches. */
  stock_producto: z.int(),
})

import { z } from 'zod'

/** An account's cart: products, values chosen and quantities. Prices are never part of it (D15). */
export const accountCart = z.object({
  /** Counts the changes; 0 before the first. */
  version: z.int(),
  productos: z.array(
    z.object({
      id_producto: z.int(),
      urlamigable: z.string(),
      cantidad: z.int(),
      /** The `id_atributo` of the chosen values, ascending. */
      atributos: z.array(z.int()),
    }),
  ),
})

export const accountCartExample = {
  version: 3,
  productos: [
    { id_producto: 1, urlamigable: 'alimento-andino-adulto-15-kg', cantidad: 2, atributos: [] },
    { id_producto: 12, urlamigable: 'collar-ajustable', cantidad: 1, atributos: [31] },
  ],
}

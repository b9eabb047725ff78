import { z } from 'zod'

/** A save of a product: the fields that it changed, from what to what. */
export const productChange = z.object({
  id_cambio: z.int(),
  version: z.int(),
  fecha: z.iso.datetime(),
  /** Who of the staff; empty for an import. */
  responsable: z.string(),
  /** Of a change of many products at once. */
  id_masivo: z.int().nullable(),
  cambios: z.array(z.object({ campo: z.string(), antes: z.unknown(), despues: z.unknown() })),
})

import { z } from 'zod'
import { allergenWords, sizeWords, speciesWords } from '#rules/pets/pet-words.ts'

/**
 * Which animals a product suits; what is left out makes no difference. `meses` of age, of which `hasta` is no longer
 * one; `gramos` of weight, both ends included; null without an end. `tallas` of a grown animal.
 */
export const suits = z.object({
  especies: z.array(z.enum(speciesWords)),
  meses: z.object({ desde: z.int(), hasta: z.int().nullable() }).optional(),
  gramos: z.object({ desde: z.int().nullable(), hasta: z.int().nullable() }).optional(),
  tallas: z.array(z.enum(sizeWords)).optional(),
  /** 1: for sterilised animals alone. */
  esterilizados: z.literal(1).optional(),
  /** What it contains of what animals may not bear. */
  alergenos: z.array(z.enum(allergenWords)).optional(),
})

import { z } from 'zod'

/**
 * A password as it is sent: taken as it is, spaces and all. How short it may be is the rules' to say, when
 * one is set; none is told to be too short when it is only compared.
 */
export const password = z
  .string()
  .min(1, 'FIELD_REQUIRED')
  .max(200)
  .refine((value) => value.isWellFormed(), 'FIELD_INVALID')

import { z } from 'zod'

/** What an uploaded picture is named by until its review is written; unguessable. */
export const photoKey = z.string().regex(/^[0-9a-f]{32}$/)

/** A picture of a review, large and small. */
export const reviewPhoto = z.object({
  path: z.string(),
  path_chica: z.string(),
  ancho: z.int(),
  alto: z.int(),
})

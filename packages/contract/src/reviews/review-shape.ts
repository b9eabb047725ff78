import { z } from 'zod'
import { flag, textLanguage } from '../fields.ts'
import { reviewPhoto } from './review-photo.ts'

/** A review as everyone sees it; who wrote it is the name they gave, and never an e-mail. */
export const review = z.object({
  id_resena: z.int(),
  fecha: z.string(),
  autor: z.string(),
  calificacion: z.int().min(1).max(5),
  contenido: z.string(),
  idioma: textLanguage,
  /** 1 where the author had bought the product and paid for it. */
  compra_verificada: flag,
  /** Left out where there are none. */
  fotos: z.array(reviewPhoto).optional(),
  /** What the shop says to it, in the language of the review; left out while it has said nothing. */
  respuesta: z.object({ contenido: z.string(), fecha: z.string() }).optional(),
})

export const reviewExample = {
  id_resena: 1,
  fecha: '2026-05-04',
  autor: 'Camila R.',
  calificacion: 5,
  contenido: 'A mi perro le encantó.',
  compra_verificada: 0 as const,
}

import { z } from 'zod'
import { textLanguage } from '../fields.ts'

/** A question about a product with the shop's answer, as everyone sees it; days are ISO 8601. */
export const question = z.object({
  id_pregunta: z.int(),
  fecha: z.string(),
  autor: z.string(),
  contenido: z.string(),
  respuesta: z.string(),
  fecha_respuesta: z.string(),
  idioma: textLanguage,
})

export const questionExample = {
  id_pregunta: 1,
  fecha: '2026-05-04',
  autor: 'Camila R.',
  contenido: '¿Sirve para un cachorro?',
  respuesta: 'Sí, desde los dos meses.',
  fecha_respuesta: '2026-05-05',
}

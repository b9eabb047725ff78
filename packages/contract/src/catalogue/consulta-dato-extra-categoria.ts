import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, textLanguage } from '../fields.ts'

/** `id_tipo_dato_extra`. */
export const extraDataKinds = { text: 1, number: 2, date: 3 } as const

export const consultaDatoExtraCategoria = defineCall({
  name: 'ConsultaDatoExtraCategoria',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  translated: true,
  request: z.object({ id_producto: id }),
  reply: z.array(
    z.object({
      id_dato_extra: z.int(),
      glosa_dato_extra: z.string(),
      idioma: textLanguage,
      id_tipo_dato_extra: z.int().min(1).max(3),
    }),
  ),
  errors: ['NOT_FOUND'],
  doc: 'What the categories of a product, and those above them, ask the shopper besides: the plate of the car, the weight of the dog. `id_tipo_dato_extra` is 1 for text, 2 for a number, 3 for a date.',
  example: {
    request: { id_producto: '1001' },
    reply: [{ id_dato_extra: 1, glosa_dato_extra: 'Peso de tu perro (kg)', id_tipo_dato_extra: 2 }],
  },
})

import { z } from 'zod'
import { petQuery } from '#rules/pets/pet-query.ts'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { product, productExample } from './product-shapes.ts'

export const productosParaMascota = defineCall({
  name: 'productos-para-mascota',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  translated: true,
  limit: { perAddress: { times: 240, seconds: 60 } },
  request: z.object({
    id_producto: id,
    /** `gato.m3.g1300.e0.apollo-pavo`: species, months, grams, size, sterilised, allergies, each where it is known. */
    mascota: z.string().max(160).regex(petQuery),
  }),
  reply: z.array(product),
  errors: ['NOT_FOUND'],
  doc: 'At most 4 products that suit an animal in place of this one: for the same use, as the feature "Acción" names it, else of the same kind. What suits for sure comes first, then what can be had, then the nearest price.',
  example: {
    request: { id_producto: '1001', mascota: 'perro.m30.g14000.tmediana' },
    reply: [productExample],
  },
})

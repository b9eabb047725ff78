import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { petId, petIdExample, pets, petsExample } from './pet-fields.ts'

export const mascotaElegir = defineCall({
  name: 'mascota-elegir',
  verbs: ['POST'],
  access: 'customer',
  ours: true,
  request: z.object({
    id_mascota: z.preprocess((value) => (value === '' ? undefined : value), petId.optional()),
  }),
  reply: pets,
  errors: ['CUSTOMER_REQUIRED', 'NOT_FOUND'],
  doc: "Chooses one of the signed-in customer's saved animals; without `id_mascota`, none. NOT_FOUND for one that is not saved.",
  example: {
    request: { id_mascota: petIdExample },
    reply: { ...petsExample, id_mascota_elegida: petIdExample },
  },
})

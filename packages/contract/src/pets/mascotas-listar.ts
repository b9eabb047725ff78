import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { pets, petsExample } from './pet-fields.ts'

export const mascotasListar = defineCall({
  name: 'mascotas-listar',
  verbs: ['GET'],
  access: 'customer',
  ours: true,
  request: nothing,
  reply: pets,
  errors: ['CUSTOMER_REQUIRED'],
  doc: "The signed-in customer's saved animals and the one that is chosen.",
  example: { request: {}, reply: petsExample },
})

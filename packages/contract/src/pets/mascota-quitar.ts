import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { petId, petIdExample, pets } from './pet-fields.ts'

export const mascotaQuitar = defineCall({
  name: 'mascota-quitar',
  verbs: ['POST'],
  access: 'customer',
  ours: true,
  request: z.object({ id_mascota: petId }),
  reply: pets,
  errors: ['CUSTOMER_REQUIRED'],
  doc: "Takes an animal out of the signed-in customer's; one that is not there is taken out already. If it was the chosen one, none is.",
  example: { request: { id_mascota: petIdExample }, reply: { mascotas: [], id_mascota_elegida: null } },
})

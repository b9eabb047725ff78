import { defineCall } from '../define-call.ts'
import { petForm, petIdExample, pets, petsExample } from './pet-fields.ts'

export const mascotaGuardar = defineCall({
  name: 'mascota-guardar',
  verbs: ['POST'],
  access: 'customer',
  ours: true,
  request: petForm,
  reply: pets,
  errors: ['CUSTOMER_REQUIRED', 'PETS_FULL'],
  doc: 'Saves an animal for the signed-in customer, under the id that the browser made; one that is saved under it is changed. INVALID_REQUEST for a breed that the species has not, and for a birthday to come.',
  example: {
    request: {
      id_mascota: petIdExample,
      nombre: 'Luna',
      especie: 'gato',
      raza: 'siames',
      nacimiento: '2026-08-20',
      gramos: 1300,
      esterilizado: 0,
      alergias: ['pollo'],
    },
    reply: petsExample,
  },
})

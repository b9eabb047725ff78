import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { garage, garageExample } from './vehicle-fields.ts'

export const garageListar = defineCall({
  name: 'garage-listar',
  verbs: ['GET'],
  access: 'customer',
  ours: true,
  translated: true,
  request: nothing,
  reply: garage,
  errors: ['CUSTOMER_REQUIRED'],
  doc: "The signed-in customer's saved vehicles and the one that is chosen.",
  example: { request: {}, reply: garageExample },
})

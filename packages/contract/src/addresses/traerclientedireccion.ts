import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { address, addressExample } from './address-shapes.ts'

export const traerclientedireccion = defineCall({
  name: 'Traerclientedireccion',
  verbs: ['GET'],
  access: 'session',
  request: z.object({ id_direccion_cliente: id }),
  reply: address,
  errors: ['NOT_YOURS'],
  doc: "One of the customer's own addresses, also one that was taken away (`vigente` 0).",
  example: { request: { id_direccion_cliente: '1' }, reply: addressExample },
})

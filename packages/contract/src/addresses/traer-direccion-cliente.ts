import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { address, addressExample } from './address-shapes.ts'

export const traerDireccionCliente = defineCall({
  name: 'TraerDireccionCliente',
  verbs: ['GET'],
  access: 'session',
  request: z.object({ id_cliente: id }),
  reply: address.nullable(),
  errors: ['NOT_YOURS'],
  doc: "The customer's default address, or null when there is none.",
  example: { request: { id_cliente: '1' }, reply: addressExample },
})

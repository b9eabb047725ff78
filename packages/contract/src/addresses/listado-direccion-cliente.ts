import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { address, addressExample } from './address-shapes.ts'

export const listadoDireccionCliente = defineCall({
  name: 'ListadoDireccionCliente',
  verbs: ['GET'],
  access: 'session',
  request: z.object({ id_cliente: id }),
  reply: z.array(address),
  errors: ['NOT_YOURS'],
  doc: "The customer's addresses in the order in which they were made, without those taken away.",
  example: { request: { id_cliente: '1' }, reply: [addressExample] },
})

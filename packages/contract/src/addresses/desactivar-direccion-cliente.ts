import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'

export const desactivarDireccionCliente = defineCall({
  name: 'DesactivarDireccionCliente',
  verbs: ['GET', 'POST'],
  access: 'session',
  unsafeGet: true,
  request: z.object({ id_direccion_cliente: id }),
  reply: z.literal(true),
  errors: ['NOT_YOURS'],
  doc: 'Takes an address out of use; its row is kept with `vigente` 0. When it was the default, the first that remains becomes it. Any number of times.',
  example: { request: { id_direccion_cliente: 1 }, reply: true },
})

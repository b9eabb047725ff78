import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { personalData, personalDataExample } from './mis-datos.ts'

export const staffDatosCliente = defineCall({
  name: 'staff/datos-cliente',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager', 'agent'],
  ours: true,
  request: z.object({ id_cliente: id }),
  reply: personalData,
  errors: ['NOT_FOUND'],
  doc: 'Everything that is stored of a person, as `mis-datos` exports it to them: to answer who asks for it by another way, and to see their orders, conversations and requests. Pages of prescriptions are named in it and shown by `staff/archivo-receta`, which notes who reads them. What is kept by an e-mail alone is in it only where they have proven the e-mail.',
  example: { request: { id_cliente: 7 }, reply: personalDataExample },
})

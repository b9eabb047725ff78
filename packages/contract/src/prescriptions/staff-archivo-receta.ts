import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { prescriptionFile, prescriptionFileExample, prescriptionRoles } from './prescription-shapes.ts'

export const staffArchivoReceta = defineCall({
  name: 'staff/archivo-receta',
  // Who has read it is noted.
  verbs: ['POST'],
  access: 'staff',
  roles: prescriptionRoles,
  ours: true,
  request: z.object({ id_pedido: id, id_archivo: id }),
  reply: prescriptionFile,
  errors: ['NOT_FOUND'],
  doc: "A page of an order's prescription. The log keeps who has opened it.",
  example: { request: { id_pedido: 1, id_archivo: 1 }, reply: prescriptionFileExample },
})

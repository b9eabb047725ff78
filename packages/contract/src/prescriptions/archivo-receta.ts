import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { orderToken, prescriptionFile, prescriptionFileExample } from './prescription-shapes.ts'

export const archivoReceta = defineCall({
  name: 'archivo-receta',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  limit: { perAddress: { times: 120, seconds: 60 * 60 } },
  request: z.object({ token: orderToken, id_archivo: id }),
  reply: prescriptionFile,
  errors: ['NOT_FOUND'],
  doc: 'A page of a prescription for who holds the unguessable token of its order; it has no address of its own, and is kept by no cache.',
  example: {
    request: { token: '0123456789abcdef0123456789abcdef', id_archivo: '1' },
    reply: prescriptionFileExample,
  },
})

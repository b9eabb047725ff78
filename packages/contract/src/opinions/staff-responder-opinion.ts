import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredLines } from '../fields.ts'
import { opinion, opinionExample, opinionPlace, opinionRoles } from './opinion-shape.ts'

export const staffResponderOpinion = defineCall({
  name: 'staff/responder-opinion',
  verbs: ['POST'],
  access: 'staff',
  roles: opinionRoles,
  ours: true,
  request: z.object({
    ...opinionPlace,
    respuesta: requiredLines(2000),
    /** The answer that was read, empty for none; left out, whatever stands is written over. */
    respuesta_leida: z.string().max(8000).optional(),
  }),
  reply: opinion,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE'],
  doc: "Writes the shop's answer, in the place of one before. A question that had none is mailed to whoever asked. EDITED_MEANWHILE, with the day of `fecha`, where another answer stands by now than the one that was read; the same answer sent again is taken.",
  example: {
    request: { tipo: 'pregunta', id: 1, respuesta: 'Sí, desde los dos meses.' },
    reply: { ...opinionExample, respuesta: 'Sí, desde los dos meses.', respondida_por: 'Rosa' },
  },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId } from '../fields.ts'
import { importRoles } from './import-shapes.ts'

export const staffFilasRechazadas = defineCall({
  name: 'staff/filas-rechazadas',
  verbs: ['GET'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  request: z.object({ id_importacion: id, sigue_a: optionalId }),
  reply: z.object({ csv: z.string(), sigue_a: id.nullable() }),
  errors: ['NOT_FOUND'],
  doc: 'Up to 1,000 refused rows as CSV, as they stood in the file with why they were refused behind them; the first page begins with the header. `sigue_a` asks for the next page; null after the last one.',
  example: {
    request: { id_importacion: '7' },
    reply: { csv: '"SKU","Nombre","Motivo"\r\n"A-1","","Nombre: REQUIRED"\r\n', sigue_a: null },
  },
})

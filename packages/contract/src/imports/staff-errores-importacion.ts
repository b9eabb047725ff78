import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId } from '../fields.ts'
import { importRoles } from './import-shapes.ts'

export const staffErroresImportacion = defineCall({
  name: 'staff/errores-importacion',
  verbs: ['GET'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  request: z.object({ id_importacion: id, sigue_a: optionalId }),
  reply: z.array(z.object({ id, fila: z.int(), columna: z.string(), codigo: z.string(), valor: z.string() })),
  errors: [],
  doc: 'Up to 100 cells that are wrong, in the order of the file: the row as a spreadsheet counts it, the header of the column (empty for the row as a whole), why, and what stands there.',
  example: {
    request: { id_importacion: '7' },
    reply: [{ id: 1, fila: 3, columna: 'Precio', codigo: 'PRICE_NOT_WHOLE', valor: '12.5' }],
  },
})

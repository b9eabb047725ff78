import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { requiredText } from '../fields.ts'
import { importExample, importLimits, importRoles, importShape } from './import-shapes.ts'

export const staffCrearImportacion = defineCall({
  name: 'staff/crear-importacion',
  verbs: ['POST'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  request: z.object({ archivo: requiredText(200), bytes: z.int().min(1).max(importLimits.fileBytes) }),
  reply: importShape,
  errors: [],
  doc: 'Announces a file of products of at most 100 MB; its pieces follow by `staff/subir-importacion`.',
  example: {
    request: { archivo: 'productos.csv', bytes: 2048 },
    reply: { ...importExample, estado: 'subiendo', formato: null, encabezado: [], columnas: [], muestra: [] },
  },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { importExample, importRoles, importShape, pieceLetters } from './import-shapes.ts'

export const staffSubirImportacion = defineCall({
  name: 'staff/subir-importacion',
  verbs: ['POST'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  bodyBytes: pieceLetters + 10_000,
  request: z.object({
    id_importacion: id,
    /** From 0. */
    posicion: z.int().min(0).max(100_000),
    /** At most 1 MB, as base64. */
    trozo: z.string().min(1).max(pieceLetters),
  }),
  reply: importShape,
  errors: ['NOT_FOUND', 'IMPORT_BUSY', 'BODY_TOO_LARGE'],
  doc: 'Takes one piece of an announced file; the same piece may come twice. With the last one its first rows are read: a CSV in UTF-8, UTF-16 or ISO-8859-1 with commas, semicolons or tabs, or an XLSX. What its columns hold is guessed, or as somebody chose it for such a header before.',
  example: {
    request: { id_importacion: 7, posicion: 0, trozo: 'U0tVLE5vbWJyZQ==' },
    reply: { ...importExample, estado: 'lista' },
  },
})

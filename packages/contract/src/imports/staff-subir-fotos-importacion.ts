import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'
import { importExample, importRoles, importShape, pieceLetters, uploadExample } from './import-shapes.ts'

export const staffSubirFotosImportacion = defineCall({
  name: 'staff/subir-fotos-importacion',
  verbs: ['POST'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  bodyBytes: pieceLetters + 10_000,
  request: z.object({
    id_importacion: id,
    /** `fotos.id_subida` of the announcement's reply. */
    id_subida: z.uuid(),
    /** From 0. */
    posicion: z.int().min(0).max(1000),
    /** 1 MB as base64, the last one what is left. */
    trozo: z.string().min(1).max(pieceLetters),
  }),
  reply: importShape,
  errors: ['NOT_FOUND', 'IMPORT_BUSY', 'ARCHIVE_REPLACED', 'ARCHIVE_UNREADABLE', 'ARCHIVE_TOO_LARGE'],
  doc: 'Takes one piece of an announced ZIP; the same piece may come twice, and one of a ZIP that another has replaced is refused. With the last one its list is read: at most 20,000 files that unpack to at most 2 GB, none of which stands outside of it. A picture is named by its path in the ZIP, or by its name alone where just one folder has it; each of up to 25 MB is looked at as every picture is, once its product stands.',
  example: {
    request: { id_importacion: 7, id_subida: uploadExample, posicion: 0, trozo: 'UEsDBA==' },
    reply: {
      ...importExample,
      estado: 'lista',
      fotos: { id_subida: uploadExample, archivo: 'fotos.zip', bytes: 4096, imagenes: 12 },
    },
  },
})

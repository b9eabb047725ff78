import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, optionalId, searchText } from '../fields.ts'

export const staffPaginas = defineCall({
  name: 'staff/paginas',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    /** The last one that was read; the first of all where left out. */
    tras: optionalId,
    /** Each word stands in the title or the text. */
    texto: searchText(80).default(''),
    estado: z.enum(['todos', 'publicado', 'borrador']).default('todos'),
  }),
  reply: z.array(
    z.object({
      id_pagina: z.int(),
      titulo: z.string(),
      url: z.string(),
      publicado: flag,
      /** ISO 8601; null for what came with the shop. */
      fecha: z.string().nullable(),
      responsable: z.string(),
    }),
  ),
  errors: [],
  doc: 'The pages that the owner has written, drafts among them, up to 50, the last written first.',
  example: {
    request: { estado: 'publicado' },
    reply: [
      {
        id_pagina: 1,
        titulo: 'Bases del sorteo',
        url: 'bases-del-sorteo',
        publicado: 1,
        fecha: '2026-11-22T15:00:00.000Z',
        responsable: 'Ana Rojas',
      },
    ],
  },
})

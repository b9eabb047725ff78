import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, optionalId, searchText } from '../fields.ts'

export const staffArticulos = defineCall({
  name: 'staff/articulos',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    /** The last one that was read; the first of all where left out. */
    tras: optionalId,
    /** Each word stands in the title, the summary or the body. */
    texto: searchText(80).default(''),
    estado: z.enum(['todos', 'publicado', 'borrador']).default('todos'),
    id_categoria: optionalId,
  }),
  reply: z.array(
    z.object({
      id_articulo: z.int(),
      titulo: z.string(),
      url: z.string(),
      categoria: z.string(),
      imagen: z.string(),
      fecha: z.string(),
      publicado: flag,
      /** 1 where the shop shows it by now. */
      visible: flag,
    }),
  ),
  errors: [],
  doc: 'The posts of the blog, drafts among them, up to 50, the last written first.',
  example: {
    request: { estado: 'borrador' },
    reply: [
      {
        id_articulo: 8,
        titulo: 'Tu primer viaje largo con perro',
        url: 'viajar-con-perro-en-el-auto',
        categoria: 'En el camino',
        imagen: 'post-1.svg',
        fecha: '2026-10-29',
        publicado: 0,
        visible: 0,
      },
    ],
  },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, nothing } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'

export const staffQuitarBlogCategoria = defineCall({
  name: 'staff/quitar-blog-categoria',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ id_categoria: id, version }),
  reply: nothing,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Takes a category of the blog away, in the version that was read; INVALID_REQUEST while posts, drafts among them, stand in it.',
  example: { request: { id_categoria: 1, version: 2 }, reply: {} },
})

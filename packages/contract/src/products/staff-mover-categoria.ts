import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'
import { categoryExample, deskCategory } from './category-shape.ts'
import { productRoles } from './product-shape.ts'

export const staffMoverCategoria = defineCall({
  name: 'staff/mover-categoria',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: z.object({
    id_categoria: id,
    version,
    /** Left out for the top. */
    id_padre: optionalId,
    /** The sister before which it is to stand; left out for the end. */
    antes_de: optionalId,
  }),
  reply: z.array(deskCategory),
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE', 'CATEGORY_CYCLE', 'CATEGORY_TOO_DEEP'],
  doc: 'Puts a category with all below it in another place of the tree, over the version that was read, and replies with the whole tree. Lists, menus and searches of the shop follow. NOT_FOUND names `id_padre` that there is not, and `antes_de` that is no sister there.',
  example: { request: { id_categoria: 1, version: 1 }, reply: [categoryExample] },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { menuItem } from './shown-menu-shapes.ts'

export const menuMegamenuWeb = defineCall({
  name: 'menu-megamenu-web',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  translated: true,
  request: nothing,
  reply: z.array(menuItem),
  errors: [],
  doc: 'The departments of the desktop header, each with the panel that it opens.',
  example: {
    request: {},
    reply: [{ title: 'Perros', external: false, url: '/shop/category/perros', id_categoria: 1 }],
  },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { menuItem } from './shown-menu-shapes.ts'

export const menuHorizontalWeb = defineCall({
  name: 'menu-horizontal-web',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  translated: true,
  request: nothing,
  reply: z.array(menuItem),
  errors: [],
  doc: "The links of the desktop header's main menu.",
  example: {
    request: {},
    reply: [{ title: 'Perros', external: false, url: '/shop/category/perros', id_categoria: 1 }],
  },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { editedExample, version } from '../shop/shop-shapes.ts'
import { menuExample, menuFields, menuNames, menuRow } from './menu-shapes.ts'

export const staffGuardarMenu = defineCall({
  name: 'staff/guardar-menu',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: menuFields.extend({ nombre: z.enum(menuNames), version }),
  reply: menuRow,
  errors: ['EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Writes a menu anew over the version that was read. A text in another language belongs to a title and its link, in whichever menus they stand. INVALID_REQUEST names an `enlace` to a category, brand, product or post that there is not.',
  example: {
    request: { ...menuExample, nombre: 'horizontal', version: 1 },
    reply: { ...editedExample(menuExample), nombre: 'horizontal' },
  },
})

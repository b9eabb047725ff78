import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { menuExample, menuFields, menuNames } from './menu-shapes.ts'

export const staffPreviaMenu = defineCall({
  name: 'staff/previa-menu',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: menuFields.extend({ nombre: z.enum(menuNames) }),
  /** A page of this host that shows it, for half an hour, to whoever has the address. */
  reply: z.object({ direccion: z.string() }),
  errors: ['INVALID_REQUEST'],
  doc: 'The home page as it would be with this menu. Nothing is saved.',
  example: {
    request: { ...menuExample, nombre: 'horizontal' },
    reply: { direccion: '/?vista=WkdWamIyUmxaQ0IwYnlCaQ' },
  },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { staffRoles } from './staff-role.ts'

export const staffCerrarSesion = defineCall({
  name: 'staff/cerrar-sesion',
  verbs: ['POST'],
  access: 'staff',
  roles: staffRoles,
  ours: true,
  request: z.object({ id_sesion: z.uuid() }),
  reply: z.literal(true),
  errors: ['NOT_FOUND'],
  doc: "Ends a session of one's own, on whichever device. NOT_FOUND for anybody else's.",
  example: { request: { id_sesion: '3b241101-e2bb-4255-8caf-4136c566a962' }, reply: true },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { lawExample, lawFields, lawKind } from './law-shapes.ts'

export const staffPreviaTextoLegal = defineCall({
  name: 'staff/previa-texto-legal',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: lawFields.partial().extend({ tipo: lawKind }),
  /** A page of this host that shows it, for half an hour, to whoever has the address. */
  reply: z.object({ direccion: z.string() }),
  errors: ['INVALID_REQUEST'],
  doc: 'The page of a text of law as it would be with this. Nothing is published.',
  example: {
    request: { ...lawExample, tipo: 'privacidad' },
    reply: { direccion: '/site/privacy?vista=WkdWamIyUmxaQ0IwYnlCaQ' },
  },
})

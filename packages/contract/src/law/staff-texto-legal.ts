import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { lawExample, lawFields, lawKind, lawVersion, publishedVersion } from './law-shapes.ts'

export const staffTextoLegal = defineCall({
  name: 'staff/texto-legal',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ tipo: lawKind, version: lawVersion }),
  reply: publishedVersion.extend({
    responsable: z.string(),
    datos: lawFields,
    /** What was published before it; null for the first. */
    anterior: publishedVersion.extend({ responsable: z.string(), datos: lawFields }).nullable(),
  }),
  errors: ['NOT_FOUND'],
  doc: 'A version of a text of law as it was published, with the one before it, so that it can be seen what changed.',
  example: {
    request: { tipo: 'privacidad', version: '2026-11-22' },
    reply: {
      version: '2026-11-22',
      fecha: '2026-11-22T15:00:00.000Z',
      responsable: 'Ana Rojas',
      datos: lawExample,
      anterior: null,
    },
  },
})

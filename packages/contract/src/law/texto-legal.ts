import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { textLanguage } from '../fields.ts'
import { lawKind, lawVersion, publishedVersion } from './law-shapes.ts'

export const textoLegal = defineCall({
  name: 'texto-legal',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  /** Without a version the one that holds now. */
  request: z.object({ tipo: lawKind, version: lawVersion.optional() }),
  reply: publishedVersion
    .extend({
      titulo: z.string(),
      idioma: textLanguage,
      /** HTML that is safe to show, whoever wrote the text. */
      contenido: z.string(),
      /** All that were published, the one that holds now first. */
      versiones: z.array(publishedVersion),
    })
    .nullable(),
  errors: ['NOT_FOUND'],
  doc: 'A text of law as the owner has published it; null where the shop goes by the text that it came with. Earlier versions stay to be read.',
  example: {
    request: { tipo: 'privacidad' },
    reply: {
      version: '2026-11-22',
      fecha: '2026-11-22T15:00:00.000Z',
      titulo: 'Política de privacidad',
      contenido: '<h2>Qué guardamos</h2><p>Lo que hace falta para venderte.</p>',
      versiones: [{ version: '2026-11-22', fecha: '2026-11-22T15:00:00.000Z' }],
    },
  },
})

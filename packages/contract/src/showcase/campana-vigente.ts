import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing, textLanguage } from '../fields.ts'

export const campanaVigente = defineCall({
  name: 'campana-vigente',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: nothing,
  reply: z
    .object({
      glosa_campana: z.string(),
      texto_campana: z.string(),
      idioma: textLanguage,
      fecha_termino: z.iso.datetime(),
    })
    .nullable(),
  errors: [],
  doc: "The shop's campaign that ends next, or null without one. It may have ended since: whoever shows it looks at the date.",
  example: {
    request: {},
    reply: {
      glosa_campana: 'Semana de la cola feliz',
      texto_campana: 'Precios rebajados de verdad.',
      fecha_termino: '2026-12-01T02:59:59.000Z',
    },
  },
})

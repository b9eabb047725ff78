import type { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { pixels } from './seo-shapes.ts'

export const herramientoSeo = defineCall({
  name: 'HerramientoSeo',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  request: nothing,
  reply: pixels,
  errors: [],
  doc: "The pixels that the staff has set, without their tags; a new shop has none. An entry of a script is code or, where it begins with https://, the address of a script to load; an entry of `noscript` is the address of a picture or frame. They run after the visitor's consent only (D28).",
  example: {
    request: {},
    reply: { pixelgoogle: [], pixelfacebook: { script: [], noscript: [] } } satisfies z.input<typeof pixels>,
  },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalJsonField } from '../fields.ts'
import { pixels, pixelsExample } from './seo-shapes.ts'
import { edited, editedExample, version } from './shop-shapes.ts'

const control = /[^\P{Cc}\n\r\t]/u

/** What is pasted: a `<script>` or `<noscript>` element, several of them, code, or an address. */
const pasted = z
  .array(
    z
      .string()
      .max(5000)
      .refine((value) => !control.test(value) && value.isWellFormed(), 'FIELD_INVALID'),
  )
  .max(10)

export const staffGuardarSeo = defineCall({
  name: 'staff/guardar-seo',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({
    version,
    pixelgoogle: optionalJsonField(pasted),
    pixelfacebook: optionalJsonField(z.object({ script: pasted, noscript: pasted })),
  }),
  reply: edited(pixels),
  errors: ['EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Sets the pixels of `HerramientoSeo`, those of a network all of them again, and replies with them as they are kept: their tags are stripped, and whatever is neither a script nor the address of one, or for `noscript` a picture or frame by https, is refused with the entry named. A network that is left out stays as it is. EDITED_MEANWHILE, with `cambio`: somebody has saved since that version.',
  example: { request: { version: 1, ...pixelsExample }, reply: editedExample(pixelsExample) },
})

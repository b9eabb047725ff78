import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pastedPixels, pixels, pixelsExample } from './seo-shapes.ts'
import { edited, editedExample, version } from './shop-shapes.ts'

export const staffGuardarSeo = defineCall({
  name: 'staff/guardar-seo',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ version, ...pastedPixels }),
  reply: edited(pixels),
  errors: ['EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Sets the pixels of `HerramientoSeo`, those of a network all of them again, and replies with them as they are kept: their tags are stripped, and whatever is neither a script nor the address of one, or for `noscript` a picture or frame by https, is refused with the entry named. A network that is left out stays as it is. EDITED_MEANWHILE, with `cambio`: somebody has saved since that version.',
  example: { request: { version: 1, ...pixelsExample }, reply: editedExample(pixelsExample) },
})

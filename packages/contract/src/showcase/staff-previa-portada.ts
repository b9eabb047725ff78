import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { bannerExample, bannerFields, campaignFields, slideFields } from './showcase-shapes.ts'

export const staffPreviaPortada = defineCall({
  name: 'staff/previa-portada',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  /** The one that is given, as a save takes it; `id` is of what it changes. */
  request: z.object({
    id: optionalId,
    diapositiva: slideFields.partial().optional(),
    banner: bannerFields.partial().optional(),
    campana: campaignFields.partial().optional(),
  }),
  /** A page of this host that shows it, for half an hour, to whoever has the address. */
  reply: z.object({ direccion: z.string() }),
  errors: ['NOT_FOUND', 'INVALID_REQUEST'],
  doc: 'The home page as it would be with this slide, banner or campaign, which comes first and is shown whatever its dates say. Nothing is saved.',
  example: {
    request: { banner: bannerExample },
    reply: { direccion: '/?vista=WkdWamIyUmxaQ0IwYnlCaQ' },
  },
})

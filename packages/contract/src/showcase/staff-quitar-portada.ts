import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, nothing } from '../fields.ts'
import { version } from '../shop/shop-shapes.ts'
import { showcaseKinds } from './showcase-shapes.ts'

export const staffQuitarPortada = defineCall({
  name: 'staff/quitar-portada',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: z.object({ tipo: z.enum(showcaseKinds), id, version }),
  reply: nothing,
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE'],
  doc: 'Takes a slide, a banner or a campaign away, in the version that was read.',
  example: { request: { tipo: 'banner', id: 1, version: 2 }, reply: {} },
})

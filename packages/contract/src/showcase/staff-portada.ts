import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import {
  bannerRow,
  bannerRowExample,
  campaignRow,
  campaignRowExample,
  slideRow,
  slideRowExample,
} from './showcase-shapes.ts'

export const staffPortada = defineCall({
  name: 'staff/portada',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: nothing,
  reply: z.object({
    diapositivas: z.array(slideRow),
    banners: z.array(bannerRow),
    campanas: z.array(campaignRow),
    /** The versions of both orders. */
    orden: z.object({ diapositiva: z.int(), banner: z.int() }),
  }),
  errors: [],
  doc: 'What the home page shows, in its order, with what is switched off or not shown at this time; each with the version that a save has to name.',
  example: {
    request: {},
    reply: {
      diapositivas: [slideRowExample],
      banners: [bannerRowExample],
      campanas: [campaignRowExample],
      orden: { diapositiva: 1, banner: 1 },
    },
  },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { pastedPixels, pixels, pixelsExample } from './seo-shapes.ts'

/** The pixels as they are kept, and what the policy of the pages (CSP) lets them reach. */
const policed = z.object({
  pixeles: pixels,
  /** Origins that they may load from and speak to. */
  origenes: z.array(z.string()),
  /** What the policy calls each piece of code that stands in the page itself. */
  codigos: z.array(z.string()),
})

const policedExample = {
  pixeles: pixelsExample,
  origenes: ['https://www.googletagmanager.com'],
  codigos: ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
}

export const staffPreviaSeo = defineCall({
  name: 'staff/previa-seo',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  limit: { perAddress: { times: 600, seconds: 60 } },
  request: z.object(pastedPixels),
  reply: z.object({ hoy: policed, borrador: policed }),
  errors: ['INVALID_REQUEST'],
  doc: 'What the pages would hold and let through with these pixels, pasted as `staff/guardar-seo` takes them, beside what stands. A network that is left out stays as it is. Nothing is saved; a save would be refused for the same entries.',
  example: { request: pixelsExample, reply: { hoy: policedExample, borrador: policedExample } },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const pageKinds = ['inicio', 'lista', 'producto', 'carro', 'compra', 'cuenta', 'blog', 'otra'] as const
export const deviceKinds = ['telefono', 'tableta', 'computador'] as const

/** In ms; who leaves a page open for a day tells no more than ten minutes. */
const ms = z.number().min(0).max(600_000)

export const vitalesPagina = defineCall({
  name: 'vitales-pagina',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  report: true,
  limit: { perAddress: { times: 120, seconds: 600 } },
  request: z.object({
    pagina: z.enum(pageKinds),
    dispositivo: z.enum(deviceKinds),
    /** When the largest thing of the first view was drawn. */
    lcp: ms.optional(),
    /** How long the slowest press took to show something. */
    inp: ms.optional(),
    /** How much things moved by themselves; 0.1 is noticed. */
    cls: z.number().min(0).max(100).optional(),
  }),
  reply: z.literal(true),
  errors: [],
  doc: 'How fast a page was for somebody, told once as it is left: by kinds of page and device, and of nobody in particular. It goes into the figures of `/metrics` and is kept nowhere else.',
  example: {
    request: { pagina: 'producto', dispositivo: 'telefono', lcp: 980, inp: 48, cls: 0 },
    reply: true,
  },
})

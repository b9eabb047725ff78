import { z } from 'zod'
import { defineCall } from '../define-call.ts'

export const mostSpans = 50

export const tramosNavegador = defineCall({
  name: 'tramos-navegador',
  verbs: ['POST'],
  access: 'anyone',
  ours: true,
  report: true,
  limit: { perAddress: { times: 120, seconds: 600 } },
  request: z.object({
    tramos: z
      .array(
        z.object({
          /** As W3C's `traceparent` names them, which the call carried. */
          traza: z.string().regex(/^(?!0+$)[0-9a-f]{32}$/),
          tramo: z.string().regex(/^(?!0+$)[0-9a-f]{16}$/),
          /** The wire name of the call. */
          llamada: z.string().regex(/^[\w/-]{1,60}$/),
          /** In ms since 1970. */
          inicio: z.number().min(0).max(8.64e15),
          /** In ms. */
          duracion: z.number().min(0).max(600_000),
          /** 0 where nothing answered. */
          estado: z.int().min(0).max(599),
        }),
      )
      .min(1)
      .max(mostSpans),
  }),
  reply: z.literal(true),
  errors: [],
  doc: 'How long calls took as a browser saw them, for the traces that the shop sends to its collector; without one nothing is done with it.',
  example: {
    request: {
      tramos: [
        {
          traza: '0af7651916cd43dd8448eb211c80319c',
          tramo: 'b7ad6b7169203331',
          llamada: 'ver-producto',
          inicio: 1_790_000_000_000,
          duracion: 84.5,
          estado: 200,
        },
      ],
    },
    reply: true,
  },
})

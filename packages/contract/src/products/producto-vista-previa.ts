import { z } from 'zod'
import { productDetail, verProducto } from '../catalogue/ver-producto.ts'
import { defineCall } from '../define-call.ts'

export const productoVistaPrevia = defineCall({
  name: 'producto-vista-previa',
  verbs: ['GET'],
  access: 'anyone',
  translated: true,
  ours: true,
  request: z.object({ vista: z.string().max(120) }),
  reply: productDetail,
  errors: ['NOT_FOUND'],
  doc: 'A product whole, for sale or a draft, for whoever has a preview of `staff/vista-previa-producto` or `staff/previa-producto` that still holds; NOT_FOUND for any other.',
  example: {
    request: { vista: '1-1795438800-0123456789abcdef0123456789abcdef' },
    reply: verProducto.example.reply,
  },
})

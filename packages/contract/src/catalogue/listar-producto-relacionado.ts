import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId } from '../fields.ts'
import { product, productExample } from './product-shapes.ts'

export const listarProductoRelacionado = defineCall({
  name: 'ListarProductoRelacionado',
  verbs: ['GET'],
  access: 'anyone',
  cacheable: true,
  translated: true,
  request: z.object({ id_producto: id, id_sucursal: optionalId }),
  reply: z.array(product),
  errors: ['NOT_FOUND'],
  doc: 'At most 8 products that go with this one: of its categories first, the best sold ahead.',
  example: { request: { id_producto: '1001' }, reply: [productExample] },
})

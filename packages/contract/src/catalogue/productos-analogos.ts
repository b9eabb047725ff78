import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, optionalId } from '../fields.ts'
import { optionalYear } from '../vehicles/vehicle-fields.ts'
import { product, productExample } from './product-shapes.ts'

export const productosAnalogos = defineCall({
  name: 'productos-analogos',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  translated: true,
  request: z.object({
    id_producto: id,
    id_sucursal: optionalId,
    id_vehiculo: optionalId,
    anio: optionalYear,
  }),
  reply: z.array(product),
  errors: ['NOT_FOUND'],
  doc: 'At most 8 products that can be bought in place of this one: of its leaf category, the same kind of thing, of another brand, between three fifths and five thirds of its price, and of a vehicle part those that fit a vehicle that it fits too. The nearest price first. With a vehicle: those of its leaf category and kind that fit that vehicle, in its year `anio` where that is said, of any brand and price.',
  example: { request: { id_producto: '1001' }, reply: [productExample] },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id, text } from '../fields.ts'

export const staffCuadrarStock = defineCall({
  name: 'staff/cuadrar-stock',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager', 'warehouse'],
  ours: true,
  request: z.object({
    id_producto: id,
    /** Why its units and its movements differed, where somebody knows. */
    nota: text(200).default(''),
  }),
  reply: z.object({
    /** In how many places the movements gave other units than stand there. */
    lugares: z.int(),
    /** Over all branches, after it. */
    stock_producto: z.int(),
  }),
  errors: ['NOT_FOUND'],
  doc: 'Takes the units of a product as they stand: where its movements give others (`staff/recuento-stock`), one movement of the difference is written, as counted and by whom, and no unit is moved. The product’s stock over all branches is added up anew, which changes what can be bought where it was another. The log of the staff keeps it. A second call changes nothing.',
  example: { request: { id_producto: 1001, nota: '' }, reply: { lugares: 1, stock_producto: 30 } },
})

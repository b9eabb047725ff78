import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { id } from '../fields.ts'

export const verStockProductoAtributo = defineCall({
  name: 'verStockProductoAtributo',
  verbs: ['GET'],
  access: 'anyone',
  request: z.object({ id_producto: id, id_atributo: id }),
  reply: z.object({ stock_atributo: z.int() }),
  errors: ['NOT_FOUND'],
  doc: "The stock of one value of a product's options over all branches, as it stands now. `id_atributo` is the value's, out of `atributos[].valores`; a value of another product is NOT_FOUND.",
  example: { request: { id_producto: '1002', id_atributo: '1' }, reply: { stock_atributo: 7 } },
})

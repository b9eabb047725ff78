import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { optionalId } from '../fields.ts'
import { editedProduct, productRoles } from './product-shape.ts'

export const staffPreviaProducto = defineCall({
  name: 'staff/previa-producto',
  verbs: ['POST'],
  access: 'staff',
  roles: productRoles,
  ours: true,
  request: z.object({
    /** Left out for one that was never saved. */
    id_producto: optionalId,
    /** The fields that were changed, as a save takes them. */
    cambios: editedProduct.partial(),
  }),
  /** A page of this host that shows it, for half an hour, to whoever has the address. */
  reply: z.object({ direccion: z.string() }),
  errors: [
    'NOT_FOUND',
    'FIELD_REQUIRED',
    'FIELD_INVALID',
    'SKU_TAKEN',
    'SLUG_TAKEN',
    'OPTION_HAS_UNITS',
    'FACTS_OF_OTHER_KIND',
  ],
  doc: 'The page of a product as it would be with fields that are not saved yet, of a new one too. Nothing is saved; what a save would refuse is refused here.',
  example: {
    request: { id_producto: 1001, cambios: { precio: 5990 } },
    reply: { direccion: '/shop/preview/WkdWamIyUmxaQ0IwYnlCaQ' },
  },
})

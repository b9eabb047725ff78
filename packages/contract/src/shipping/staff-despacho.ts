import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { edited, editedExample } from '../shop/shop-shapes.ts'
import { deliveryKindId } from './delivery-kind-shape.ts'
import {
  branchExample,
  branchFields,
  carrierExample,
  carrierFields,
  kindExample,
  kindFields,
} from './shipping-shapes.ts'

export const staffDespacho = defineCall({
  name: 'staff/despacho',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: nothing,
  reply: z.object({
    tipos: z.array(edited(kindFields).extend({ id_tipo_despacho: deliveryKindId })),
    sucursales: z.array(edited(branchFields).extend({ id_sucursal: z.int() })),
    transportistas: z.array(edited(carrierFields).extend({ id_transportista: z.int() })),
  }),
  errors: [],
  doc: 'The kinds of delivery, branches, and carriers with their own rates, those that are switched off too, each with the version that a save has to name.',
  example: {
    request: {},
    reply: {
      tipos: [{ ...editedExample(kindExample), id_tipo_despacho: 1 }],
      sucursales: [{ ...editedExample(branchExample), id_sucursal: 1 }],
      transportistas: [{ ...editedExample(carrierExample), id_transportista: 1 }],
    },
  },
})

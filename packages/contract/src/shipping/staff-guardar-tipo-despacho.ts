import { defineCall } from '../define-call.ts'
import { edited, editedExample, version } from '../shop/shop-shapes.ts'
import { deliveryKindId } from './delivery-kind-shape.ts'
import { kindExample, kindFields } from './shipping-shapes.ts'

export const staffGuardarTipoDespacho = defineCall({
  name: 'staff/guardar-tipo-despacho',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: kindFields.partial().extend({ id_tipo_despacho: deliveryKindId, version }),
  reply: edited(kindFields).extend({ id_tipo_despacho: deliveryKindId }),
  errors: ['NOT_FOUND', 'EDITED_MEANWHILE'],
  doc: 'Words a kind of delivery, and says whether the shop offers it: one that is switched off has no carriers for anybody, whatever they are. Fields that are left out stay as they are. EDITED_MEANWHILE, with `cambio`: somebody has saved since that version.',
  example: {
    request: { id_tipo_despacho: 1, version: 1, nombre: 'Despacho a domicilio' },
    reply: { ...editedExample(kindExample), id_tipo_despacho: 1 },
  },
})

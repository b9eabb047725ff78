import { defineCall } from '../define-call.ts'
import { edited, editedExample, sellerExample, sellerFields, version } from './shop-shapes.ts'

export const staffGuardarVendedor = defineCall({
  name: 'staff/guardar-vendedor',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner'],
  ours: true,
  request: sellerFields.partial().extend({ version }),
  reply: edited(sellerFields),
  errors: ['EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Sets who sells. Fields that are left out stay as they are; the shop shows it at once. EDITED_MEANWHILE, with `cambio`: somebody has saved since that version.',
  example: { request: { version: 1, telefono: '+56223456789' }, reply: editedExample(sellerExample) },
})

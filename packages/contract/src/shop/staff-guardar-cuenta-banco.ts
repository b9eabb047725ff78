import { defineCall } from '../define-call.ts'
import { bankExample, bankFields, edited, editedExample, version } from './shop-shapes.ts'

export const staffGuardarCuentaBanco = defineCall({
  name: 'staff/guardar-cuenta-banco',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner'],
  ours: true,
  request: bankFields.partial().extend({ version }),
  reply: edited(bankFields),
  errors: ['EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Sets where transfers go: all of it, or nothing, and then none are taken. INVALID_REQUEST names what is missing. Fields that are left out stay as they are; the shop shows it at once. EDITED_MEANWHILE, with `cambio`: somebody has saved since that version.',
  example: { request: { version: 1, ...bankExample }, reply: editedExample(bankExample) },
})

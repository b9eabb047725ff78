import { defineCall } from '../define-call.ts'
import { edited, editedExample, rateExample, rateFields, version } from './shop-shapes.ts'

export const staffGuardarTasas = defineCall({
  name: 'staff/guardar-tasas',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: rateFields.partial().extend({ version }),
  reply: edited(rateFields),
  errors: ['EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Sets for how many pesos a dollar and a euro are shown, and of which day that is. They are for guidance: orders are charged in pesos. Fields that are left out stay as they are. INVALID_REQUEST names `dia` where it is still to come. EDITED_MEANWHILE, with `cambio`: somebody has saved since that version.',
  example: { request: { version: 0, dolar: 940.5, dia: '2026-01-05' }, reply: editedExample(rateExample) },
})

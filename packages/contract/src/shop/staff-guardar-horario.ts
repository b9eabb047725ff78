import { defineCall } from '../define-call.ts'
import { edited, editedExample, hoursExample, hoursFields, version } from './shop-shapes.ts'

export const staffGuardarHorario = defineCall({
  name: 'staff/guardar-horario',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: hoursFields.partial().extend({ version }),
  reply: edited(hoursFields),
  errors: ['EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Sets when the store opens and when it sells by phone and mail. Fields that are left out stay as they are; the shop shows it at once. EDITED_MEANWHILE, with `cambio`: somebody has saved since that version.',
  example: { request: { version: 1, ventas: hoursExample.ventas }, reply: editedExample(hoursExample) },
})

import { defineCall } from '../define-call.ts'
import { edited, editedExample, holidayExample, holidayFields, version } from './shop-shapes.ts'

export const staffGuardarFeriados = defineCall({
  name: 'staff/guardar-feriados',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: holidayFields.partial().extend({ version }),
  reply: edited(holidayFields),
  errors: ['EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: 'Sets what the shop changes of the public holidays of Chile, which it knows by itself: days on which it closes besides, with what they are, and public holidays on which it works. Promises of delivery, opening hours and how long a pickup waits go by it at once. Fields that are left out stay as they are. EDITED_MEANWHILE, with `cambio`: somebody has saved since that version.',
  example: {
    request: { version: 0, agregados: holidayExample.agregados },
    reply: editedExample(holidayExample),
  },
})

import { defineCall } from '../define-call.ts'
import { brandExample, brandFields, edited, editedExample, version } from './shop-shapes.ts'

export const staffGuardarIdentidad = defineCall({
  name: 'staff/guardar-identidad',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner'],
  ours: true,
  request: brandFields.partial().extend({ version }),
  reply: edited(brandFields),
  errors: ['EDITED_MEANWHILE', 'INVALID_REQUEST'],
  doc: "Sets the shop's name, its logo (a picture of `staff/subir-imagen`) and its main colour, from which the others follow on light pages and dark ones. Fields that are left out stay as they are; pages, mails, the manifest and the icon show it at once. COLOR_CONTRAST: texts of that colour would differ from a light page by less than 4.5 : 1. EDITED_MEANWHILE, with `cambio`: somebody has saved since that version.",
  example: {
    request: { version: 0, nombre: 'Patitas', color: '#5b2a86' },
    reply: editedExample(brandExample),
  },
})

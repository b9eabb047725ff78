import { defineCall, fileReply } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { importRoles } from './import-shapes.ts'

export const staffExportarProductosXlsx = defineCall({
  name: 'staff/exportar-productos-xlsx',
  verbs: ['GET'],
  access: 'staff',
  roles: importRoles,
  ours: true,
  request: nothing,
  reply: fileReply,
  file: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'productos.xlsx',
  },
  errors: [],
  doc: 'All products as an XLSX with the columns of our own CSV, prices, sizes and units as numbers. Brought in again it changes nothing.',
  example: { request: {}, reply: '' },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { nothing } from '../fields.ts'
import { pixels, pixelsExample } from './seo-shapes.ts'
import {
  bankExample,
  bankFields,
  brandExample,
  brandFields,
  edited,
  editedExample,
  holidayExample,
  holidayFields,
  hoursExample,
  hoursFields,
  rateExample,
  rateFields,
  sellerExample,
  sellerFields,
} from './shop-shapes.ts'

export const staffDatosTienda = defineCall({
  name: 'staff/datos-tienda',
  verbs: ['GET'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  request: nothing,
  reply: z.object({
    marca: edited(brandFields),
    vendedor: edited(sellerFields),
    horario: edited(hoursFields),
    feriados: edited(holidayFields),
    cuenta: edited(bankFields),
    pixeles: edited(pixels),
    tasas: edited(rateFields),
  }),
  errors: [],
  doc: 'What the owner sets of the shop, part by part, each with the version that a save has to name.',
  example: {
    request: {},
    reply: {
      marca: editedExample(brandExample),
      vendedor: editedExample(sellerExample),
      horario: editedExample(hoursExample),
      feriados: editedExample(holidayExample),
      cuenta: editedExample(bankExample),
      pixeles: editedExample(pixelsExample),
      tasas: editedExample(rateExample),
    },
  },
})

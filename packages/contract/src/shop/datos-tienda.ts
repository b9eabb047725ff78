import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { flag, nothing } from '../fields.ts'
import {
  hoursExample,
  hoursFields,
  rateExample,
  rateFields,
  sellerExample,
  sellerFields,
  shownBrand,
} from './shop-shapes.ts'

export const datosTienda = defineCall({
  name: 'datos-tienda',
  verbs: ['GET'],
  access: 'anyone',
  ours: true,
  cacheable: true,
  request: nothing,
  reply: z.object({
    marca: shownBrand,
    vendedor: sellerFields,
    horario: hoursFields,
    /** What it changes of the public holidays, by day: 1 where it closes besides, 0 where it works after all. */
    feriados: z.record(z.string(), flag),
    tasas: rateFields,
  }),
  errors: [],
  doc: 'How the shop is called and looks, who sells, when the shop opens and for how many pesos other currencies are shown, as its owner has set it at the desk; what nobody has told is empty.',
  example: {
    request: {},
    reply: {
      marca: {
        nombre: 'Huella',
        color: '',
        path_logo: '',
        proporcion_logo: 1,
        logo_con_nombre: 0,
      },
      vendedor: sellerExample,
      horario: hoursExample,
      feriados: { '2026-11-29': 1 as const, '2026-12-08': 0 as const },
      tasas: rateExample,
    },
  },
})

import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { day, flag, id, optionalId, pesos } from '../fields.ts'
import { holidayExample, holidayFields } from '../shop/shop-shapes.ts'
import { deliveryKindId } from './delivery-kind-shape.ts'
import { carrierExample, carrierFields, kindFields } from './shipping-shapes.ts'

/** What a shopper is offered, as the checkout offers it; a kind without a carrier is not. */
const offered = z.array(
  z.object({
    id_tipo_despacho: deliveryKindId,
    /** As each language calls it. */
    nombre: z.object({ es: z.string(), en: z.string(), ru: z.string() }),
    transportistas: z.array(
      z.object({
        id_transportista: z.int(),
        nombre: z.string(),
        descripcion: z.string(),
        /** 1: a courier is asked for the price in the checkout, and this one stands where it does not answer. */
        consultaapi: flag,
        /** Null above the weight that its rates carry: ask the shop; then there is no `total` either. */
        precio: pesos.nullable(),
        /** With its discount taken off. */
        neto: pesos.nullable(),
        /** With what is bought. */
        total: pesos.nullable(),
        plazo: z.object({ desde: z.int(), hasta: z.int() }),
        /** The days on which it arrives, or is ready. */
        llega: z.object({ desde: day, hasta: day }),
      }),
    ),
  }),
)

const offeredExample = (neto: number, dia: string) => [
  {
    id_tipo_despacho: 1 as const,
    nombre: { es: 'Despacho a domicilio', en: 'Home delivery', ru: 'Доставка на дом' },
    transportistas: [
      {
        id_transportista: 1,
        nombre: 'Ruta Sur',
        descripcion: 'De lunes a viernes',
        consultaapi: 0 as const,
        precio: neto,
        neto,
        total: 19_990 + neto,
        plazo: { desde: 1, hasta: 1 },
        llega: { desde: dia, hasta: dia },
      },
    ],
  },
]

export const staffPreviaDespacho = defineCall({
  name: 'staff/previa-despacho',
  verbs: ['POST'],
  access: 'staff',
  roles: ['owner', 'manager'],
  ours: true,
  /** A keystroke that is waited for may ask: far above what one person types. */
  limit: { perAddress: { times: 600, seconds: 60 } },
  request: z.object({
    id_comuna: id,
    /** Kilograms of the sample parcel, and what is bought with it. */
    peso: z.coerce.number().min(0.1).max(1000),
    subtotal: z.coerce.number().int().min(0).max(100_000_000),
    /** When it is ordered, by the clock of Chile; now where the day is left out. */
    dia: day.refine((value) => value >= '2000-01-01' && value < '2100-01-01', 'FIELD_INVALID').optional(),
    minuto: z.coerce.number().int().min(0).max(1439).default(0),
    /** What is not saved: the fields that changed, as a save takes them; without an id a new carrier. */
    transportista: carrierFields.partial().extend({ id_transportista: optionalId }).optional(),
    tipo: kindFields.partial().extend({ id_tipo_despacho: deliveryKindId }).optional(),
    feriados: holidayFields.optional(),
  }),
  reply: z.object({ hoy: offered, borrador: offered }),
  errors: ['NOT_FOUND', 'INVALID_REQUEST'],
  doc: 'What a shopper of a comuna is offered for a sample parcel, at which cost and for which days: as it stands, and as it would be with this carrier, kind of delivery or these holidays. The checkout’s own rules tell both; couriers are not asked. Nothing is saved.',
  example: {
    request: {
      id_comuna: 13110,
      peso: 1,
      subtotal: 19_990,
      dia: '2026-11-27',
      minuto: 600,
      transportista: { ...carrierExample, id_transportista: 1 },
      feriados: holidayExample,
    },
    reply: { hoy: offeredExample(4990, '2026-11-30'), borrador: offeredExample(3990, '2026-12-01') },
  },
})

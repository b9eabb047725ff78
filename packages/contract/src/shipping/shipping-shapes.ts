import { z } from 'zod'
import { normalizePhone } from '#rules/chile/phone.ts'
import { flag, id, pesosInput, requiredText, text } from '../fields.ts'

const days = z.coerce.number().int().min(0).max(60)
/** Pesos: so much that what it makes of a heavy parcel and a cart is still an amount. */
const mostOfRate = 100_000_000

/** Working days; the most particular place wins: comuna, then region, then (both null) everywhere. */
const rateFields = z
  .object({
    id_region: id.nullable(),
    id_comuna: id.nullable(),
    precio: pesosInput.max(mostOfRate),
    desde_dias: days,
    hasta_dias: days,
  })
  .refine(({ desde_dias, hasta_dias }) => desde_dias <= hasta_dias, 'FIELD_INVALID')
  .refine(({ id_region, id_comuna }) => id_region === null || id_comuna === null, 'FIELD_INVALID')

const placeOf = ({ id_region, id_comuna }: { id_region: number | null; id_comuna: number | null }) =>
  `${id_region} ${id_comuna}`

export const carrierFields = z.object({
  nombre: text(80),
  descripcion: text(200),
  /** 1 to a home, 2 to be picked up. */
  id_tipo_despacho: z.coerce.number().pipe(z.union([z.literal(1), z.literal(2)])),
  /** Whole percent off each rate. */
  descuento: z.coerce.number().int().min(0).max(100),
  /** Where it tells how a parcel goes, with `{numero}` for its number; empty where nowhere. */
  seguimiento: text(300).refine(
    (value) => value === '' || (URL.parse(value)?.protocol === 'https:' && value.includes('{numero}')),
    'FIELD_INVALID',
  ),
  /** The minute of the day, by Chilean time, until which it takes an order along; null: any. */
  minuto_corte: z.coerce.number().int().min(0).max(1439).nullable(),
  activo: flag,
  tarifas: z
    .array(rateFields)
    .max(400)
    .refine((rates) => new Set(rates.map(placeOf)).size === rates.length, 'FIELD_INVALID'),
})

/** How a kind of delivery is called, and whether it is offered. */
export const kindFields = z.object({
  nombre: requiredText(60),
  /** Empty where the shop's dictionary words the Spanish name. */
  nombre_en: text(60),
  nombre_ru: text(60),
  activo: flag,
})

export const branchFields = z.object({
  nombre: text(80),
  direccion: text(160),
  id_comuna: id,
  telefono: text(40).refine((value) => normalizePhone(value) !== null, 'PHONE_INVALID'),
})

export const carrierExample = {
  nombre: 'Ruta Sur',
  descripcion: 'De lunes a viernes',
  id_tipo_despacho: 1 as const,
  descuento: 0,
  seguimiento: 'https://rutasur.example/envio/{numero}',
  minuto_corte: 720,
  activo: 1 as const,
  tarifas: [{ id_region: null, id_comuna: null, precio: 3990, desde_dias: 1, hasta_dias: 3 }],
}

export const branchExample = {
  nombre: 'La Florida',
  direccion: 'Avenida Vicuña Mackenna 7255',
  id_comuna: 13110,
  telefono: '+56223456789',
}

export const kindExample = {
  nombre: 'Despacho a domicilio',
  nombre_en: 'Home delivery',
  nombre_ru: '',
  activo: 1 as const,
}

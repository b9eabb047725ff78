import { z } from 'zod'
import { normalizePhone } from '#rules/chile/phone.ts'
import { isValidRut } from '#rules/chile/rut.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import { isReadable } from '#rules/shop/brand-colors.ts'
import { day, flag, text } from '../fields.ts'

/** A text that may be empty, and otherwise passes. */
const orEmpty = (max: number, passes: (value: string) => boolean, code: string) =>
  text(max).refine((value) => value === '' || passes(value), code)

const phone = orEmpty(40, (value) => normalizePhone(value) !== null, 'PHONE_INVALID')
const email = orEmpty(254, (value) => normalizeEmail(value) !== null, 'EMAIL_INVALID')
const rut = orEmpty(20, isValidRut, 'RUT_INVALID')

/** A page of one of these sites, by whole address. */
const pageAt = (...hosts: string[]) =>
  orEmpty(
    300,
    (value) => {
      const url = URL.parse(value)
      return url?.protocol === 'https:' && hosts.includes(url.hostname.replace(/^(www|m)\./, ''))
    },
    'FIELD_INVALID',
  )

/** Who sells; what is left empty is not told anywhere. */
export const sellerFields = z.object({
  nombre: text(120),
  rut,
  direccion: text(200),
  telefono: phone,
  whatsapp: phone,
  correo: email,
  instagram: pageAt('instagram.com'),
  facebook: pageAt('facebook.com', 'fb.com'),
  youtube: pageAt('youtube.com', 'youtu.be'),
})

/** `#rrggbb`, or empty for the shop's own colours. */
const color = text(7)
  .transform((value) => value.toLowerCase())
  .refine((value) => value === '' || /^#[0-9a-f]{6}$/.test(value), 'FIELD_INVALID')
  .refine((value) => !/^#[0-9a-f]{6}$/.test(value) || isReadable(value), 'COLOR_CONTRAST')

/** How the shop looks and is called. */
export const brandFields = z.object({
  /** Empty for the name that every new shop has. */
  nombre: text(40),
  color,
  /** The `archivo` of a picture that was uploaded, or empty. */
  logo: orEmpty(200, (value) => /^fotos\/[0-9a-f]{32}\/\d{1,4}\.webp$/.test(value), 'FIELD_INVALID'),
  logo_con_nombre: flag,
})

/** The same as shoppers get it, with what follows from it. */
export const shownBrand = z.object({
  nombre: z.string(),
  color: z.string(),
  path_logo: z.string(),
  /** Its width by its height. */
  proporcion_logo: z.number(),
  logo_con_nombre: flag,
})

/** Pesos for one of it. */
const pesosForOne = z.coerce.number().min(1).max(1_000_000)

/** For how many pesos the other currencies are shown, and of which day that is. */
export const rateFields = z.object({ dolar: pesosForOne, euro: pesosForOne, dia: day })

/** Where transfers go: all of it or nothing. */
export const bankFields = z.object({
  banco: text(80),
  tipo_cuenta: text(60),
  numero_cuenta: orEmpty(40, (value) => /^[\d -]+$/.test(value), 'FIELD_INVALID'),
  titular: text(120),
  rut,
  correo: email,
})

const hour = z.int().min(0).max(24)

/** Whole hours of the clock of Chile, `[desde, hasta)`, of days of the week (0 is Sunday), each once. */
const openDays = z
  .array(z.object({ dia: z.int().min(0).max(6), desde: hour, hasta: hour }))
  .max(7)
  .refine((days) => days.every(({ desde, hasta }) => desde < hasta), 'FIELD_INVALID')
  .refine((days) => new Set(days.map(({ dia }) => dia)).size === days.length, 'FIELD_INVALID')

/** Empty where nobody has said when. */
export const hoursFields = z.object({ tienda: openDays, ventas: openDays })

const mostHolidays = 200

/** What the shop changes of the public holidays of Chile: days on which it closes besides, and some on which it works. */
export const holidayFields = z.object({
  agregados: z
    .array(z.object({ dia: day, nombre: text(80) }))
    .max(mostHolidays)
    .refine((days) => new Set(days.map(({ dia }) => dia)).size === days.length, 'FIELD_INVALID'),
  quitados: z
    .array(day)
    .max(mostHolidays)
    .refine((days) => new Set(days).size === days.length, 'FIELD_INVALID'),
})

export const holidayExample = {
  agregados: [{ dia: '2026-11-29', nombre: 'Elecciones' }],
  quitados: ['2026-12-08'],
}

export const sellerExample = {
  nombre: 'Huella SpA',
  rut: '76.543.210-3',
  direccion: 'Avenida Vicuña Mackenna 7255, local 12, La Florida, Santiago',
  telefono: '+56223456789',
  whatsapp: '+56987654321',
  correo: 'hola@huella.example',
  instagram: '',
  facebook: '',
  youtube: '',
}

export const brandExample = {
  nombre: 'Patitas',
  color: '#5b2a86',
  logo: 'fotos/0123456789abcdef0123456789abcdef/640.webp',
  logo_con_nombre: 0 as const,
}

export const rateExample = { dolar: 952.38, euro: 1111.11, dia: '2026-11-20' }

export const bankExample = {
  banco: 'Banco de la Plaza',
  tipo_cuenta: 'Cuenta corriente',
  numero_cuenta: '000123456789',
  titular: 'Huella SpA',
  rut: '76.543.210-3',
  correo: 'pagos@huella.example',
}

export const hoursExample = {
  tienda: [{ dia: 1, desde: 9, hasta: 21 }],
  ventas: [{ dia: 1, desde: 9, hasta: 19 }],
}

/** The version that was read; 0 where nobody has saved any yet. */
export const version = z.coerce.number().int().min(0).max(2_147_483_647)

/** Under which something is made once: sent again after a lost answer, it is the same one, as it is sent then. */
export const makingKey = z.uuid().optional()

/** What the desk edits, as it stands: of which version, and who wrote it and when (null for what came with the shop). */
export const edited = <Fields extends z.ZodType>(fields: Fields) =>
  z.object({ version: z.int(), responsable: z.string(), fecha: z.string().nullable(), datos: fields })

export const editedExample = <Fields>(datos: Fields) => ({
  version: 2,
  responsable: 'Ana Rojas',
  fecha: '2026-11-22T15:00:00.000Z',
  datos,
})

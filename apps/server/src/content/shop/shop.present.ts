import type { z } from 'zod'
import type {
  bankFields,
  brandFields,
  holidayFields,
  hoursFields,
  rateFields,
  sellerFields,
} from '#contract/shop/shop-shapes.ts'
import { firstSteps } from '#contract/shop/staff-primeros-pasos.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { OpeningHours } from '#rules/chile/opening-hours.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { formatRut } from '#rules/chile/rut.ts'
import { normalizeEmail } from '#rules/people/email.ts'
import type { Brand } from '#rules/shop/brand.ts'
import type { BankAccount, Seller, ShopHours } from '#rules/shop/shop-facts.ts'
import type { StoredSection } from './shop-edits.service.ts'
import type { ShopFactsService } from './shop-facts.service.ts'
import type { Section, SectionName } from './shop-sections.ts'

type SellerFields = z.infer<typeof sellerFields>
type BrandFields = z.infer<typeof brandFields>
type RateFields = z.infer<typeof rateFields>
type BankFields = z.infer<typeof bankFields>
type HoursFields = z.infer<typeof hoursFields>
type HolidayFields = z.infer<typeof holidayFields>

/** Without what is not there. */
function given<Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}

const phoneOf = (text: string | undefined) => text && (normalizePhone(text) ?? text)
const emailOf = (text: string | undefined) => text && (normalizeEmail(text) ?? text)
const rutOf = (text: string | undefined) => text && formatRut(text)

export const presentSeller = (seller: Seller): SellerFields => ({
  nombre: seller.name,
  rut: seller.rut,
  direccion: seller.address,
  telefono: seller.phone,
  whatsapp: seller.whatsapp,
  correo: seller.email,
  instagram: seller.instagram,
  facebook: seller.facebook,
  youtube: seller.youtube,
})

/** Phones, RUT and e-mail as the shop keeps them, however they were typed. */
export const readSeller = (sent: Partial<SellerFields>): Partial<Seller> =>
  given({
    name: sent.nombre,
    rut: rutOf(sent.rut),
    address: sent.direccion,
    phone: phoneOf(sent.telefono),
    whatsapp: phoneOf(sent.whatsapp),
    email: emailOf(sent.correo),
    instagram: sent.instagram,
    facebook: sent.facebook,
    youtube: sent.youtube,
  })

const flag = (is: boolean) => (is ? 1 : 0)

export const presentBrand = ({ name, color, logo, namesItself }: Section<'brand'>): BrandFields => ({
  nombre: name,
  color,
  logo,
  logo_con_nombre: flag(namesItself),
})

export const presentShownBrand = (brand: Brand): WireReply<'datos-tienda'>['marca'] => ({
  nombre: brand.name,
  color: brand.color,
  path_logo: brand.logo,
  proporcion_logo: brand.logoRatio,
  logo_con_nombre: flag(brand.namesItself),
})

export const readBrand = (sent: Partial<BrandFields>): Partial<Section<'brand'>> =>
  given({
    name: sent.nombre,
    color: sent.color,
    logo: sent.logo,
    namesItself: sent.logo_con_nombre === undefined ? undefined : sent.logo_con_nombre === 1,
  })

export const presentBank = (bank: BankAccount): BankFields => ({
  banco: bank.bank,
  tipo_cuenta: bank.accountType,
  numero_cuenta: bank.number,
  titular: bank.holder,
  rut: bank.rut,
  correo: bank.email,
})

export const readBank = (sent: Partial<BankFields>): Partial<BankAccount> =>
  given({
    bank: sent.banco,
    accountType: sent.tipo_cuenta,
    number: sent.numero_cuenta,
    holder: sent.titular,
    rut: rutOf(sent.rut),
    email: emailOf(sent.correo),
  })

/** An account that transfers go to is told whole; the e-mail alone may be missing. */
export function bankMisfits({ email: _, ...bank }: BankAccount): Record<string, string> {
  const fields = presentBank({ ...bank, email: '' })
  const told = Object.entries(fields).filter(([name]) => name !== 'correo')
  const missing = told.filter(([, value]) => value === '')
  if (missing.length === told.length) return {}
  return Object.fromEntries(missing.map(([name]) => [name, 'FIELD_REQUIRED']))
}

export const presentPixels = ({ google, facebook }: Section<'pixels'>): WireReply<'HerramientoSeo'> => ({
  pixelgoogle: google,
  pixelfacebook: { script: facebook.scripts, noscript: facebook.pictures },
})

export const presentRates = ({ usd, eur, day }: Section<'rates'>): RateFields => ({
  dolar: usd,
  euro: eur,
  dia: day,
})

export const readRates = (sent: Partial<RateFields>): Partial<Section<'rates'>> =>
  given({ usd: sent.dolar, eur: sent.euro, day: sent.dia })

type Steps = Awaited<ReturnType<ShopFactsService['firstSteps']>>

export const presentSteps = (steps: Steps): WireReply<'staff/primeros-pasos'> => {
  const taken = {
    vendedor: steps.seller,
    marca: steps.brand,
    horario: steps.hours,
    categoria: steps.category,
    producto: steps.product,
    despacho: steps.carrier,
    pago: steps.payment,
    textos: steps.law,
    pedido: steps.order,
  }
  return firstSteps.map((paso) => ({ paso, listo: taken[paso] ? 1 : 0 }))
}

const presentDays = (hours: OpeningHours | null): HoursFields['tienda'] =>
  Object.entries(hours ?? {}).flatMap(([dia, open]) =>
    open ? [{ dia: Number(dia), desde: open[0], hasta: open[1] }] : [],
  )

const readDays = (days: HoursFields['tienda'] | undefined): Section<'hours'>['store'] | undefined => {
  if (days === undefined) return undefined
  if (days.length === 0) return null
  return Object.fromEntries(days.map(({ dia, desde, hasta }) => [String(dia), [desde, hasta]]))
}

export const presentHours = ({ store, sales }: ShopHours): HoursFields => ({
  tienda: presentDays(store),
  ventas: presentDays(sales),
})

export const presentHolidays = ({ added, removed }: Section<'holidays'>): HolidayFields => ({
  agregados: added.map(({ day, name }) => ({ dia: day, nombre: name })),
  quitados: removed,
})

/** In their order. */
export const readHolidays = ({ agregados, quitados }: Partial<HolidayFields>): Partial<Section<'holidays'>> =>
  given({
    added: agregados
      ?.map(({ dia, nombre }) => ({ day: dia, name: nombre }))
      .toSorted((a, b) => a.day.localeCompare(b.day)),
    removed: quitados?.toSorted(),
  })

export function readHours({ tienda, ventas }: Partial<HoursFields>): Partial<Section<'hours'>> {
  const [store, sales] = [readDays(tienda), readDays(ventas)]
  return { ...(store !== undefined && { store }), ...(sales !== undefined && { sales }) }
}

export const presentEdited = <Name extends SectionName, Fields>(
  { value, version, by, at }: StoredSection<Name>,
  present: (value: Section<Name>) => Fields,
) => ({ version, responsable: by, fecha: at?.toISOString() ?? null, datos: present(value) })

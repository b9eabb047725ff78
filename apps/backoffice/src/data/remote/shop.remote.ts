import type { WireReply } from '#contract/wire-types.ts'
import type { BankAccount, Seller } from '#rules/shop/shop-facts.ts'
import type {
  Backups,
  BrandFields,
  FirstStep,
  HolidayFields,
  Hours,
  OpenDay,
  PixelFields,
  PolicedPixels,
  RateFields,
  ShopPort,
} from '../port/shop.port.ts'
import { saved, toEdited } from './editing.ts'
import type { Wire } from './wire.ts'

type WireShop = WireReply<'staff/datos-tienda'>

const steps: Record<WireReply<'staff/primeros-pasos'>[number]['paso'], FirstStep> = {
  vendedor: 'seller',
  marca: 'brand',
  horario: 'hours',
  categoria: 'category',
  producto: 'product',
  despacho: 'carrier',
  pago: 'payment',
  textos: 'law',
  pedido: 'order',
}

export function shopRemote(wire: Wire): ShopPort {
  return {
    async settings() {
      const shop = await wire.get('staff/datos-tienda', {})
      const { marca, vendedor, horario, feriados, cuenta, pixeles, tasas } = shop
      return {
        brand: toEdited(marca, toBrand),
        seller: toEdited(vendedor, toSeller),
        hours: toEdited(horario, toHours),
        holidays: toEdited(feriados, toHolidays),
        bank: toEdited(cuenta, toBank),
        pixels: toEdited(pixeles, toPixels),
        rates: toEdited(tasas, toRates),
      }
    },
    saveBrand: ({ version, changes }) =>
      saved(
        wire.post('staff/guardar-identidad', {
          version,
          nombre: changes.name,
          color: changes.color,
          logo: changes.logo,
          ...(changes.namesItself !== undefined && { logo_con_nombre: changes.namesItself ? 1 : 0 }),
        }),
        toBrand,
      ),
    saveSeller: ({ version, changes }) =>
      saved(
        wire.post('staff/guardar-vendedor', {
          version,
          nombre: changes.name,
          rut: changes.rut,
          direccion: changes.address,
          telefono: changes.phone,
          whatsapp: changes.whatsapp,
          correo: changes.email,
          instagram: changes.instagram,
          facebook: changes.facebook,
          youtube: changes.youtube,
        }),
        toSeller,
      ),
    saveHours: ({ version, changes }) =>
      saved(
        wire.post('staff/guardar-horario', {
          version,
          tienda: changes.store?.map(toWireDay),
          ventas: changes.sales?.map(toWireDay),
        }),
        toHours,
      ),
    saveHolidays: ({ version, changes: { added, removed } }) =>
      saved(
        wire.post('staff/guardar-feriados', {
          version,
          agregados: added?.map(({ day, name }) => ({ dia: day, nombre: name })),
          quitados: removed,
        }),
        toHolidays,
      ),
    saveBank: ({ version, changes }) =>
      saved(
        wire.post('staff/guardar-cuenta-banco', {
          version,
          banco: changes.bank,
          tipo_cuenta: changes.accountType,
          numero_cuenta: changes.number,
          titular: changes.holder,
          rut: changes.rut,
          correo: changes.email,
        }),
        toBank,
      ),
    savePixels: ({ version, changes: { google, facebook } }) =>
      saved(
        wire.post('staff/guardar-seo', {
          version,
          pixelgoogle: google,
          pixelfacebook: facebook && { script: facebook.scripts, noscript: facebook.pictures },
        }),
        toPixels,
      ),
    async previewPixels({ google, facebook }) {
      const { hoy, borrador } = await wire.post('staff/previa-seo', {
        pixelgoogle: google,
        pixelfacebook: facebook && { script: facebook.scripts, noscript: facebook.pictures },
      })
      return { today: toPoliced(hoy), draft: toPoliced(borrador) }
    },
    saveRates: ({ version, changes: { usd, eur, day } }) =>
      saved(wire.post('staff/guardar-tasas', { version, dolar: usd, euro: eur, dia: day }), toRates),
    backups: async () => toBackups(await wire.get('staff/respaldo', {})),
    async firstSteps() {
      const all = await wire.get('staff/primeros-pasos', {})
      return all.map(({ paso, listo }) => ({ step: steps[paso], isDone: listo === 1 }))
    },
  }
}

const files = { esta: 'there', falta: 'gone', sin_respuesta: 'unknown' } as const

const toBackups = (wire: WireReply<'staff/respaldo'>): Backups => ({
  place: wire.lugar,
  keepDays: wire.dias_guardado,
  next: wire.siguiente,
  last: wire.ultimo && {
    at: wire.ultimo.fecha,
    seconds: wire.ultimo.segundos,
    name: wire.ultimo.nombre,
    bytes: wire.ultimo.bytes,
    isSealed: wire.ultimo.cifrado === 1,
    file: files[wire.ultimo.archivo],
    comparedAt: wire.ultimo.comparado,
  },
  failed: wire.fallo && { at: wire.fallo.fecha, reason: wire.fallo.motivo },
  isOverdue: wire.atrasado === 1,
})

const toBrand = (wire: WireShop['marca']['datos']): BrandFields => ({
  name: wire.nombre,
  color: wire.color,
  logo: wire.logo,
  namesItself: wire.logo_con_nombre === 1,
})

const toPixels = ({ pixelgoogle, pixelfacebook }: WireShop['pixeles']['datos']): PixelFields => ({
  google: pixelgoogle,
  facebook: { scripts: pixelfacebook.script, pictures: pixelfacebook.noscript },
})

const toPoliced = ({ pixeles, origenes, codigos }: WireReply<'staff/previa-seo'>['hoy']): PolicedPixels => ({
  pixels: toPixels(pixeles),
  hosts: origenes,
  codes: codigos,
})

const toRates = ({ dolar, euro, dia }: WireShop['tasas']['datos']): RateFields => ({
  usd: dolar,
  eur: euro,
  day: dia,
})

const toSeller = (wire: WireShop['vendedor']['datos']): Seller => ({
  name: wire.nombre,
  rut: wire.rut,
  address: wire.direccion,
  phone: wire.telefono,
  whatsapp: wire.whatsapp,
  email: wire.correo,
  instagram: wire.instagram,
  facebook: wire.facebook,
  youtube: wire.youtube,
})

const toBank = (wire: WireShop['cuenta']['datos']): BankAccount => ({
  bank: wire.banco,
  accountType: wire.tipo_cuenta,
  number: wire.numero_cuenta,
  holder: wire.titular,
  rut: wire.rut,
  email: wire.correo,
})

const toDay = ({ dia, desde, hasta }: { dia: number; desde: number; hasta: number }): OpenDay => ({
  day: dia,
  from: desde,
  to: hasta,
})

export const toWireHolidays = ({ added, removed }: HolidayFields) => ({
  agregados: added.map(({ day, name }) => ({ dia: day, nombre: name })),
  quitados: removed,
})

const toWireDay = ({ day, from, to }: OpenDay) => ({ dia: day, desde: from, hasta: to })

const toHolidays = ({ agregados, quitados }: WireShop['feriados']['datos']): HolidayFields => ({
  added: agregados.map(({ dia, nombre }) => ({ day: dia, name: nombre })),
  removed: quitados,
})

const toHours = ({ tienda, ventas }: WireShop['horario']['datos']): Hours => ({
  store: tienda.map(toDay),
  sales: ventas.map(toDay),
})

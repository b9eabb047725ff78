import type { WireReply } from '#contract/wire-types.ts'
import type {
  BranchFields,
  CarrierFields,
  KindFields,
  OfferedKind,
  Rate,
  ShippingPort,
} from '../port/shipping.port.ts'
import { ownOf, saved, toEdited } from './editing.ts'
import { toWireHolidays } from './shop.remote.ts'
import type { Wire } from './wire.ts'

type WireShipping = WireReply<'staff/despacho'>
type WireCarrier = WireShipping['transportistas'][number]['datos']

export function shippingRemote(wire: Wire): ShippingPort {
  return {
    async list() {
      const { tipos, sucursales, transportistas } = await wire.get('staff/despacho', {})
      return {
        kinds: tipos.map((row) => ({ ...toEdited(row, toKind), id: row.id_tipo_despacho })),
        branches: sucursales.map((row) => ({ ...toEdited(row, toBranch), id: row.id_sucursal })),
        carriers: transportistas.map((row) => ({ ...toEdited(row, toCarrier), id: row.id_transportista })),
      }
    },
    async places() {
      const [regions, comunas] = await Promise.all([
        wire.get('TraerRegionDireccionCliente', {}),
        wire.get('TraerCiudadDireccionCliente', {}),
      ])
      return {
        regions: regions.map((row) => ({ id: row.id_region, name: row.glosa_region })),
        comunas: comunas.map((row) => ({
          id: row.id_comuna,
          name: row.glosa_comuna,
          regionId: row.id_ciudad,
        })),
      }
    },
    saveKind: (id, { version, changes }) =>
      saved(
        wire.post('staff/guardar-tipo-despacho', {
          id_tipo_despacho: id === 1 ? 1 : 2,
          version,
          ...toWireKind(changes),
        }),
        toKind,
      ),
    saveBranch: (id, { version, changes, key }) =>
      saved(
        wire.post('staff/guardar-sucursal', {
          ...ownOf('id_sucursal', id, { key }),
          version,
          nombre: changes.name,
          direccion: changes.address,
          id_comuna: changes.comunaId ?? undefined,
          telefono: changes.phone,
        }),
        toBranch,
      ),
    saveCarrier: (id, { version, changes, key }) =>
      saved(
        wire.post('staff/guardar-transportista', {
          ...ownOf('id_transportista', id, { key }),
          version,
          ...toWireCarrier(changes),
        }),
        toCarrier,
      ),
    async preview({ comunaId, weightKg, subtotal, day, minute }, { carrier, kind, holidays }) {
      const { hoy, borrador } = await wire.post('staff/previa-despacho', {
        ...{ id_comuna: comunaId, peso: weightKg, subtotal, dia: day, minuto: minute },
        ...(carrier && {
          transportista: {
            ...(carrier.id !== null && { id_transportista: carrier.id }),
            ...toWireCarrier(carrier.changes),
          },
        }),
        ...(kind && { tipo: { id_tipo_despacho: kind.id === 1 ? 1 : 2, ...toWireKind(kind.changes) } }),
        ...(holidays && { feriados: toWireHolidays(holidays) }),
      })
      return { today: hoy.map(toOffered), draft: borrador.map(toOffered) }
    },
  }
}

const toOffered = (row: WireReply<'staff/previa-despacho'>['hoy'][number]): OfferedKind => ({
  kind: row.id_tipo_despacho === 1 ? 'home' : 'pickup',
  names: row.nombre,
  carriers: row.transportistas.map((carrier) => ({
    id: carrier.id_transportista,
    name: carrier.nombre,
    description: carrier.descripcion,
    asksCourier: carrier.consultaapi === 1,
    price: carrier.precio,
    net: carrier.neto,
    total: carrier.total,
    arrives: { from: carrier.llega.desde, to: carrier.llega.hasta },
  })),
})

const toWireKind = (changes: Partial<KindFields>) => ({
  nombre: changes.name,
  nombre_en: changes.nameEn,
  nombre_ru: changes.nameRu,
  ...(changes.isActive !== undefined && { activo: changes.isActive ? (1 as const) : (0 as const) }),
})

const toWireCarrier = (changes: Partial<CarrierFields>) => ({
  nombre: changes.name,
  descripcion: changes.description,
  ...(changes.kind && { id_tipo_despacho: changes.kind === 'home' ? (1 as const) : (2 as const) }),
  descuento: changes.discountPercent,
  seguimiento: changes.trackingUrl,
  minuto_corte: changes.cutoffMinute,
  ...(changes.isActive !== undefined && { activo: changes.isActive ? (1 as const) : (0 as const) }),
  tarifas: changes.rates?.map(toWireRate),
})

const toKind = (row: WireShipping['tipos'][number]['datos']): KindFields => ({
  name: row.nombre,
  nameEn: row.nombre_en,
  nameRu: row.nombre_ru,
  isActive: row.activo === 1,
})

const toBranch = (row: WireShipping['sucursales'][number]['datos']): BranchFields => ({
  name: row.nombre,
  address: row.direccion,
  comunaId: row.id_comuna,
  phone: row.telefono,
})

const toCarrier = (row: WireCarrier): CarrierFields => ({
  name: row.nombre,
  description: row.descripcion,
  kind: row.id_tipo_despacho === 1 ? 'home' : 'pickup',
  discountPercent: row.descuento,
  trackingUrl: row.seguimiento,
  cutoffMinute: row.minuto_corte,
  isActive: row.activo === 1,
  rates: row.tarifas.map((rate) => ({
    regionId: rate.id_region,
    comunaId: rate.id_comuna,
    price: rate.precio,
    fromDays: rate.desde_dias,
    toDays: rate.hasta_dias,
  })),
})

const toWireRate = (rate: Rate) => ({
  id_region: rate.regionId,
  id_comuna: rate.comunaId,
  precio: rate.price,
  desde_dias: rate.fromDays,
  hasta_dias: rate.toDays,
})

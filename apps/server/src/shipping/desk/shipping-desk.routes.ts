import type { z } from 'zod'
import type { branchFields, carrierFields, kindFields } from '#contract/shipping/shipping-shapes.ts'
import { momentInChile } from '#rules/chile/calendar.ts'
import { holidayChanges } from '#rules/chile/holidays.ts'
import { normalizePhone } from '#rules/chile/phone.ts'
import { deliveryKindIds, deliveryKindOf } from '#rules/orders/delivery-kinds.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, type Refusal, refuse, refuseEdited } from '../../refusals/refusal.ts'
import type { SavedOver } from '../../staff/saved-over.ts'
import type {
  BranchChanges,
  CarrierChanges,
  DeskCarrier,
  KindChanges,
  ShippingDesk,
} from './shipping-desk.service.ts'
import type { BranchRow, KindRow } from './shipping-desk.store.ts'
import type { PreviewedKind, ShippingPreview } from './shipping-preview.service.ts'

type CarrierFields = z.infer<typeof carrierFields>
type KindFields = z.infer<typeof kindFields>
type BranchFields = z.infer<typeof branchFields>

const minuteMs = 60_000

/** The staff's calls about branches, carriers and rates. */
export function shippingDeskRoutes(desk: ShippingDesk, previews: ShippingPreview) {
  return {
    'staff/despacho': async () => {
      const { kinds, branches, carriers } = await desk.list()
      return {
        tipos: kinds.map(presentKind),
        sucursales: branches.map(presentBranch),
        transportistas: carriers.map(presentCarrier),
      }
    },

    'staff/guardar-transportista': async (
      { id_transportista: id, version, clave_idempotencia: key, ...sent },
      { staff },
    ) =>
      staff
        ? answer(
            await desk.saveCarrier({ id, version, key, changes: readCarrier(sent) }, staff),
            presentCarrier,
          )
        : refuse('SESSION_REQUIRED'),

    'staff/guardar-tipo-despacho': async ({ id_tipo_despacho: id, version, ...sent }, { staff }) =>
      staff
        ? answer(
            await desk.saveKind({ kind: deliveryKindOf(id), version, changes: readKind(sent) }, staff),
            presentKind,
          )
        : refuse('SESSION_REQUIRED'),

    'staff/guardar-sucursal': async (
      { id_sucursal: id, version, clave_idempotencia: key, ...sent },
      { staff },
    ) =>
      staff
        ? answer(await desk.saveBranch({ id, version, key, changes: readBranch(sent) }, staff), presentBranch)
        : refuse('SESSION_REQUIRED'),

    'staff/previa-despacho': async ({
      id_comuna: comunaId,
      peso: weightKg,
      subtotal,
      dia,
      minuto,
      transportista,
      tipo,
      feriados,
    }) => {
      const at = dia === undefined ? undefined : momentInChile(new Date(Date.parse(dia) + minuto * minuteMs))
      const { id_transportista: id, ...carrier } = transportista ?? {}
      const found = await previews.preview(
        { comunaId, weightKg, subtotal, at },
        {
          carrier: transportista && { id, changes: readCarrier(carrier) },
          kind: tipo && { kind: deliveryKindOf(tipo.id_tipo_despacho), changes: readKind(tipo) },
          holidays:
            feriados &&
            holidayChanges(
              feriados.agregados.map(({ dia: day }) => day),
              feriados.quitados,
            ),
        },
      )
      if (isRefusal(found)) return found
      return { hoy: found.today.map(presentPreviewed), borrador: found.draft.map(presentPreviewed) }
    },
  } satisfies Handlers
}

const presentPreviewed = ({ kind, names, offers }: PreviewedKind) => ({
  id_tipo_despacho: deliveryKindIds[kind],
  nombre: names,
  transportistas: offers.map((offer) => ({
    id_transportista: offer.carrierId,
    nombre: offer.name,
    descripcion: offer.description,
    consultaapi: offer.usesCourierApi ? (1 as const) : (0 as const),
    precio: offer.price,
    neto: offer.net,
    total: offer.total,
    plazo: { desde: offer.fromDays, hasta: offer.toDays },
    llega: { desde: dayOf(offer.arrives.from), hasta: dayOf(offer.arrives.to) },
  })),
})

const dayOf = (midnight: Date): string => midnight.toISOString().slice(0, 10)

type Versioned = { version: number; editedBy: string; editedAt: Date | null }

/** What was saved, or who has saved meanwhile and what stands now. */
function answer<Row extends Versioned, Shown extends { datos: Record<string, unknown> }>(
  saved: SavedOver<Row> | Refusal,
  present: (row: Row) => Shown,
): Shown | Refusal {
  if (isRefusal(saved)) return saved
  const { row, isStale } = saved
  const { version, editedBy: by, editedAt } = row
  return isStale
    ? refuseEdited({ version, by, at: editedAt ?? new Date(0), now: present(row).datos })
    : present(row)
}

const versionOf = ({ version, editedBy, editedAt }: Versioned) => ({
  version,
  responsable: editedBy,
  fecha: editedAt?.toISOString() ?? null,
})

const presentBranch = (row: BranchRow) => ({
  ...versionOf(row),
  id_sucursal: row.id,
  datos: { nombre: row.name, direccion: row.address, id_comuna: row.comunaId, telefono: row.phone },
})

const presentKind = (row: KindRow) => ({
  ...versionOf(row),
  id_tipo_despacho: deliveryKindIds[row.kind],
  datos: {
    nombre: row.name,
    nombre_en: row.nameEn ?? '',
    nombre_ru: row.nameRu ?? '',
    activo: row.active ? (1 as const) : (0 as const),
  } satisfies KindFields,
})

const presentCarrier = (row: DeskCarrier) => ({
  ...versionOf(row),
  id_transportista: row.id,
  datos: {
    nombre: row.name,
    descripcion: row.description,
    id_tipo_despacho: deliveryKindIds[row.deliveryKind],
    descuento: row.discountPercent,
    seguimiento: row.trackingUrl ?? '',
    minuto_corte: row.cutoffMinute,
    activo: row.active ? (1 as const) : (0 as const),
    tarifas: row.rates.map((rate) => ({
      id_region: rate.regionId,
      id_comuna: rate.comunaId,
      precio: rate.price,
      desde_dias: rate.fromDays,
      hasta_dias: rate.toDays,
    })),
  } satisfies CarrierFields,
})

/** Only what was sent. */
function readCarrier(sent: Partial<CarrierFields>): CarrierChanges {
  const kind = sent.id_tipo_despacho && deliveryKindOf(sent.id_tipo_despacho)
  return {
    ...(sent.nombre !== undefined && { name: sent.nombre }),
    ...(sent.descripcion !== undefined && { description: sent.descripcion }),
    ...(kind && { deliveryKind: kind }),
    ...(sent.descuento !== undefined && { discountPercent: sent.descuento }),
    ...(sent.seguimiento !== undefined && { trackingUrl: sent.seguimiento || null }),
    ...(sent.minuto_corte !== undefined && { cutoffMinute: sent.minuto_corte }),
    ...(sent.activo !== undefined && { active: sent.activo === 1 }),
    ...(sent.tarifas && {
      rates: sent.tarifas.map((rate) => ({
        regionId: rate.id_region,
        comunaId: rate.id_comuna,
        price: rate.precio,
        fromDays: rate.desde_dias,
        toDays: rate.hasta_dias,
      })),
    }),
  }
}

const readKind = (sent: Partial<KindFields>): KindChanges => ({
  ...(sent.nombre !== undefined && { name: sent.nombre }),
  ...(sent.nombre_en !== undefined && { nameEn: sent.nombre_en || null }),
  ...(sent.nombre_ru !== undefined && { nameRu: sent.nombre_ru || null }),
  ...(sent.activo !== undefined && { active: sent.activo === 1 }),
})

const readBranch = (sent: Partial<BranchFields>): BranchChanges => ({
  ...(sent.nombre !== undefined && { name: sent.nombre }),
  ...(sent.direccion !== undefined && { address: sent.direccion }),
  ...(sent.id_comuna !== undefined && { comunaId: sent.id_comuna }),
  ...(sent.telefono !== undefined && { phone: normalizePhone(sent.telefono) ?? sent.telefono }),
})

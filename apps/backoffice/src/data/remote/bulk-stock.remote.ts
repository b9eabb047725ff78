import type { WireReply, WireRequest } from '#contract/wire-types.ts'
import type { BulkStockAsked, BulkStockChange, BulkStockPort, StockBatch } from '../port/bulk-stock.port.ts'
import { filterOf } from './product-filter.ts'
import type { Wire } from './wire.ts'

type WireChange = WireRequest<'staff/previa-masivo-stock'>['cambio']

export function bulkStockRemote(wire: Wire): BulkStockPort {
  return {
    async preview(asked) {
      const seen = await wire.post('staff/previa-masivo-stock', askedOf(asked))
      return {
        count: seen.cantidad,
        left: seen.omitidos,
        digest: seen.huella,
        rows: seen.muestra.map((row) => ({
          productId: row.id_producto,
          name: row.nombre,
          sku: row.codigo,
          value: row.atributo,
          before: row.antes,
          after: row.despues,
        })),
      }
    },
    apply: async (asked, huella) =>
      toBatch(await wire.post('staff/aplicar-masivo-stock', { ...askedOf(asked), huella })),
    batches: async (after) =>
      (await wire.get('staff/masivos-stock', after === null ? {} : { sigue_a: after })).map(toBatch),
    async undo(id) {
      const { devueltos, omitidos } = await wire.post('staff/deshacer-masivo-stock', { id_masivo: id })
      return { back: devueltos, left: omitidos }
    },
  }
}

const reasons = { received: 'recibido', returned: 'devuelto', lost: 'perdido' } as const
const words = { recibido: 'received', devuelto: 'returned', perdido: 'lost' } as const

const changeOf = (change: BulkStockChange): WireChange =>
  change.kind === 'set'
    ? { tipo: 'fijar', unidades: change.units }
    : { tipo: 'sumar', unidades: change.units, motivo: reasons[change.reason] }

const askedOf = ({ filter, branchId, change, note }: BulkStockAsked) => ({
  filtro: filterOf(filter),
  id_sucursal: branchId,
  cambio: changeOf(change),
  nota: note,
})

const toBatch = (row: WireReply<'staff/masivos-stock'>[number]): StockBatch => ({
  id: row.id_masivo,
  at: row.fecha,
  by: row.responsable,
  branch: row.sucursal,
  change:
    row.cambio.tipo === 'fijar'
      ? { kind: 'set', units: row.cambio.unidades }
      : { kind: 'add', units: row.cambio.unidades, reason: words[row.cambio.motivo] },
  note: row.nota,
  places: row.lugares,
  undone: row.deshecho && { at: row.deshecho.fecha, by: row.deshecho.responsable },
})

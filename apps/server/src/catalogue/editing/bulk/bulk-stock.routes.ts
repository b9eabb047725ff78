import type { z } from 'zod'
import type { bulkStockChange, bulkStockRequest } from '#contract/stock/bulk-stock-shape.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { Handlers } from '../../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../../refusals/refusal.ts'
import { filterOf } from '../product-filter.ts'
import type { BulkStockChange, BulkStockService, StockBatch } from './bulk-stock.service.ts'

type WireChange = z.output<typeof bulkStockChange>

const sampleLength = 100
const reasons = { recibido: 'received', devuelto: 'returned', perdido: 'lost' } as const
const words = { received: 'recibido', returned: 'devuelto', lost: 'perdido' } as const

const readChange = (change: WireChange): BulkStockChange =>
  change.tipo === 'fijar'
    ? { kind: 'set', units: change.unidades }
    : { kind: 'add', units: change.unidades, reason: reasons[change.motivo] }

const presentChange = (change: BulkStockChange): WireChange =>
  change.kind === 'set'
    ? { tipo: 'fijar', unidades: change.units }
    : { tipo: 'sumar', unidades: change.units, motivo: words[change.reason] }

const read = ({ filtro, id_sucursal: branchId, cambio, nota: note }: z.output<typeof bulkStockRequest>) => ({
  filter: filterOf(filtro),
  branchId,
  change: readChange(cambio),
  note,
})

const presentBatch = (batch: StockBatch): WireReply<'staff/masivos-stock'>[number] => ({
  id_masivo: batch.id,
  fecha: new Date(batch.madeAt).toISOString(),
  responsable: batch.actor,
  id_sucursal: batch.branchId,
  sucursal: batch.branch,
  cambio: presentChange(batch.change),
  nota: batch.note,
  lugares: batch.places,
  deshecho: batch.undoneAt
    ? { fecha: new Date(batch.undoneAt).toISOString(), responsable: batch.undoneBy ?? '' }
    : null,
})

/** The staff's calls about the units of many products. */
export function bulkStockRoutes({
  bulk,
  sendStockAlerts,
}: {
  bulk: BulkStockService
  /** Tells whoever waits for what is in stock again. */
  sendStockAlerts(): Promise<unknown>
}) {
  return {
    'staff/previa-masivo-stock': async (request) => {
      const plan = await bulk.preview(read(request))
      if (isRefusal(plan)) return plan
      return {
        cantidad: plan.writes.length,
        omitidos: plan.left,
        huella: plan.digest,
        muestra: plan.writes.slice(0, sampleLength).map((row) => ({
          id_producto: row.productId,
          nombre: row.name,
          codigo: row.sku,
          atributo: row.value,
          antes: row.units,
          despues: row.after,
        })),
      }
    },

    'staff/aplicar-masivo-stock': async ({ huella, ...request }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const batch = await bulk.apply(read(request), huella, staff)
      if (isRefusal(batch)) return batch
      await sendStockAlerts()
      return presentBatch(batch)
    },

    'staff/masivos-stock': async ({ sigue_a }) => (await bulk.batches(sigue_a)).map(presentBatch),

    'staff/deshacer-masivo-stock': async ({ id_masivo }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const undone = await bulk.undo(id_masivo, staff)
      if (isRefusal(undone)) return undone
      await sendStockAlerts()
      return { ...presentBatch(undone.batch), devueltos: undone.back, omitidos: undone.left }
    },
  } satisfies Handlers
}

import { bulkFromWire, bulkToWire } from '#contract/products/bulk-words.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { Handlers } from '../../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../../refusals/refusal.ts'
import { filterOf } from '../product-filter.ts'
import type { BulkBatch, BulkService } from './bulk.service.ts'

const sampleLength = 100

const presentBatch = (batch: BulkBatch): WireReply<'staff/masivos'>[number] => ({
  id_masivo: batch.id,
  fecha: new Date(batch.madeAt).toISOString(),
  responsable: batch.actor,
  cambio: bulkToWire(batch.change),
  productos: batch.products,
  deshecho: batch.undoneAt
    ? { fecha: new Date(batch.undoneAt).toISOString(), responsable: batch.undoneBy ?? '' }
    : null,
})

/** The staff's calls about the prices of many products. */
export function bulkRoutes({ bulk }: { bulk: BulkService }) {
  return {
    'staff/previa-masivo': async ({ filtro, cambio }) => {
      const plan = await bulk.preview({ filter: filterOf(filtro), change: bulkFromWire(cambio) })
      if (isRefusal(plan)) return plan
      const rows = new Map(plan.rows.map((row) => [row.id, row]))
      return {
        cantidad: plan.writes.length,
        omitidos: plan.left,
        huella: plan.digest,
        muestra: plan.writes.slice(0, sampleLength).flatMap(({ id, after }) => {
          const row = rows.get(id)
          if (!row) return []
          return [
            {
              id_producto: id,
              nombre: row.name,
              codigo: row.sku,
              precio_antes: row.price,
              precio: after.price,
              oferta_antes: row.offer?.price ?? null,
              oferta: after.offer?.price ?? null,
            },
          ]
        }),
      }
    },

    'staff/aplicar-masivo': async ({ filtro, cambio, huella }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const asked = { filter: filterOf(filtro), change: bulkFromWire(cambio) }
      const batch = await bulk.apply(asked, huella, staff)
      return isRefusal(batch) ? batch : presentBatch(batch)
    },

    'staff/masivos': async ({ sigue_a }) => (await bulk.batches(sigue_a)).map(presentBatch),

    'staff/deshacer-masivo': async ({ id_masivo }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const undone = await bulk.undo(id_masivo, staff)
      if (isRefusal(undone)) return undone
      return { ...presentBatch(undone.batch), devueltos: undone.back, omitidos: undone.left }
    },
  } satisfies Handlers
}

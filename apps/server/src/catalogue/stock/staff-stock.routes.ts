import type { WireReply } from '#contract/wire-types.ts'
import type { Handlers } from '../../http/wire/register-call.ts'
import { isRefusal, refuse } from '../../refusals/refusal.ts'
import type { RecountService } from './recount.service.ts'
import type { NamedMovement, StaffStockService, StockNow, StockPlace } from './staff-stock.service.ts'
import type { MovementReason } from './stock-cause.store.ts'

const reasonOf = {
  recibido: 'received',
  devuelto: 'returned',
  perdido: 'lost',
  traslado: 'transferred',
} as const satisfies Record<string, MovementReason>

const wireReason: Record<MovementReason, WireReply<'staff/movimientos-stock'>[number]['motivo']> = {
  opening: 'inicial',
  reserved: 'reservado',
  released: 'liberado',
  received: 'recibido',
  returned: 'devuelto',
  lost: 'perdido',
  transferred: 'traslado',
  counted: 'contado',
  unstated: 'sin_motivo',
}

type Place = { id_producto: number; id_sucursal: number; id_atributo?: number | undefined }

const placeOf = ({ id_producto, id_sucursal, id_atributo }: Place): StockPlace => ({
  productId: id_producto,
  branchId: id_sucursal,
  valueId: id_atributo ?? null,
})

const presentNow = ({ place, product }: StockNow) => ({ stock_sucursal: place, stock_producto: product })

/** The staff's calls about stock. */
export function staffStockRoutes({
  stock,
  recounts,
  sendStockAlerts,
}: {
  stock: StaffStockService
  recounts: Pick<RecountService, 'last' | 'settle'>
  /** Tells whoever waits for what is in stock again. */
  sendStockAlerts(): Promise<unknown>
}) {
  return {
    'staff/ajustar-stock': async (request, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { cantidad: counted, visto: seen, nota: note, clave_idempotencia: idempotencyKey } = request
      const cause = { reason: 'counted', actor: staff.name, note } as const
      const change = { counted, seen }
      const now = await stock.move(placeOf(request), change, {
        ...cause,
        ...(idempotencyKey && { idempotencyKey }),
      })
      if (isRefusal(now)) return now
      await sendStockAlerts()
      return presentNow(now)
    },

    'staff/mover-stock': async (request, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { cantidad: delta, motivo, nota: note, clave_idempotencia: idempotencyKey } = request
      const cause = { reason: reasonOf[motivo], actor: staff.name, note, idempotencyKey }
      const now = await stock.move(placeOf(request), { delta }, cause)
      if (isRefusal(now)) return now
      await sendStockAlerts()
      return presentNow(now)
    },

    'staff/trasladar-stock': async (request, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const { id_destino: to, cantidad, nota: note, clave_idempotencia: idempotencyKey } = request
      const cause = { reason: 'transferred', actor: staff.name, note, idempotencyKey } as const
      const done = await stock.transfer(placeOf(request), to, cantidad, cause)
      return isRefusal(done) ? done : { stock_origen: done.from, stock_destino: done.to }
    },

    'staff/stock-bajo': async (request) => {
      const { id_sucursal: branchId, hasta: most, limit, sigue_a: rowId, sigue_stock: after } = request
      const query = { branchId, most, limit, ...(rowId !== undefined && { after: { rowId, stock: after } }) }
      return (await stock.low(query)).map((row) => ({
        id_fila: row.rowId,
        id_producto: row.productId,
        glosa_producto: row.product,
        sku: row.sku,
        id_atributo: row.valueId,
        atributo: row.value,
        stock: row.stock,
        vendidos: row.sold,
      }))
    },

    'staff/recuento-stock': async () => {
      const { drifts, endedAt, products } = await recounts.last()
      return {
        fecha: endedAt?.toISOString() ?? null,
        productos: products,
        diferencias: drifts.map((drift) => ({
          id_producto: drift.productId,
          glosa_producto: drift.product,
          id_sucursal: drift.branchId,
          sucursal: drift.branch,
          id_atributo: drift.valueId,
          atributo: drift.value,
          segun_libro: drift.booked,
          hay: drift.there,
          notada: drift.noticedAt.toISOString(),
        })),
      }
    },

    'staff/cuadrar-stock': async ({ id_producto: productId, nota: note }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const settled = await recounts.settle(productId, { actor: staff, note })
      if (isRefusal(settled)) return settled
      await sendStockAlerts()
      return { lugares: settled.places, stock_producto: settled.product }
    },

    'staff/movimientos-stock': async (request) => {
      const { id_producto: productId, id_sucursal: branchId, id_pedido: orderId, limit } = request
      const filter = { productId, branchId, orderId, returnRequestId: request.id_solicitud }
      return (await stock.movements({ ...filter, limit, before: request.antes_de })).map(presentMovement)
    },

    'staff/stock-producto': async ({ id_producto: productId }) =>
      (await stock.levels(productId)).map((row) => ({
        glosa_producto: row.product,
        sku: row.sku,
        id_sucursal: row.branchId,
        sucursal: row.branch,
        id_atributo: row.valueId,
        atributo: row.value,
        stock: row.quantity,
        reservado: row.reserved,
      })),
  } satisfies Handlers
}

const presentMovement = (movement: NamedMovement) => ({
  id_movimiento: movement.id,
  id_producto: movement.productId,
  glosa_producto: movement.product,
  id_sucursal: movement.branchId,
  sucursal: movement.branch,
  id_atributo: movement.valueId,
  atributo: movement.value,
  cantidad: movement.delta,
  saldo: movement.balance,
  motivo: wireReason[movement.reason],
  responsable: movement.actor,
  nota: movement.note,
  id_pedido: movement.orderId,
  id_solicitud: movement.returnRequestId,
  fecha: movement.happenedAt.toISOString(),
})

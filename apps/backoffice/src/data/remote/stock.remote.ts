import type { WireReply } from '#contract/wire-types.ts'
import type { MovementReason, StockMovement, StockPlace, StockPort } from '../port/stock.port.ts'
import type { Wire } from './wire.ts'

const placeOf = ({ productId, branchId, valueId }: StockPlace) => ({
  id_producto: productId,
  id_sucursal: branchId,
  ...(valueId !== null && { id_atributo: valueId }),
})

const sentOf = ({ note, key }: { note: string; key: string }) => ({ nota: note, clave_idempotencia: key })

const wireReasons = { received: 'recibido', returned: 'devuelto', lost: 'perdido' } as const

export function stockRemote(wire: Wire): StockPort {
  return {
    async branches() {
      const rows = await wire.get('listar-sucursales', {})
      return rows.map((row) => ({ id: row.id_sucursal, name: row.nombre_sucursal }))
    },
    async find(words) {
      const reply = await wire.get('FiltrarProducto', { id_filtro: 1, texto: words, limitProducts: 8 })
      return (Array.isArray(reply) ? reply : reply.productos).map((product) => ({
        id: product.id_producto,
        name: product.glosa_producto,
      }))
    },
    async low({ branchId, most }, after) {
      const rows = await wire.get('staff/stock-bajo', {
        id_sucursal: branchId,
        hasta: most,
        ...(after && { sigue_a: after.rowId, sigue_stock: after.units }),
      })
      return rows.map((row) => ({
        rowId: row.id_fila,
        productId: row.id_producto,
        name: row.glosa_producto,
        sku: row.sku,
        value: row.atributo,
        units: row.stock,
        sold: row.vendidos,
      }))
    },
    async ofProduct(productId) {
      const rows = await wire.get('staff/stock-producto', { id_producto: productId })
      const [first] = rows
      if (!first) return null
      const levels = rows.map((row) => ({
        productId,
        branchId: row.id_sucursal,
        valueId: row.id_atributo,
        branch: row.sucursal,
        value: row.atributo,
        units: row.stock,
        reserved: row.reservado,
      }))
      return { productId, name: first.glosa_producto, sku: first.sku, levels }
    },
    async movements({ productId, branchId }, before) {
      const rows = await wire.get('staff/movimientos-stock', {
        ...(productId !== undefined && { id_producto: productId }),
        ...(branchId && { id_sucursal: branchId }),
        ...(before !== null && { antes_de: before }),
      })
      return rows.map(toMovement)
    },
    async count(place, { counted, seen, ...sent }) {
      await wire.post('staff/ajustar-stock', {
        ...placeOf(place),
        ...sentOf(sent),
        cantidad: counted,
        visto: seen,
      })
    },
    async move(place, { units, reason, ...sent }) {
      const change = { cantidad: units, motivo: wireReasons[reason] }
      await wire.post('staff/mover-stock', { ...placeOf(place), ...sentOf(sent), ...change })
    },
    async transfer(place, { units, to, ...sent }) {
      const change = { cantidad: units, id_destino: to }
      await wire.post('staff/trasladar-stock', { ...placeOf(place), ...sentOf(sent), ...change })
    },
    async settle(productId) {
      await wire.post('staff/cuadrar-stock', { id_producto: productId })
    },
    async lastRecount() {
      const { fecha, productos, diferencias } = await wire.get('staff/recuento-stock', {})
      const drifts = diferencias.map((row) => ({
        productId: row.id_producto,
        name: row.glosa_producto,
        branch: row.sucursal,
        value: row.atributo,
        booked: row.segun_libro,
        there: row.hay,
      }))
      return { date: fecha, products: productos, drifts }
    },
  }
}

type WireMovement = WireReply<'staff/movimientos-stock'>[number]

const reasons: Record<WireMovement['motivo'], MovementReason> = {
  inicial: 'opening',
  reservado: 'reserved',
  liberado: 'released',
  recibido: 'received',
  devuelto: 'returned',
  perdido: 'lost',
  traslado: 'transferred',
  contado: 'counted',
  sin_motivo: 'unstated',
}

const toMovement = (row: WireMovement): StockMovement => ({
  id: row.id_movimiento,
  date: row.fecha,
  productId: row.id_producto,
  product: row.glosa_producto,
  branch: row.sucursal,
  value: row.atributo,
  delta: row.cantidad,
  balance: row.saldo,
  reason: reasons[row.motivo],
  actor: row.responsable,
  note: row.nota,
})

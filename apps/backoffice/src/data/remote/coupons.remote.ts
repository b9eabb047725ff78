import type { WireReply } from '#contract/wire-types.ts'
import type { Coupon, CouponsPort } from '../port/coupons.port.ts'
import { namingNow } from './editing.ts'
import type { Wire } from './wire.ts'

const before = (id: number | null) => (id === null ? {} : { antes_de: id })

export function couponsRemote(wire: Wire): CouponsPort {
  return {
    list: async (code, last) =>
      (await wire.get('staff/cupones', { codigo: code, ...before(last) })).map(toCoupon),
    save: async ({ id, version, key, limit, limitEach, ...form }) =>
      toCoupon(
        await namingNow(
          wire.post('staff/guardar-cupon', {
            ...(id !== null && version !== null ? { id_cupon: id, version } : { clave_idempotencia: key }),
            codigo: form.code,
            tipo: form.isPercent ? 1 : 0,
            valor: form.value,
            desde: form.from,
            hasta: form.to,
            minimo: form.minimum,
            ...(limit !== null && { limite: limit }),
            ...(limitEach !== null && { limite_por_cliente: limitEach }),
            productos: form.productIds,
            categorias: form.categoryIds,
          }),
          toCoupon,
        ),
      ),
    setOn: async (id, isOn) =>
      toCoupon(await wire.post('staff/activar-cupon', { id_cupon: id, activo: isOn ? 1 : 0 })),
    uses: async (id, last) =>
      (await wire.get('staff/usos-cupon', { id_cupon: id, ...before(last) })).map((use) => ({
        orderId: use.id_pedido,
        orderNumber: use.numero_pedido,
        amount: use.monto,
        at: use.fecha,
        returnedAt: use.fechadevuelto,
      })),
  }
}

const toNamed = ({ id, nombre }: { id: number; nombre: string }) => ({ id, name: nombre })

const toCoupon = (wire: WireReply<'staff/cupones'>[number]): Coupon => ({
  id: wire.id_cupon,
  code: wire.codigo,
  isPercent: wire.tipo === 1,
  value: wire.valor,
  from: wire.desde,
  to: wire.hasta,
  minimum: wire.minimo,
  limit: wire.limite,
  limitEach: wire.limite_por_cliente,
  productIds: wire.productos,
  categoryIds: wire.categorias,
  names: { products: wire.nombres.productos.map(toNamed), categories: wire.nombres.categorias.map(toNamed) },
  version: wire.version,
  isOn: wire.activo === 1,
  uses: wire.usos,
  changedBy: wire.responsable,
})

import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, refuse } from '../refusals/refusal.ts'
import { answerSaved } from '../staff/edited-on-wire.ts'
import type { StaffCouponsService } from './staff-coupons.service.ts'
import type { Named, StaffCoupon } from './staff-coupons.store.ts'

/** The staff's calls about coupons. */
export function staffCouponsRoutes(coupons: StaffCouponsService) {
  return {
    'staff/cupones': async ({ codigo: code, limit, antes_de: before }) =>
      (await coupons.list({ code, limit, before })).map(presentCoupon),

    'staff/guardar-cupon': async (request, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const coupon = await coupons.save({
        id: request.id_cupon,
        version: request.version,
        key: request.clave_idempotencia,
        terms: {
          code: request.codigo,
          type: request.tipo,
          value: request.valor,
          startsOn: request.desde,
          endsOn: request.hasta,
          minimum: request.minimo,
          usageLimit: request.limite ?? null,
          customerLimit: request.limite_por_cliente ?? null,
        },
        bounds: {
          productIds: [...new Set(request.productos)],
          categoryIds: [...new Set(request.categorias)],
        },
        actor: staff,
      })
      return answerSaved(coupon, presentCoupon)
    },

    'staff/activar-cupon': async ({ id_cupon: id, activo }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const coupon = await coupons.setActive(id, activo === 1, staff)
      return isRefusal(coupon) ? coupon : presentCoupon(coupon)
    },

    'staff/usos-cupon': async ({ id_cupon: id, limit, antes_de: before }) => {
      const uses = await coupons.uses(id, { limit, before })
      if (isRefusal(uses)) return uses
      return uses.map((use) => ({
        id_pedido: use.id,
        numero_pedido: use.number,
        monto: use.amount,
        fecha: use.heldAt.toISOString(),
        fechadevuelto: use.releasedAt?.toISOString() ?? null,
      }))
    },
  } satisfies Handlers
}

const presentNamed = ({ id, name }: Named) => ({ id, nombre: name })

function presentCoupon(coupon: StaffCoupon) {
  return {
    id_cupon: coupon.id,
    codigo: coupon.code,
    tipo: coupon.type,
    valor: coupon.value,
    desde: coupon.startsOn,
    hasta: coupon.endsOn,
    minimo: coupon.minimum,
    limite: coupon.usageLimit,
    limite_por_cliente: coupon.customerLimit,
    productos: coupon.productIds,
    categorias: coupon.categoryIds,
    nombres: {
      productos: coupon.products.map(presentNamed),
      categorias: coupon.categories.map(presentNamed),
    },
    version: coupon.version,
    activo: coupon.active ? (1 as const) : (0 as const),
    usos: coupon.used,
    responsable: coupon.changedBy,
    fechacambio: coupon.changedAt?.toISOString() ?? null,
  }
}

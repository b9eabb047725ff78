import type { Handlers } from '../http/wire/register-call.ts'
import type { FiguresService } from './figures.service.ts'

/** The owner's calls about what the shop sells. */
export function figuresRoutes({ sales, summary }: Pick<FiguresService, 'sales' | 'summary'>) {
  return {
    'staff/ventas': async ({ desde: from, hasta: until }) => {
      const { days, best } = await sales({ from, until })
      return {
        dias: days.map((each) => ({
          dia: each.day,
          pedidos: each.orders,
          vendidos: each.sold,
          unidades: each.units,
          total: each.total,
          neto: each.neto,
          iva: each.iva,
          despacho: each.shipping,
          reembolsado: each.refunded,
        })),
        mas_vendidos: best.map(({ productId, name, sku, units, total }) => ({
          id_producto: productId,
          glosa_producto: name,
          sku,
          unidades: units,
          total,
        })),
      }
    },

    'staff/resumen-tienda': async () => {
      const { stock, carts, months } = await summary()
      return {
        existencias: stock && {
          fecha: stock.endedAt.toISOString(),
          unidades: stock.units,
          valor: stock.value,
        },
        carros: { cantidad: carts.carts, unidades: carts.units, valor: carts.value },
        meses: months.map(({ month, sold, total, neto, iva, refunded }) => ({
          mes: month,
          vendidos: sold,
          total,
          neto,
          iva,
          reembolsado: refunded,
        })),
      }
    },
  } satisfies Handlers
}

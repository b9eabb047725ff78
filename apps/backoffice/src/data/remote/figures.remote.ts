import type { FiguresPort } from '../port/figures.port.ts'
import type { Wire } from './wire.ts'

export function figuresRemote(wire: Wire): FiguresPort {
  return {
    async sales({ from, to }) {
      const { dias, mas_vendidos } = await wire.get('staff/ventas', { desde: from, hasta: to })
      return {
        days: dias.map((row) => ({
          day: row.dia,
          orders: row.pedidos,
          sold: row.vendidos,
          units: row.unidades,
          total: row.total,
          neto: row.neto,
          iva: row.iva,
          shipping: row.despacho,
          refunded: row.reembolsado,
        })),
        best: mas_vendidos.map((row) => ({
          productId: row.id_producto,
          name: row.glosa_producto,
          sku: row.sku,
          units: row.unidades,
          total: row.total,
        })),
      }
    },
    async summary() {
      const { existencias, carros, meses } = await wire.get('staff/resumen-tienda', {})
      return {
        stock: existencias && {
          date: existencias.fecha,
          units: existencias.unidades,
          value: existencias.valor,
        },
        carts: { count: carros.cantidad, units: carros.unidades, value: carros.valor },
        months: meses.map((row) => ({
          month: row.mes,
          sold: row.vendidos,
          total: row.total,
          neto: row.neto,
          iva: row.iva,
          refunded: row.reembolsado,
        })),
      }
    },
  }
}

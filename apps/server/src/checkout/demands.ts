import type { Demand } from '../catalogue/stock/stock.service.ts'
import type { OrderRequest } from './order-request.ts'

/** Lines of the wire as what they ask of the stock; a null branch leaves it to any of them. */
export function demandsOf(lines: OrderRequest['productos'], branchId: number | null): Demand[] {
  return lines.map(({ id_producto: productId, cantidad: quantity, atributos: valueIds }) => ({
    productId,
    quantity,
    valueIds,
    branchId,
  }))
}

import { staffAjustarStock } from './staff-ajustar-stock.ts'
import { staffMoverStock } from './staff-mover-stock.ts'
import { staffMovimientosStock } from './staff-movimientos-stock.ts'
import { staffStockProducto } from './staff-stock-producto.ts'

export const stockCalls = [
  staffAjustarStock,
  staffMoverStock,
  staffMovimientosStock,
  staffStockProducto,
] as const

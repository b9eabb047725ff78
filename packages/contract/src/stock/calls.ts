import { staffAjustarStock } from './staff-ajustar-stock.ts'
import { staffAplicarMasivoStock } from './staff-aplicar-masivo-stock.ts'
import { staffCuadrarStock } from './staff-cuadrar-stock.ts'
import { staffDeshacerMasivoStock } from './staff-deshacer-masivo-stock.ts'
import { staffMasivosStock } from './staff-masivos-stock.ts'
import { staffMoverStock } from './staff-mover-stock.ts'
import { staffMovimientosStock } from './staff-movimientos-stock.ts'
import { staffPreviaMasivoStock } from './staff-previa-masivo-stock.ts'
import { staffRecuentoStock } from './staff-recuento-stock.ts'
import { staffStockBajo } from './staff-stock-bajo.ts'
import { staffStockProducto } from './staff-stock-producto.ts'
import { staffTrasladarStock } from './staff-trasladar-stock.ts'

export const stockCalls = [
  staffAjustarStock,
  staffMoverStock,
  staffMovimientosStock,
  staffRecuentoStock,
  staffCuadrarStock,
  staffStockBajo,
  staffStockProducto,
  staffTrasladarStock,
  staffPreviaMasivoStock,
  staffAplicarMasivoStock,
  staffMasivosStock,
  staffDeshacerMasivoStock,
] as const

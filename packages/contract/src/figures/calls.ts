import { staffResumenTienda } from './staff-resumen-tienda.ts'
import { staffVentas } from './staff-ventas.ts'

export const figureCalls = [staffVentas, staffResumenTienda] as const

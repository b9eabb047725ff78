import { staffActivarCupon } from './staff-activar-cupon.ts'
import { staffCupones } from './staff-cupones.ts'
import { staffGuardarCupon } from './staff-guardar-cupon.ts'
import { staffUsosCupon } from './staff-usos-cupon.ts'
import { verificarCuponDescuento } from './verificar-cupon-descuento.ts'

export const couponsCalls = [
  verificarCuponDescuento,
  staffCupones,
  staffGuardarCupon,
  staffActivarCupon,
  staffUsosCupon,
] as const

import { filtrarProducto } from './filtrar-producto.ts'
import { staffBusquedasSinResultado } from './staff-busquedas-sin-resultado.ts'
import { staffGuardarSinonimosBusqueda } from './staff-guardar-sinonimos-busqueda.ts'
import { staffGuardarTerminoBusqueda } from './staff-guardar-termino-busqueda.ts'
import { staffProbarBusqueda } from './staff-probar-busqueda.ts'
import { staffQuitarSinonimosBusqueda } from './staff-quitar-sinonimos-busqueda.ts'
import { staffQuitarTerminoBusqueda } from './staff-quitar-termino-busqueda.ts'
import { staffSinonimosBusqueda } from './staff-sinonimos-busqueda.ts'
import { staffTerminosBusqueda } from './staff-terminos-busqueda.ts'

export const searchCalls = [
  filtrarProducto,
  staffBusquedasSinResultado,
  staffTerminosBusqueda,
  staffGuardarTerminoBusqueda,
  staffQuitarTerminoBusqueda,
  staffSinonimosBusqueda,
  staffGuardarSinonimosBusqueda,
  staffQuitarSinonimosBusqueda,
  staffProbarBusqueda,
] as const

import { filtrarProducto } from './filtrar-producto.ts'
import { staffBusquedasSinResultado } from './staff-busquedas-sin-resultado.ts'

export const searchCalls = [filtrarProducto, staffBusquedasSinResultado] as const

import { filtrarProducto } from './filtrar-producto.ts'

export const searchCalls = [filtrarProducto] as const

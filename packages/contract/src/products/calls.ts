import { staffCategorias } from './staff-categorias.ts'
import { staffDeshacerProducto } from './staff-deshacer-producto.ts'
import { staffGuardarProducto } from './staff-guardar-producto.ts'
import { staffHistorialProducto } from './staff-historial-producto.ts'
import { staffMarcas } from './staff-marcas.ts'
import { staffProducto } from './staff-producto.ts'
import { staffProductos } from './staff-productos.ts'

export const productsCalls = [
  staffProductos,
  staffProducto,
  staffGuardarProducto,
  staffHistorialProducto,
  staffDeshacerProducto,
  staffCategorias,
  staffMarcas,
] as const

import { staffGuardarImagenesProducto } from './staff-guardar-imagenes-producto.ts'
import { staffImagen } from './staff-imagen.ts'
import { staffImagenesProducto } from './staff-imagenes-producto.ts'
import { staffSubirImagen } from './staff-subir-imagen.ts'

export const picturesCalls = [
  staffSubirImagen,
  staffImagen,
  staffImagenesProducto,
  staffGuardarImagenesProducto,
] as const

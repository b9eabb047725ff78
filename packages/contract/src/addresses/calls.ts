import { desactivarDireccionCliente } from './desactivar-direccion-cliente.ts'
import { guardarActualizarDireccionCliente } from './guardar-actualizar-direccion-cliente.ts'
import { listadoDireccionCliente } from './listado-direccion-cliente.ts'
import { traerDireccionCliente } from './traer-direccion-cliente.ts'
import { traerclientedireccion } from './traerclientedireccion.ts'

export const addressesCalls = [
  guardarActualizarDireccionCliente,
  listadoDireccionCliente,
  desactivarDireccionCliente,
  traerclientedireccion,
  traerDireccionCliente,
] as const

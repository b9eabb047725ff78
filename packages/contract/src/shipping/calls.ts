import { listarTipoDespacho } from './listar-tipo-despacho.ts'
import { listarTransportistas } from './listar-transportistas.ts'
import { staffDespacho } from './staff-despacho.ts'
import { staffGuardarSucursal } from './staff-guardar-sucursal.ts'
import { staffGuardarTipoDespacho } from './staff-guardar-tipo-despacho.ts'
import { staffGuardarTransportista } from './staff-guardar-transportista.ts'
import { staffPreviaDespacho } from './staff-previa-despacho.ts'
import { tarifasDespacho } from './tarifas-despacho.ts'
import { traerCiudadDireccionCliente } from './traer-ciudad-direccion-cliente.ts'
import { traerRegionDireccionCliente } from './traer-region-direccion-cliente.ts'

export const shippingCalls = [
  traerRegionDireccionCliente,
  traerCiudadDireccionCliente,
  listarTipoDespacho,
  listarTransportistas,
  tarifasDespacho,
  staffDespacho,
  staffGuardarTransportista,
  staffGuardarSucursal,
  staffGuardarTipoDespacho,
  staffPreviaDespacho,
] as const

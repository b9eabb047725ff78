import { guardarSolicitud } from './guardar-solicitud.ts'
import { listarSolicitudes } from './listar-solicitudes.ts'
import { staffRecibirDevolucion } from './staff-recibir-devolucion.ts'
import { staffResponderSolicitud } from './staff-responder-solicitud.ts'
import { staffSolicitudes } from './staff-solicitudes.ts'

export const returnsCalls = [
  guardarSolicitud,
  listarSolicitudes,
  staffSolicitudes,
  staffResponderSolicitud,
  staffRecibirDevolucion,
] as const

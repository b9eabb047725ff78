import { cancelarSuscripcion } from './cancelar-suscripcion.ts'
import { confirmarSuscripcion } from './confirmar-suscripcion.ts'
import { enviarDatosContacto } from './enviar-datos-contacto.ts'
import { listarSucursales } from './listar-sucursales.ts'
import { subcripcionEmail } from './subcripcion-email.ts'

export const contentCalls = [
  listarSucursales,
  subcripcionEmail,
  confirmarSuscripcion,
  cancelarSuscripcion,
  enviarDatosContacto,
] as const

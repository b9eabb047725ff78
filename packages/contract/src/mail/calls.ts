import { staffCorreos } from './staff-correos.ts'
import { staffReenviarCorreo } from './staff-reenviar-correo.ts'

export const mailCalls = [staffCorreos, staffReenviarCorreo] as const

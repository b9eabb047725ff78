import { staffAceptarInvitacion } from './aceptar-invitacion.ts'
import { staffCambiarContrasenia } from './cambiar-contrasenia.ts'
import { staffCerrarOtrasSesiones } from './cerrar-otras-sesiones.ts'
import { staffCerrarSesion } from './cerrar-sesion.ts'
import { staffCerrarSesionesCuenta } from './cerrar-sesiones-cuenta.ts'
import { staffCrearDuenio } from './crear-duenio.ts'
import { staffCuentas } from './cuentas.ts'
import { staffEntrar } from './entrar.ts'
import { staffGuardarCuenta } from './guardar-cuenta.ts'
import { staffRegistro } from './registro.ts'
import { staffReinvitarCuenta } from './reinvitar-cuenta.ts'
import { staffSalir } from './salir.ts'
import { staffSesion } from './sesion.ts'
import { staffSesiones } from './sesiones.ts'
import { staffSesionesCuenta } from './sesiones-cuenta.ts'
import { staffTotpActivar } from './totp-activar.ts'
import { staffTotpDesactivar } from './totp-desactivar.ts'
import { staffTotpPreparar } from './totp-preparar.ts'

export const staffCalls = [
  staffEntrar,
  staffSalir,
  staffSesion,
  staffSesiones,
  staffCerrarSesion,
  staffCerrarOtrasSesiones,
  staffCambiarContrasenia,
  staffTotpPreparar,
  staffTotpActivar,
  staffTotpDesactivar,
  staffCuentas,
  staffGuardarCuenta,
  staffReinvitarCuenta,
  staffSesionesCuenta,
  staffCerrarSesionesCuenta,
  staffAceptarInvitacion,
  staffCrearDuenio,
  staffRegistro,
] as const

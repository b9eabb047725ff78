import type { WireReply } from '#contract/wire-types.ts'
import type { AccountPort, Session } from '../port/account.port.ts'
import { Refusal } from '../port/refusal.ts'
import type { Wire } from './wire.ts'

export function accountRemote(wire: Wire): AccountPort {
  return {
    async changePassword({ current, next }) {
      await wire.post('staff/cambiar-contrasenia', { actual: current, nueva: next })
    },
    sessions: async () => (await wire.get('staff/sesiones', {})).map(toSession),
    async endSession(id) {
      await wire.post('staff/cerrar-sesion', { id_sesion: id })
    },
    async endOtherSessions() {
      await wire.post('staff/cerrar-otras-sesiones', {})
    },
    async prepareTotp(password) {
      const { secreto, uri } = await wire.post('staff/totp-preparar', { contrasenia: password })
      return { secret: secreto, uri }
    },
    async enableTotp(code) {
      return (await wire.post('staff/totp-activar', { codigo: code })).codigos_recuperacion
    },
    async disableTotp({ password, code }) {
      await wire.post('staff/totp-desactivar', { contrasenia: password, codigo: code })
    },
    async acceptInvitation({ token, password }) {
      refuseHalf(token)
      const { nombre, correo } = await wire.post('staff/aceptar-invitacion', { token, contrasenia: password })
      return { name: nombre, email: correo }
    },
    async createFirstOwner({ token, name, email, password }) {
      refuseHalf(token)
      await wire.post('staff/crear-duenio', { token, nombre: name, correo: email, contrasenia: password })
    },
  }
}

/** No link has a token of another form: the shop need not be asked. */
function refuseHalf(token: string): void {
  if (!/^[\w-]{43}$/.test(token)) throw new Refusal('LINK_INVALID', '')
}

/** A session as the desk names it. */
export const toSession = (session: WireReply<'staff/sesiones'>[number]): Session => ({
  id: session.id_sesion,
  device: session.dispositivo,
  address: session.direccion,
  opened: session.creada,
  seen: session.vista,
  isThis: session.actual === 1,
})

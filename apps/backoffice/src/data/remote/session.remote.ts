import type { SessionPort } from '../port/session.port.ts'
import type { Wire } from './wire.ts'

export function sessionRemote(wire: Wire): SessionPort {
  return {
    async current() {
      const session = await wire.get('staff/sesion', {})
      return (
        session && {
          accountId: session.id_cuenta,
          name: session.nombre,
          email: session.correo,
          role: session.rol,
          hasTotp: session.totp === 1,
        }
      )
    },
    async signIn({ email, password, code }) {
      await wire.post('staff/entrar', { correo: email, contrasenia: password, ...(code && { codigo: code }) })
    },
    async signOut() {
      await wire.post('staff/salir', {})
    },
  }
}

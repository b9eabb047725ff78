import type { AccountPort, SignedIn } from '../port/account.port.ts'
import { Refusal } from '../port/refusal.ts'
import { endingSession, personalWire } from './personal-wire.ts'
import type { Wire } from './wire.ts'

export function accountRemote(any: Wire): AccountPort {
  const wire = personalWire(any)
  return {
    async termsVersion() {
      return (await any.get('plazos-tienda', {})).terminos
    },
    async signIn(email, password) {
      const { datos } = await wire.post('autentificar-usuario', { correo: email, contrasenia: password })
      return toSignedIn(datos)
    },
    async signUp({ email, password, acceptsTerms, termsVersion, acceptsMarketing }) {
      const { datos } = await wire.post('ActualizarRegistrarClienteCommerce', {
        datos: {
          e_mail_cliente: email,
          contrasenia: password,
          acepta_terminos: acceptsTerms ? 1 : 0,
          version_terminos: termsVersion,
          ...(acceptsMarketing !== undefined && { acepta_publicidad: acceptsMarketing ? 1 : 0 }),
        },
      })
      return toSignedIn(datos)
    },
    demoCredential: async () => null,
    signOut: () => endingSession(() => wire.post('cerrar-sesion', {})),
    signOutEverywhere: () => endingSession(() => wire.post('cerrar-sesion', { todas: 1 })),
    async requestRecovery(email) {
      await wire.post('RecuperarContra', { correo: email })
    },
    async resetPassword(token, password) {
      if (!isLinkToken(token)) throw new Refusal('LINK_INVALID', '')
      await wire.post('restablecer-contrasenia', { token, contrasenia_actual: password })
    },
    async changePassword({ customerId, before, after }) {
      await wire.post('actualizarcontrasenia-usuario', {
        id_usuario: customerId,
        contrasenia_anterior: before,
        contrasenia_actual: after,
      })
    },
    async editProfile({ customerId, email, phone, firstName, lastName, password }) {
      const { datos, correo_por_confirmar: unprovenEmail = null } = await wire.post(
        'ActualizarRegistrarClienteCommerce',
        {
          datos: {
            id_cliente: customerId,
            e_mail_cliente: email,
            celular_cliente: phone,
            nombre_cliente: firstName,
            apellidopaterno_cliente: lastName,
            ...(password !== undefined && { contrasenia: password }),
          },
        },
      )
      return { ...toSignedIn(datos), unprovenEmail }
    },
    async requestEmailProof() {
      await wire.post('comprobar-correo', {})
    },
    async confirmEmail(token) {
      if (!isLinkToken(token)) throw new Refusal('LINK_INVALID', '')
      const { datos } = await wire.post('confirmar-correo', { token })
      return toSignedIn(datos)
    },
    async readPersonalData() {
      const reply = await wire.get('mis-datos', {})
      if (!('datos' in reply)) throw new Error('The export came without the person.')
      const newest = reply.consentimientos
        .filter(({ proposito }) => proposito === 'publicidad')
        .toSorted((a, b) => b.fecha.localeCompare(a.fecha))[0]
      const given = newest?.otorgado === 1
      return {
        marketing: {
          given,
          since: given ? newest.fecha : null,
          version: given ? newest.version : null,
        },
        emailProvenSince: reply.correo_comprobado,
        file: reply,
      }
    },
    async setMarketing(given) {
      const reply = await wire.post('mis-datos', {
        accion: 'consentimiento',
        acepta_publicidad: given ? 1 : 0,
      })
      if (!('acepta_publicidad' in reply)) throw new Error('The consent came without its state.')
      return { given: reply.acepta_publicidad === 1, since: reply.fecha, version: reply.version }
    },
    async erase(password) {
      await wire.post('mis-datos', { accion: 'borrar', contrasenia: password })
    },
  }
}

/** No link has a token of another form: the shop need not be asked. */
const isLinkToken = (token: string) => /^[\w-]{43}$/.test(token)

/** A sign-up's reply lacks the user's number, which is the customer's. */
const toSignedIn = (customer: { id_cliente: number }): SignedIn => ({
  customerId: customer.id_cliente,
  profile: { ...customer, id_usuario: customer.id_cliente },
})

import type { EmailProofService } from '../customers/email-proof/email-proof.service.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal } from '../refusals/refusal.ts'
import type { ContactService } from './contact.service.ts'
import type { NewsletterService } from './newsletter.service.ts'

/** The calls by which people write to the shop, and let it write to them. */
export function newsletterRoutes({
  newsletter,
  contact,
  emailProof,
}: {
  newsletter: NewsletterService
  contact: ContactService
  emailProof: Pick<EmailProofService, 'prove'>
}) {
  return {
    'subcripcion-email': async ({ email }, { language }) => {
      const result = await newsletter.subscribe(email, language)
      return isRefusal(result) ? result : 'enviado_suscripcion'
    },

    'confirmar-suscripcion': async ({ token }, { session }) => {
      const email = await newsletter.confirm(token)
      if (isRefusal(email)) return email
      // The link alone says nothing of who signed up under its address.
      if (session) await emailProof.prove(session, email)
      return true
    },

    'cancelar-suscripcion': ({ token }) => newsletter.cancel(token),

    'enviar-datos-contacto': ({ nombre, email, tema, mensaje }) =>
      contact.send({ name: nombre, email, topic: tema, message: mensaje }),
  } satisfies Handlers
}

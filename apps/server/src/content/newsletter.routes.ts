import type { Handlers } from '../http/wire/register-call.ts'
import { isRefused } from '../refusals/refused.ts'
import type { ContactService } from './contact.service.ts'
import type { NewsletterService } from './newsletter.service.ts'

/** The calls by which people write to the shop, and let it write to them. */
export function newsletterRoutes({
  newsletter,
  contact,
}: {
  newsletter: NewsletterService
  contact: ContactService
}) {
  return {
    'subcripcion-email': async ({ email }, { language }) => {
      const asked = await newsletter.subscribe(email, language)
      return isRefused(asked) ? asked : 'enviado_suscripcion'
    },

    'confirmar-suscripcion': ({ token }) => newsletter.confirm(token),

    'cancelar-suscripcion': ({ token }) => newsletter.cancel(token),

    'enviar-datos-contacto': ({ nombre, email, tema, mensaje }) =>
      contact.send({ name: nombre, email, topic: tema, message: mensaje }),
  } satisfies Handlers
}

import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { linkToken } from '#contract/content/link-token.ts'
import type { ErrorLanguage } from '#contract/error-texts.ts'
import { errorLanguage } from '../http/errors.ts'
import { isRefused } from '../http/refused.ts'
import { escapeHtml } from '../mail/render-html.ts'
import type { NewsletterService } from './newsletter.service.ts'

type Act = 'confirmar' | 'cancelar'
type PageTexts = { ask: string; button: string; done: string }

const texts: Record<ErrorLanguage, Record<Act, PageTexts> & { invalid: string; shop: string }> = {
  es: {
    confirmar: {
      ask: '¿Confirmas que quieres recibir ofertas y novedades de Huella?',
      button: 'Sí, confirmar',
      done: 'Listo: tu suscripción está confirmada.',
    },
    cancelar: {
      ask: '¿Quieres dejar de recibir los correos de Huella?',
      button: 'Sí, cancelar la suscripción',
      done: 'Listo: no te enviaremos más ofertas.',
    },
    invalid: 'El enlace ya no sirve. Suscríbete otra vez desde la tienda si quieres.',
    shop: 'Ir a la tienda',
  },
  en: {
    confirmar: {
      ask: 'Do you confirm that you want offers and news from Huella?',
      button: 'Yes, confirm',
      done: 'Done: your subscription is confirmed.',
    },
    cancelar: {
      ask: 'Do you want to stop receiving mails from Huella?',
      button: 'Yes, unsubscribe',
      done: 'Done: we will send you no more offers.',
    },
    invalid: 'The link no longer works. Subscribe again from the shop if you like.',
    shop: 'Go to the shop',
  },
  ru: {
    confirmar: {
      ask: 'Подтвердить, что вы хотите получать предложения и новости Huella?',
      button: 'Да, подтвердить',
      done: 'Готово: подписка подтверждена.',
    },
    cancelar: {
      ask: 'Больше не получать письма от Huella?',
      button: 'Да, отписаться',
      done: 'Готово: предложений больше не будет.',
    },
    invalid: 'Ссылка больше не действует. При желании подпишитесь снова в магазине.',
    shop: 'В магазин',
  },
}

/**
 * The pages behind the links of the newsletter's mails. Reading one changes nothing, since mail scanners
 * follow links; its button posts to the same address, and so does a mail program's one-click unsubscribe
 * (RFC 8058). The token alone is the right to do it, so no session is asked.
 */
export async function newsletterPages(
  app: FastifyInstance,
  { newsletter }: { newsletter: Pick<NewsletterService, 'confirm' | 'cancel'> },
): Promise<void> {
  await app.register(formbody)
  const acts = { confirmar: newsletter.confirm, cancelar: newsletter.cancel }
  for (const act of ['confirmar', 'cancelar'] as const) {
    const url = `/suscripcion/${act}`
    app.get(url, (request, reply) => {
      const language = errorLanguage(request.headers['accept-language'])
      const token = tokenOf(request.query)
      if (token === null) return sendPage(reply.code(400), language, texts[language].invalid)
      const { ask, button } = texts[language][act]
      const form = `<form method="post" action="${url}?token=${token}"><button>${escapeHtml(button)}</button></form>`
      return sendPage(reply, language, ask, form)
    })
    app.post(url, async (request, reply) => {
      const language = errorLanguage(request.headers['accept-language'])
      const token = tokenOf(request.query)
      const isDone = token !== null && !isRefused(await acts[act](token))
      if (!isDone) return sendPage(reply.code(400), language, texts[language].invalid)
      return sendPage(reply, language, texts[language][act].done)
    })
  }
}

function tokenOf(query: unknown): string | null {
  const parsed = linkToken.safeParse((query as { token?: unknown }).token)
  return parsed.success ? parsed.data : null
}

/** Without script or style of its own, so that the strictest policy lets it be. */
function sendPage(reply: FastifyReply, language: ErrorLanguage, said: string, form = ''): FastifyReply {
  return reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .send(`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Huella</title></head>
<body><main><h1>Huella</h1><p>${escapeHtml(said)}</p>${form}<p><a href="/">${escapeHtml(texts[language].shop)}</a></p></main></body>
</html>
`)
}

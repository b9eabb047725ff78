import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { escapeHtml } from '../page.ts'
import { cardKinds, type Gateway, GatewayRefusal, type Transaction } from './gateway.ts'
import { formPath } from './gateway-api.ts'

const decidePath = '/webpayserver/decidir'
const html = 'text/html; charset=utf-8'

const cardNames: Record<(typeof cardKinds)[number], string> = {
  VN: 'Crédito, sin cuotas',
  VC: 'Crédito, en cuotas',
  SI: 'Crédito, tres cuotas sin interés',
  S2: 'Crédito, dos cuotas sin interés',
  NC: 'Crédito, cuotas sin interés del comercio',
  VD: 'Redcompra (débito)',
  VP: 'Prepago',
}

/**
 * The gateway's form as a page: the shopper approves, is rejected, gives up, lets the time run out or meets
 * a broken form, with a kind of card and instalments. It sends back as the real one does.
 */
export async function webpayForm(app: FastifyInstance, { gateway }: { gateway: Gateway }): Promise<void> {
  await app.register(formbody)
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof GatewayRefusal ? error.status : 500
    const message = error instanceof Error ? error.message : 'Error'
    return reply
      .code(status)
      .type(html)
      .send(frame(`<h1>Pasarela de pruebas</h1><p>${escapeHtml(message)}</p>`))
  })

  const show = (token: unknown, reply: FastifyReply) => {
    const transaction = gateway.find(String(token ?? ''))
    // Whoever comes back to a used form is sent on to where it led.
    if (transaction.decision !== null) return sendBack(transaction, reply)
    if (gateway.isFormOver(transaction)) return send(transaction.returnUrl, timedOut(transaction), reply)
    return reply.type(html).send(formOf(transaction))
  }
  app.get(formPath, ({ query }, reply) => show((query as { token_ws?: unknown }).token_ws, reply))
  app.post(formPath, ({ body }, reply) => show((body as { token_ws?: unknown } | null)?.token_ws, reply))

  app.post(decidePath, async ({ body }, reply) => {
    const said = body as Record<string, string>
    const token = said.token_ws ?? ''
    const cardKind = cardKinds.find((kind) => kind === said.tipo) ?? 'VN'
    const instalments =
      cardKind === 'VN' || cardKind === 'VD' || cardKind === 'VP' ? 0 : instalmentsOf(said.cuotas)
    const transaction = gateway.find(token)
    if (transaction.decision !== null) return sendBack(transaction, reply)
    // When the form's time is over the gateway sends back without a token.
    if (said.accion === 'vencer' || gateway.isFormOver(transaction)) {
      return send(transaction.returnUrl, timedOut(transaction), reply)
    }
    const decision =
      said.accion === 'abortar'
        ? 'aborted'
        : said.accion === 'error'
          ? 'error'
          : { approves: said.accion === 'aprobar', cardKind, instalments }
    return sendBack(gateway.decide(token, decision), reply)
  })

  /** Sends the shopper back, and with them as many others as were asked for. */
  async function sendBack(transaction: Transaction, reply: FastifyReply): Promise<FastifyReply> {
    return send(transaction.returnUrl, fieldsOf(transaction), reply)
  }

  async function send(
    url: string,
    fields: Record<string, string>,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { moreReturns, returnBy } = gateway.switches
    const body = new URLSearchParams(fields)
    const address = `${url}${url.includes('?') ? '&' : '?'}${body}`
    const more = Array.from({ length: moreReturns }, () =>
      returnBy === 'POST'
        ? fetch(url, { method: 'POST', body, redirect: 'manual' })
        : fetch(address, { redirect: 'manual' }),
    )
    // Theirs is theirs: that one of them is not answered is no reason to keep the shopper.
    void Promise.allSettled(more)
    if (returnBy === 'GET') return reply.redirect(address, 303)
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
    )
    return reply
      .type(html)
      .send(
        frame(
          `<form method="post" action="${escapeHtml(url)}">${inputs.join('')}<button>Volver al comercio</button></form><script>document.forms[0].submit()</script>`,
        ),
      )
  }
}

function instalmentsOf(text: string | undefined): number {
  const count = Number(text)
  return Number.isInteger(count) && count >= 2 && count <= 48 ? count : 3
}

/** The four kinds of return (chile.md). */
function fieldsOf(transaction: Transaction): Record<string, string> {
  const { token, decision } = transaction
  if (decision === 'aborted') return { TBK_TOKEN: token, ...timedOut(transaction) }
  if (decision === 'error') return { token_ws: token, TBK_TOKEN: token, ...timedOut(transaction) }
  return { token_ws: token }
}

const timedOut = ({ sessionId, buyOrder }: Transaction) => ({
  TBK_ID_SESION: sessionId,
  TBK_ORDEN_COMPRA: buyOrder,
})

function formOf({ token, amount, buyOrder }: Transaction): string {
  const options = cardKinds.map((kind) => `<option value="${kind}">${cardNames[kind]} (${kind})</option>`)
  const pesos = new Intl.NumberFormat('es-CL', { style: 'currency', currency: 'CLP' }).format(amount)
  return frame(`<h1>Pasarela de pruebas</h1>
<p>Nada se cobra aquí. Elige cómo termina el pago.</p>
<dl><dt>Orden de compra</dt><dd>${escapeHtml(buyOrder)}</dd><dt>Monto</dt><dd><strong>${pesos}</strong></dd></dl>
<form method="post" action="${decidePath}"><input type="hidden" name="token_ws" value="${token}">
<label for="tipo">Tarjeta</label><select id="tipo" name="tipo">${options.join('')}</select>
<label for="cuotas">Cuotas</label><input id="cuotas" name="cuotas" type="number" min="2" max="48" value="3">
<div class="main"><button name="accion" value="aprobar" class="yes">Aprobar</button><button name="accion" value="rechazar">Rechazar</button></div>
<div class="more"><button name="accion" value="abortar">Anular compra</button><button name="accion" value="vencer">Dejar vencer</button><button name="accion" value="error">Error de formulario</button></div>
</form>`)
}

const frame = (body: string) => `<!doctype html>
<html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Pasarela de pruebas</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; accent-color: #6b2fb3 }
  body { max-width: 26rem; margin: 0 auto; padding: 32px 16px }
  h1 { font-size: 1.375rem; margin: 0 0 8px }
  dl { display: grid; grid-template-columns: 1fr auto; gap: 8px; margin: 16px 0; padding: 16px; border: 1px solid #8886; border-radius: 12px }
  dd { margin: 0; text-align: end }
  label { display: block; margin-top: 12px; font-weight: 600 }
  select, input, button { box-sizing: border-box; width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; border: 1px solid #8889; border-radius: 8px }
  .main, .more { display: grid; gap: 8px; margin-top: 20px }
  .yes { background: #6b2fb3; color: #fff; border-color: transparent; font-weight: 600 }
</style></head><body>${body}</body></html>
`

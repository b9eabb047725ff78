import type { KeyScope, WebhookEvent } from '#contract/integrations/key-scopes.ts'
import type { Handlers } from '../http/wire/register-call.ts'
import { isRefusal, refuse } from '../refusals/refusal.ts'
import type { ApiKeyRow, ApiKeysService } from './api-keys.service.ts'
import { type DeliveryRow, messageId, type WebhookRow, type WebhooksService } from './webhooks.service.ts'

/** The calls about other systems, and the one that is for them alone. */
export function integrationsRoutes({
  keys,
  webhooks,
  saveProduct,
}: {
  keys: ApiKeysService
  webhooks: WebhooksService
  /** Writes fields of a product, as the desk does. */
  saveProduct: NonNullable<Handlers['staff/guardar-producto']>
}) {
  return {
    'staff/llaves': async () => (await keys.list()).map(presentKey),

    'staff/crear-llave': async ({ nombre: name, permisos: scopes, clave_idempotencia: key }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const made = await keys.create(staff, { name, scopes, key })
      return isRefusal(made) ? made : { llave: presentKey(made.row), secreto: made.secret }
    },

    'staff/revocar-llave': async ({ id_llave }, { staff }) =>
      staff ? keys.revoke(staff, id_llave) : refuse('SESSION_REQUIRED'),

    'staff/webhooks': async () => (await webhooks.list()).map(presentWebhook),

    'staff/crear-webhook': async ({ url, eventos, clave_idempotencia }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const made = await webhooks.create(staff, { url, events: eventos, key: clave_idempotencia })
      return isRefusal(made) ? made : { webhook: presentWebhook(made.row), secreto: made.secret }
    },

    'staff/activar-webhook': async ({ id_webhook, activo }, { staff }) => {
      if (!staff) return refuse('SESSION_REQUIRED')
      const set = await webhooks.setActive(staff, id_webhook, activo === 1)
      return isRefusal(set) ? set : presentWebhook(set)
    },

    'staff/quitar-webhook': async ({ id_webhook }, { staff }) =>
      staff ? webhooks.remove(staff, id_webhook) : refuse('SESSION_REQUIRED'),

    'staff/probar-webhook': async ({ id_webhook }) => {
      const sent = await webhooks.test(id_webhook)
      return isRefusal(sent) ? sent : presentDelivery(sent)
    },

    'staff/entregas-webhook': async ({ id_webhook, antes_de }) =>
      (await webhooks.log(id_webhook, antes_de)).map(presentDelivery),

    'staff/reenviar-entrega': async ({ id_entrega }) => {
      const sent = await webhooks.resend(id_entrega)
      return isRefusal(sent) ? sent : presentDelivery(sent)
    },

    'staff/fijar-precio': ({ id_producto, version, ...cambios }, context) =>
      saveProduct({ id_producto, version, cambios }, context),
  } satisfies Handlers
}

const presentKey = (key: ApiKeyRow) => ({
  id_llave: key.id,
  nombre: key.name,
  inicio: key.prefix,
  permisos: key.scopes as KeyScope[],
  responsable: key.owner,
  creada: key.createdAt.toISOString(),
  usada: key.usedAt?.toISOString() ?? null,
  revocada: key.revokedAt?.toISOString() ?? null,
})

const presentWebhook = (webhook: WebhookRow) => ({
  id_webhook: webhook.id,
  url: webhook.url,
  eventos: webhook.events as WebhookEvent[],
  activo: webhook.active ? (1 as const) : (0 as const),
  responsable: webhook.createdBy,
  creado: webhook.createdAt.toISOString(),
  entregadas: webhook.done,
  pendientes: webhook.pending,
  fallidas: webhook.failed,
})

const states = { PENDING: 'pendiente', DONE: 'entregada', FAILED: 'fallida' } as const

const presentDelivery = (delivery: DeliveryRow) => ({
  id_entrega: delivery.id,
  id_mensaje: messageId(delivery.id),
  evento: delivery.event as WebhookEvent,
  estado: states[delivery.state],
  intentos: delivery.attempts,
  respuesta: delivery.status,
  error: delivery.error,
  contenido: delivery.body,
  creada: delivery.createdAt.toISOString(),
  proxima: delivery.state === 'PENDING' ? delivery.dueAt.toISOString() : null,
})

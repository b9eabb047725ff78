import {
  type KeyScope,
  keyScopeNames,
  type WebhookEvent,
  webhookEvents,
} from '#contract/integrations/key-scopes.ts'
import type { WireReply } from '#contract/wire-types.ts'
import type { ApiKey, Delivery, IntegrationsPort, Webhook } from '../port/integrations.port.ts'
import type { Wire } from './wire.ts'

export function integrationsRemote(wire: Wire): IntegrationsPort {
  return {
    scopes: keyScopeNames,
    events: webhookEvents.filter((event) => event !== 'prueba'),
    keys: async () => (await wire.get('staff/llaves', {})).map(toKey),
    async createKey(name, scopes, key) {
      const sent = { nombre: name, permisos: scopes as KeyScope[], clave_idempotencia: key }
      return { secret: (await wire.post('staff/crear-llave', sent)).secreto }
    },
    async revokeKey(id) {
      await wire.post('staff/revocar-llave', { id_llave: id })
    },
    webhooks: async () => (await wire.get('staff/webhooks', {})).map(toWebhook),
    async createWebhook(url, events, key) {
      const sent = { url, eventos: events as WebhookEvent[], clave_idempotencia: key }
      return { secret: (await wire.post('staff/crear-webhook', sent)).secreto }
    },
    async setActive(id, isActive) {
      await wire.post('staff/activar-webhook', { id_webhook: id, activo: isActive ? 1 : 0 })
    },
    async removeWebhook(id) {
      await wire.post('staff/quitar-webhook', { id_webhook: id })
    },
    test: async (id) => toDelivery(await wire.post('staff/probar-webhook', { id_webhook: id })),
    async deliveries(id, before) {
      const asked = { id_webhook: id, ...(before !== null && { antes_de: before }) }
      return (await wire.get('staff/entregas-webhook', asked)).map(toDelivery)
    },
    resend: async (id) => toDelivery(await wire.post('staff/reenviar-entrega', { id_entrega: id })),
  }
}

const toKey = (key: WireReply<'staff/llaves'>[number]): ApiKey => ({
  id: key.id_llave,
  name: key.nombre,
  prefix: key.inicio,
  scopes: key.permisos,
  owner: key.responsable,
  created: key.creada,
  used: key.usada,
  revoked: key.revocada,
})

const toWebhook = (webhook: WireReply<'staff/webhooks'>[number]): Webhook => ({
  id: webhook.id_webhook,
  url: webhook.url,
  events: webhook.eventos,
  isActive: webhook.activo === 1,
  done: webhook.entregadas,
  pending: webhook.pendientes,
  failed: webhook.fallidas,
})

const states = { pendiente: 'pending', entregada: 'done', fallida: 'failed' } as const

const toDelivery = (delivery: WireReply<'staff/reenviar-entrega'>): Delivery => ({
  id: delivery.id_entrega,
  messageId: delivery.id_mensaje,
  event: delivery.evento,
  state: states[delivery.estado],
  attempts: delivery.intentos,
  status: delivery.respuesta,
  error: delivery.error,
  body: delivery.contenido,
  created: delivery.creada,
  next: delivery.proxima,
})

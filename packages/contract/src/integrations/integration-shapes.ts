import { z } from 'zod'
import { flag, id } from '../fields.ts'
import { keyScopeNames, webhookEvents } from './key-scopes.ts'

/** Who may let other systems in. */
export const integrationRoles = ['owner'] as const

/** A key as its owners see it; the key itself is shown once, when it is made. */
export const apiKey = z.object({
  id_llave: z.int(),
  nombre: z.string(),
  /** Its first characters, to tell it by. */
  inicio: z.string(),
  permisos: z.array(z.enum(keyScopeNames)),
  responsable: z.string(),
  creada: z.iso.datetime(),
  /** When it was last used, to the minute; null when never. */
  usada: z.iso.datetime().nullable(),
  revocada: z.iso.datetime().nullable(),
})

export const apiKeyExample: z.input<typeof apiKey> = {
  id_llave: 1,
  nombre: 'Bodega externa',
  inicio: 'huella_3fQ9',
  permisos: ['pedidos:leer', 'stock:escribir'],
  responsable: 'Ana',
  creada: '2026-11-20T12:00:00.000Z',
  usada: null,
  revocada: null,
}

export const webhook = z.object({
  id_webhook: z.int(),
  url: z.string(),
  eventos: z.array(z.enum(webhookEvents)),
  activo: flag,
  responsable: z.string(),
  creado: z.iso.datetime(),
  /** Of the last week: what arrived, what waits to be tried again, and what was given up. */
  entregadas: z.int(),
  pendientes: z.int(),
  fallidas: z.int(),
})

export const webhookExample: z.input<typeof webhook> = {
  id_webhook: 1,
  url: 'https://erp.example/huella',
  eventos: ['pedido.creado', 'pedido.cambiado'],
  activo: 1,
  responsable: 'Ana',
  creado: '2026-11-20T12:00:00.000Z',
  entregadas: 12,
  pendientes: 0,
  fallidas: 0,
}

/** What was sent, or is to be, to a webhook. */
export const webhookDelivery = z.object({
  id_entrega: z.int(),
  /** The header `webhook-id`: the same each time that it is sent. */
  id_mensaje: z.string(),
  evento: z.enum(webhookEvents),
  estado: z.enum(['pendiente', 'entregada', 'fallida']),
  intentos: z.int(),
  /** The status that was answered; null where nothing was. */
  respuesta: z.int().nullable(),
  /** Why it did not arrive; empty where it did. */
  error: z.string(),
  contenido: z.string(),
  creada: z.iso.datetime(),
  /** When it is tried next; null once it is at its end. */
  proxima: z.iso.datetime().nullable(),
})

export const webhookDeliveryExample = {
  id_entrega: 7,
  id_mensaje: 'msg_7',
  evento: 'pedido.creado',
  estado: 'entregada',
  intentos: 1,
  respuesta: 204,
  error: '',
  contenido: '{"type":"pedido.creado","timestamp":"2026-11-20T12:00:00.000Z","data":{"id_pedido":4}}',
  creada: '2026-11-20T12:00:00.000Z',
  proxima: null,
} as const

export const ofWebhook = { id_webhook: id }

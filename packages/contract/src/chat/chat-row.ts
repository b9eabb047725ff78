import { z } from 'zod'
import { flag } from '../fields.ts'
import { chatEnding } from './chat-shapes.ts'

/** A conversation as the staff's lists show it. */
export const chatRow = z.object({
  id_conversacion: z.int(),
  cliente_identificado: z.uuid(),
  /** `mensaje`: left while nobody was there, and answered by mail. */
  tipo: z.enum(['chat', 'mensaje']),
  nombre: z.string(),
  correo: z.string(),
  telefono: z.string(),
  vigente: flag,
  termino: chatEnding.nullable(),
  cantidad_mensajes: z.int(),
  ultimo_mensaje: z.string().nullable(),
  fecha_ultimo: z.iso.datetime(),
  fecha_inicio: z.iso.datetime(),
  tiempo_expiracion: z.iso.datetime(),
  asignada_a: z.object({ id_cuenta: z.int(), nombre: z.string() }).nullable(),
  /** How many of the visitor's messages the staff has not seen. */
  sin_leer: z.int(),
  /** The page on which the visitor is, as a path. */
  pagina: z.string().nullable(),
  /** Since when the visitor waits for an answer. */
  esperando_desde: z.iso.datetime().nullable(),
  silenciada_hasta: z.iso.datetime().nullable(),
})

export const chatRowExample = {
  id_conversacion: 1,
  cliente_identificado: '5f0e6f0a-7c3b-4d1e-9a53-1f0f5a3b2c1d',
  tipo: 'chat' as const,
  nombre: 'Camila',
  correo: 'camila@example.cl',
  telefono: '',
  vigente: 1 as const,
  termino: null,
  cantidad_mensajes: 1,
  ultimo_mensaje: '¿Tienen pipetas para un perro de 12 kilos?',
  fecha_ultimo: '2026-11-20T12:00:00.000Z',
  fecha_inicio: '2026-11-20T12:00:00.000Z',
  tiempo_expiracion: '2026-11-20T12:15:00.000Z',
  asignada_a: null,
  sin_leer: 1,
  pagina: '/shop/catalog',
  esperando_desde: '2026-11-20T12:00:00.000Z',
  silenciada_hasta: null,
}

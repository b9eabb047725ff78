import { randomUUID } from 'node:crypto'
import { staffSettings } from '../fixture.ts'
import {
  type CallCases,
  example,
  inConversation,
  ofConversation,
  ofCustomer,
  someGuest,
  webhookIn,
} from './case-parts.ts'

/** Of the desk, on those who work and shop here, and on other systems. */
export const peopleCases = {
  'staff/busquedas-sin-resultado': example,
  'staff/terminos-busqueda': example,
  'staff/guardar-termino-busqueda': {
    request: () => ({ significado: 'relleno', termino: `palabra ${randomUUID()}` }),
  },
  'staff/quitar-termino-busqueda': {
    request: async (_, { pool }) => {
      const { rows: known } = await pool.query('SELECT min(id) AS id FROM search_terms')
      return { id_termino: known[0].id }
    },
  },
  'staff/sinonimos-busqueda': example,
  'staff/guardar-sinonimos-busqueda': example,
  'staff/quitar-sinonimos-busqueda': {
    request: async (_, { pool }) => {
      const { rows: known } = await pool.query('SELECT min(group_id) AS id FROM synonyms')
      return { id_grupo: known[0].id }
    },
  },
  'staff/probar-busqueda': example,
  'staff/clientes': example,
  'staff/datos-cliente': { request: ofCustomer.request },
  'staff/clientes-parecidos': { request: ofCustomer.request },
  'staff/clientes-repetidos': {},
  'staff/unir-clientes': {
    request: async (_, { pool }) => ({
      id_cliente: await someGuest(pool),
      id_otro: await someGuest(pool),
      motivo: 'Mismo RUT',
    }),
  },
  'staff/borrar-cliente': {
    request: async (_, { pool }) => ({ id_cliente: await someGuest(pool), motivo: 'Lo pidió por carta' }),
  },
  'staff/fijar-precio': {
    request: async (_, { pool, product }) => {
      // The regular price, which an offer stays below.
      const { rows } = await pool.query(
        'SELECT version, coalesce(compare_at_price, price) AS price FROM products WHERE id = $1',
        [product.id],
      )
      return { id_producto: product.id, version: rows[0].version, precio: rows[0].price }
    },
  },
  'staff/llaves': example,
  'staff/crear-llave': example,
  'staff/revocar-llave': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(
        `INSERT INTO api_keys (name, prefix, key_hash, scopes, staff_id)
         SELECT 'Otro', 'huella_0000', sha256($1::bytea), '{pedidos:leer}', min(id) FROM staff RETURNING id`,
        [randomUUID()],
      )
      return { id_llave: rows[0].id }
    },
  },
  'staff/webhooks': example,
  'staff/crear-webhook': example,
  'staff/activar-webhook': {
    request: async (_, { pool }) => ({ id_webhook: await webhookIn(pool), activo: 1 }),
  },
  'staff/quitar-webhook': { request: async (_, { pool }) => ({ id_webhook: await webhookIn(pool) }) },
  'staff/probar-webhook': { request: async (_, { pool }) => ({ id_webhook: await webhookIn(pool) }) },
  'staff/entregas-webhook': example,
  'staff/reenviar-entrega': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query(
        `INSERT INTO webhook_deliveries (webhook_id, event, body) VALUES ($1, 'prueba', '{}') RETURNING id`,
        [await webhookIn(pool)],
      )
      return { id_entrega: Number(rows[0].id) }
    },
  },
  'staff/entrar': {
    request: () => ({ correo: staffSettings.STAFF_EMAIL, contrasenia: staffSettings.STAFF_PASSWORD }),
  },
  'staff/salir': example,
  'staff/sesion': example,
  'staff/sesiones': example,
  'staff/cerrar-sesion': { refused: 'NOT_FOUND' },
  'staff/cerrar-otras-sesiones': example,
  'staff/cambiar-contrasenia': {
    request: () => ({ actual: staffSettings.STAFF_PASSWORD, nueva: staffSettings.STAFF_PASSWORD }),
  },
  'staff/totp-preparar': { request: () => ({ contrasenia: staffSettings.STAFF_PASSWORD }) },
  // Nobody here has an authenticator: its own tests hold that.
  'staff/totp-activar': {
    request: async (_, { pool }) => {
      await pool.query('DELETE FROM staff_totp')
      return { codigo: '123456' }
    },
    refused: 'NOT_FOUND',
  },
  'staff/totp-desactivar': {
    request: () => ({ contrasenia: staffSettings.STAFF_PASSWORD, codigo: '123456' }),
    refused: 'NOT_FOUND',
  },
  'staff/cuentas': example,
  'staff/guardar-cuenta': {
    request: () => ({ nombre: 'Rosa', correo: `${randomUUID()}@huella.example`, rol: 'agent' }),
  },
  'staff/reinvitar-cuenta': { request: async (_, { invited }) => ({ id_cuenta: (await invited()).id }) },
  'staff/sesiones-cuenta': { request: async (_, { invited }) => ({ id_cuenta: (await invited()).id }) },
  'staff/cerrar-sesiones-cuenta': {
    request: async (_, { invited }) => ({ id_cuenta: (await invited()).id }),
  },
  'staff/aceptar-invitacion': {
    request: async (_, { invited }) => ({
      token: (await invited()).token,
      contrasenia: staffSettings.STAFF_PASSWORD,
    }),
  },
  // Somebody keeps the fixture's shop already.
  'staff/crear-duenio': { refused: 'LINK_INVALID' },
  'staff/registro': example,
  'staff/chat-conversaciones': example,
  'staff/chat-conversacion': ofConversation,
  'staff/chat-mensajes': ofConversation,
  'staff/chat-responder': inConversation({ mensaje: 'Hola' }),
  'staff/chat-nota': inConversation({ mensaje: 'Ya llamó ayer.' }),
  'staff/chat-producto': {
    request: async (actor, fixture) => ({
      ...(await ofConversation.request(actor, fixture)),
      id_producto: fixture.product.id,
    }),
  },
  'staff/chat-asignar': inConversation({ id_cuenta: null }),
  'staff/chat-visto': inConversation({ secuencia: 0 }),
  'staff/chat-desconectar': ofConversation,
  'staff/chat-cerrar': ofConversation,
  'staff/chat-silenciar': inConversation({ minutos: 10 }),
  'staff/chat-transcripcion': ofConversation,
  'staff/chat-agentes': example,
  'staff/chat-cantidades': example,
  'staff/chat-respuestas': example,
  'staff/guardar-respuesta': {
    request: () => ({ nombre: `Envíos ${randomUUID().slice(0, 8)}`, texto: 'A todo Chile.' }),
  },
  'staff/borrar-respuesta': {
    request: async (_, { pool }) => {
      const { rows: made } = await pool.query(
        `INSERT INTO chat_canned_answers (name, content) VALUES ($1, 'A todo Chile.') RETURNING id`,
        [randomUUID()],
      )
      return { id_respuesta: made[0].id }
    },
  },
  'staff/chat-cifras': example,
  'staff/correos': example,
  'staff/reenviar-correo': { refused: 'NOT_FOUND' },
} satisfies Partial<CallCases>

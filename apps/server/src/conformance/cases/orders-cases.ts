import { randomUUID } from 'node:crypto'
import { nobodys } from '../fixture.ts'
import { type CallCases, example, prescribed } from './case-parts.ts'

/** Of the desk, on orders and what belongs to them. */
export const ordersCases = {
  'staff/despacho': example,
  'staff/guardar-transportista': example,
  'staff/guardar-sucursal': example,
  'staff/previa-despacho': example,
  'staff/guardar-tipo-despacho': {
    request: async (_, { pool }) => {
      const { rows } = await pool.query('SELECT version FROM dispatch_kinds WHERE id = 1')
      return { id_tipo_despacho: 1, version: rows[0].version, nombre: 'Despacho a domicilio' }
    },
  },
  'staff/solicitudes': example,
  'staff/responder-solicitud': {
    request: async (actor, { pool, ask, paid }) => {
      const orderId = await paid((await actor.order()).id)
      const asked = {
        id_pedido: orderId,
        tipo: 'RETRACTO',
        lineas: [{ posicion: 0, cantidad: 1 }],
        motivo: 'No era la talla.',
      }
      await ask('guardar-solicitud', asked, { cookies: actor.cookies })
      const { rows: made } = await pool.query('SELECT id FROM return_requests WHERE order_id = $1', [orderId])
      return { id_solicitud: made[0].id, accion: 'aceptar', respuesta: 'Te esperamos.' }
    },
  },
  'staff/recibir-devolucion': {
    request: () => ({
      id_solicitud: nobodys,
      id_sucursal: 1,
      lineas: [{ posicion: 0, cantidad: 1 }],
      clave_idempotencia: randomUUID(),
    }),
    refused: 'NOT_FOUND',
  },
  'staff/pedidos': example,
  'staff/pedidos-cantidades': example,
  'staff/vistas-pedidos': example,
  'staff/guardar-vista-pedidos': example,
  // Those of who asks, who may have saved one here already.
  'staff/borrar-vista-pedidos': { request: () => ({ id_vista: 2_000_000_000 }), refused: 'NOT_FOUND' },
  'staff/hojas-pedidos': example,
  'staff/exportar-pedidos': example,
  'staff/pedido': { request: async (actor) => ({ id_pedido: (await actor.order()).id }) },
  'staff/cambiar-estado-pedido': {
    request: async (actor) => ({ id_pedido: (await actor.order()).id, accion: 'pagar' }),
  },
  'staff/ventas': example,
  'staff/resumen-tienda': example,
  'staff/cupones': example,
  'staff/guardar-cupon': {
    request: () => ({
      codigo: `C${randomUUID().slice(0, 8)}`,
      tipo: 1,
      valor: 10,
      desde: '2026-01-01',
      hasta: '2026-12-31',
    }),
  },
  'staff/activar-cupon': { request: () => ({ id_cupon: 1, activo: 1 }) },
  'staff/usos-cupon': example,
  'staff/pagos': example,
  'staff/reembolsar-pago': {
    request: async (actor) => ({
      id_pedido: (await actor.order()).id,
      queda: 0,
      clave_idempotencia: randomUUID(),
    }),
    refused: 'ORDER_STATE',
  },
  'staff/anotar-pedido': {
    request: async (actor) => ({
      id_pedido: (await actor.order()).id,
      texto: 'Pidió una caja sin logo.',
      clave_idempotencia: randomUUID(),
    }),
  },
  'staff/editar-pedido': {
    request: async (actor) => ({
      id_pedido: (await actor.order()).id,
      version: 1,
      telefono: '9 8765 4321',
    }),
  },
  'staff/reenviar-correo-pedido': {
    request: async (actor, { pool }) => {
      const { id } = await actor.order()
      await pool.query(
        `UPDATE mails SET state = 'sent', sent_at = now(), data = '{}' WHERE order_number = (SELECT number FROM orders WHERE id = $1)`,
        [id],
      )
      return { id_pedido: id, tipo_correo: 'order-received' }
    },
  },
  'staff/recetas': example,
  'staff/recetas-cantidades': example,
  'staff/archivo-receta': {
    request: async (actor, fixture) => {
      const { id, fileId } = await prescribed(actor, fixture)
      return { id_pedido: id, id_archivo: fileId }
    },
  },
  'staff/resolver-receta': {
    request: async (actor, fixture) => {
      const { id } = await prescribed(actor, fixture)
      return { id_pedido: id, version: 0, decision: 'aprobar' as const }
    },
  },
  'staff/cuenta-pedido': { request: async (actor) => ({ id_pedido: (await actor.order()).id }) },
} satisfies Partial<CallCases>

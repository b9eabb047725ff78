import type { WireReply } from '#contract/wire-types.ts'
import type { CustomerProfile, CustomersPort } from '../port/customers.port.ts'
import type { Wire } from './wire.ts'

const kinds = { cliente: 'customer', invitado: 'guest' } as const

const kindAsked = (kind: string): 'todos' | 'cliente' | 'invitado' =>
  kind === 'cliente' || kind === 'invitado' ? kind : 'todos'

export function customersRemote(wire: Wire): CustomersPort {
  return {
    async list({ text, kind }, before) {
      const asked = { texto: text, tipo: kindAsked(kind), ...(before !== null && { antes_de: before }) }
      return (await wire.get('staff/clientes', asked)).map((row) => ({
        id: row.id_cliente,
        kind: kinds[row.tipo],
        name: row.nombre,
        email: row.correo,
        isProven: row.comprobado === 1,
        rut: row.rut,
        phone: row.telefono,
        created: row.creado,
        orders: row.pedidos,
      }))
    },
    profile: async (id) => toProfile(await wire.get('staff/datos-cliente', { id_cliente: id })),
    async erase(id, reason) {
      await wire.post('staff/borrar-cliente', { id_cliente: id, motivo: reason })
    },
  }
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0)

function toProfile(data: WireReply<'staff/datos-cliente'>): CustomerProfile {
  const { datos, otros } = data
  const names = [datos.nombre_cliente, datos.apellidopaterno_cliente, datos.apellidomaterno_cliente]
  return {
    id: datos.id_cliente,
    kind: kinds[data.tipo],
    name: names.filter(Boolean).join(' '),
    email: datos.e_mail_cliente,
    provenAt: data.correo_comprobado,
    rut: datos.rut_cliente === '' ? '' : `${datos.rut_cliente}-${datos.dv_cliente}`,
    phone: datos.celular_cliente || datos.telefono_cliente,
    addresses: data.direcciones.map((each) =>
      [each.calle_direccion_cliente, each.numero_direccion_cliente].join(' '),
    ),
    orders: data.pedidos.map((order) => ({
      number: order.numero_pedido,
      state: order.glosa_estado_pedido,
      date: order.fechacreacion_pedido,
      total: order.total,
      products: order.productos.map(({ glosa_producto, quantity }) => `${quantity} × ${glosa_producto}`),
    })),
    conversations: lengthOf(otros.conversaciones) + lengthOf(otros.conversaciones_sin_sesion),
    requests: lengthOf(otros.solicitudes),
    whole: data,
  }
}

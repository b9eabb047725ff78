import type { WireReply } from '#contract/wire-types.ts'
import type { ReturnKind, ReturnState } from '#rules/orders/returns.ts'
import type {
  ComparedCustomer,
  CustomerProfile,
  CustomersPort,
  ListedCustomer,
  SimilarCustomer,
} from '../port/customers.port.ts'
import type { Wire } from './wire.ts'

const kinds = { cliente: 'customer', invitado: 'guest' } as const

const kindAsked = (kind: string): 'todos' | 'cliente' | 'invitado' =>
  kind === 'cliente' || kind === 'invitado' ? kind : 'todos'

export function customersRemote(wire: Wire): CustomersPort {
  return {
    async list({ text, kind }, before) {
      const asked = { texto: text, tipo: kindAsked(kind), ...(before !== null && { antes_de: before }) }
      return (await wire.get('staff/clientes', asked)).map(toListed)
    },
    profile: async (id) => toProfile(await wire.get('staff/datos-cliente', { id_cliente: id })),
    async similar(id) {
      return (await wire.get('staff/clientes-parecidos', { id_cliente: id })).map(toSimilar)
    },
    async repeated(before) {
      const rows = await wire.get('staff/clientes-repetidos', before === null ? {} : { antes_de: before })
      return rows.map(({ cliente, otro }) => ({ customer: toSimilar(cliente), other: toCompared(otro) }))
    },
    async merge({ into, from, reason }) {
      await wire.post('staff/unir-clientes', { id_cliente: into, id_otro: from, motivo: reason })
    },
    async erase(id, reason) {
      await wire.post('staff/borrar-cliente', { id_cliente: id, motivo: reason })
    },
  }
}

const sameNames = { rut: 'rut', correo: 'email', telefono: 'phone' } as const

const toListed = (row: WireReply<'staff/clientes'>[number]): ListedCustomer => ({
  id: row.id_cliente,
  kind: kinds[row.tipo],
  name: row.nombre,
  email: row.correo,
  isProven: row.comprobado === 1,
  rut: row.rut,
  phone: row.telefono,
  created: row.creado,
  orders: row.pedidos,
})

type Similar = WireReply<'staff/clientes-parecidos'>[number]

const toCompared = (row: Omit<Similar, 'coincide'>): ComparedCustomer => ({
  ...toListed(row),
  conversations: row.conversaciones,
})

const toSimilar = (row: Similar): SimilarCustomer => ({
  ...toCompared(row),
  same: row.coincide.map((each) => sameNames[each]),
})

/** What nouns keep of a person is of no fixed shape: rows that are not as they should be are left out. */
const rowsOf = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((row) => typeof row === 'object' && row !== null) : []

const toConversation = (row: Record<string, unknown>) => {
  const [first] = rowsOf(row.messages)
  return {
    id: Number(row.id),
    date: String(row.openedAt),
    excerpt: String(first?.content ?? '').slice(0, 120),
  }
}

const toReturnRequest = (row: Record<string, unknown>) => ({
  id: Number(row.id),
  orderId: Number(row.orderId),
  orderNumber: Number(row.orderNumber),
  kind: row.kind as ReturnKind,
  state: row.state as ReturnState,
  date: String(row.createdAt),
})

/** By the account and by the e-mail a conversation may be found twice. */
function conversationsOf(others: Record<string, unknown>) {
  const all = [...rowsOf(others.conversaciones), ...rowsOf(others.conversaciones_sin_sesion)].map(
    toConversation,
  )
  const byId = new Map(all.map((each) => [each.id, each]))
  return [...byId.values()].sort((a, b) => b.id - a.id)
}

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
      id: order.id_pedido,
      number: order.numero_pedido,
      state: order.glosa_estado_pedido,
      date: order.fechacreacion_pedido,
      total: order.total,
      products: order.productos.map(({ glosa_producto, quantity }) => `${quantity} × ${glosa_producto}`),
    })),
    conversations: conversationsOf(otros),
    returns: rowsOf(otros.solicitudes).map(toReturnRequest),
    whole: data,
  }
}

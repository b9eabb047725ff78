import type { WireReply } from '#contract/wire-types.ts'
import type { CannedAnswer, ChatPort } from '../port/chat.port.ts'
import { toCard, toConversation, toMessage, toNote } from './chat-shapes.remote.ts'
import { namingNow, ownOf } from './editing.ts'
import type { Wire } from './wire.ts'

const lists = { waiting: 'espera', mine: 'mias', all: 'todas', closed: 'terminadas' } as const

/**
 * What was sent and is not answered for so long, in ms, has failed and may be sent again: what was written after it waits
 * for it.
 */
const answerTime = 20_000

export function chatRemote(wire: Wire): ChatPort {
  const inTime = () => AbortSignal.timeout(answerTime)
  return {
    async conversations({ list, search, before }) {
      const rows = await wire.get('staff/chat-conversaciones', {
        estado: lists[list],
        ...(search && { buscar: search }),
        ...(before !== undefined && { antes_de: before }),
      })
      return rows.map(toConversation)
    },
    async counts() {
      const { espera, mias, todas, por_cerrar } = await wire.get('staff/chat-cantidades', {})
      return { waiting: espera, mine: mias, all: todas, closable: por_cerrar }
    },
    async facts(id) {
      const { conversacion, carrito, cliente, anteriores } = await wire.get('staff/chat-conversacion', {
        id_conversacion: id,
      })
      return {
        conversation: toConversation(conversacion),
        cart: carrito.map((line) => ({ ...toCard(line), quantity: line.cantidad })),
        customer: cliente && {
          id: cliente.id_cliente,
          name: cliente.nombre,
          email: cliente.correo,
          isRegistered: cliente.registrado === 1,
          orders: cliente.pedidos.map((order) => ({
            id: order.id_pedido,
            number: order.numero_pedido,
            state: order.glosa_estado_pedido,
            total: order.total,
            at: order.fechacreacion_pedido,
          })),
        },
        earlier: anteriores.map(toConversation),
      }
    },
    async stretch(id, place) {
      const found = await wire.get('staff/chat-mensajes', {
        id_conversacion: id,
        ...(place && 'after' in place && { despues_de: place.after }),
        ...(place && 'before' in place && { antes_de: place.before }),
      })
      return {
        messages: found.mensajes.map(toMessage),
        notes: found.notas.map(toNote),
        seenByVisitor: found.visto_visitante,
        seenByStaff: found.visto_equipo,
        last: found.ultima,
      }
    },
    answer: async ({ id, text, key }) =>
      toMessage(
        await wire.post('staff/chat-responder', { id_conversacion: id, mensaje: text, clave: key }, inTime()),
      ),
    note: async ({ id, text, key }) =>
      toNote(
        await wire.post('staff/chat-nota', { id_conversacion: id, mensaje: text, clave: key }, inTime()),
      ),
    sendProduct: async ({ id, productId, key }) =>
      toMessage(
        await wire.post(
          'staff/chat-producto',
          { id_conversacion: id, id_producto: productId, clave: key },
          inTime(),
        ),
      ),
    assign: async ({ id, accountId }) =>
      toConversation(await wire.post('staff/chat-asignar', { id_conversacion: id, id_cuenta: accountId })),
    async seen({ id, sequence }) {
      await wire.post('staff/chat-visto', { id_conversacion: id, secuencia: sequence })
    },
    mute: async ({ id, minutes }) =>
      toConversation(await wire.post('staff/chat-silenciar', { id_conversacion: id, minutos: minutes })),
    async disconnect(id) {
      await wire.post('staff/chat-desconectar', { id_conversacion: id })
    },
    async close(id) {
      await wire.post('staff/chat-cerrar', { id_conversacion: id })
    },
    async closeAll() {
      await wire.post('staff/chat-cerrar', { todos: 1 })
    },
    async mailTranscript({ id, email, key }) {
      const asked = { id_conversacion: id, clave: key, ...(email && { correo: email }) }
      await wire.post('staff/chat-transcripcion', asked, inTime())
    },
    async agents() {
      const agents = await wire.get('staff/chat-agentes', {})
      return agents.map(({ id_cuenta, nombre, en_linea, disponible }) => ({
        accountId: id_cuenta,
        name: nombre,
        isOnline: en_linea === 1,
        isAvailable: disponible === 1,
      }))
    },
    async cannedAnswers(search) {
      const answers = await wire.get('staff/chat-respuestas', { buscar: search })
      return answers.map(toCannedAnswer)
    },
    saveCannedAnswer: async (save) =>
      toCannedAnswer(
        await namingNow(
          wire.post('staff/guardar-respuesta', {
            ...ownOf('id_respuesta', save.id, save),
            version: save.version,
            nombre: save.name,
            texto: save.text,
          }),
          toCannedAnswer,
        ),
      ),
    async deleteCannedAnswer({ id, version }) {
      await wire.post('staff/borrar-respuesta', { id_respuesta: id, version })
    },
    async figures({ from, to }) {
      const figures = await wire.get('staff/chat-cifras', { desde: from, hasta: to })
      return {
        waiting: figures.en_espera,
        conversations: figures.conversaciones,
        firstAnswer: { median: figures.primera_respuesta.mediana, p90: figures.primera_respuesta.p90 },
        days: figures.por_dia.map(({ dia, conversaciones, mensajes }) => ({
          day: dia,
          conversations: conversaciones,
          messages: mensajes,
        })),
      }
    },
    async findProducts(words) {
      const reply = await wire.get('FiltrarProducto', { id_filtro: 1, texto: words, limitProducts: 8 })
      return (Array.isArray(reply) ? reply : reply.productos).map((product) => ({
        id: product.id_producto,
        name: product.glosa_producto,
        price: product.precioventa_producto,
        picture: product.path_producto,
      }))
    },
    listen: async (events) => (await import('./chat-channel.remote.ts')).openChatChannel(events),
  }
}

const toCannedAnswer = (answer: WireReply<'staff/chat-respuestas'>[number]): CannedAnswer => ({
  id: answer.id_respuesta,
  name: answer.nombre,
  text: answer.texto,
  version: answer.version,
  by: answer.responsable,
})

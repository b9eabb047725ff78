import { randomUUID } from 'node:crypto'
import { type Body, type Browser, browser, channelOf, cut, type Places } from './crowd-browser.ts'
import { type Message, type MessageLog, messageLog } from './message-log.ts'

/** What one side has said, and whether the shop has acknowledged it. */
export type Said = { key: string; acknowledged: boolean }

/** Told of each message that an event brings in its turn. */
export type OnArrival = (message: Message) => void

export type CrowdVisitor = {
  id: string
  conversationId: number
  log: MessageLog
  said: Said[]
  say(text: string): Promise<void>
  cut(): void
  isConnected(): boolean
  close(): void
}

export type CrowdAgent = {
  /** What this agent knows of each conversation, by its visitor. */
  logs: Map<string, MessageLog>
  said: Said[]
  answer(visitor: CrowdVisitor, text: string): Promise<void>
  cut(): void
  isConnected(): boolean
  close(): void
}

export type CrowdOptions = {
  places: Places
  /** Waits before something is asked again. */
  onRetry?: () => Promise<void>
  /** Told of the key of what is about to be sent. */
  onSend?: (key: string) => void
}

async function deliver(
  who: Browser,
  said: Said[],
  onSend: (key: string) => void,
  { call, body }: { call: string; body: Body },
): Promise<void> {
  const message: Said = { key: randomUUID(), acknowledged: false }
  said.push(message)
  onSend(message.key)
  await who.ask('POST', call, { ...body, clave: message.key })
  message.acknowledged = true
}

/** Visitors of a shop's chat, each with a conversation, a connection and a copy of what was said. */
export async function crowdVisitor(
  index: number,
  { places, onRetry = async () => {}, onSend = () => undefined }: CrowdOptions,
  onArrival: OnArrival = () => undefined,
): Promise<CrowdVisitor> {
  const who = browser(places, index, onRetry)
  const id = randomUUID()
  await who.ask('POST', 'ChatBoxDatoClienteApi', {
    nombre_usuario: `Visitante ${index}`,
    correo_usuario: `visitante${index}@example.cl`,
    cliente_identificado: id,
  })
  const log = messageLog(async (sequence) => {
    const asked = { cliente_identificado: id, despues_de: sequence }
    return (await who.ask<{ mensajes: Message[] }>('GET', 'chat-mensajes', asked)).mensajes
  })
  const said: Said[] = []
  const { socket, isConnected, close } = channelOf(who, 'visitante')
  socket.on('connect', () => void log.catchUp())
  socket.on('mensaje', (message: Message) => {
    onArrival(message)
    log.apply(message)
  })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  return {
    id,
    conversationId: 0,
    log,
    said,
    say: (text) =>
      deliver(who, said, onSend, { call: 'ChatBoxApi', body: { message: text, cliente_identificado: id } }),
    cut: () => void cut(socket),
    isConnected,
    close,
  }
}

/** Somebody of the staff who keeps a copy of the conversations of `visitors`. */
export async function crowdAgent(
  index: number,
  account: { correo: string; contrasenia: string },
  visitors: readonly CrowdVisitor[],
  { places, onRetry = async () => {}, onSend = () => undefined }: CrowdOptions,
  onArrival: OnArrival = () => undefined,
): Promise<CrowdAgent> {
  const who = browser(places, index, onRetry)
  await who.ask('POST', 'staff/entrar', account)
  const logs = new Map(
    visitors.map(({ id, conversationId }) => [
      id,
      messageLog(async (sequence) => {
        const asked = { id_conversacion: conversationId, despues_de: sequence }
        return (await who.ask<{ mensajes: Message[] }>('GET', 'staff/chat-mensajes', asked)).mensajes
      }),
    ]),
  )
  const said: Said[] = []
  const { socket, isConnected, close } = channelOf(who, 'equipo')
  socket.on('connect', () => {
    for (const log of logs.values()) void log.catchUp()
  })
  socket.on('mensaje', (message: Message) => {
    const log = logs.get(message.datos_mensaje.cliente_identificado)
    if (!log) return
    onArrival(message)
    log.apply(message)
  })
  await new Promise<void>((resolve) => socket.once('connect', () => resolve()))
  return {
    logs,
    said,
    answer: ({ conversationId }, text) =>
      deliver(who, said, onSend, {
        call: 'staff/chat-responder',
        body: { id_conversacion: conversationId, mensaje: text },
      }),
    cut: () => void cut(socket),
    isConnected,
    close,
  }
}

export type Delivery = { acknowledged: number; lost: number; doubled: number; disordered: number }

/** Compares what was acknowledged with what each side has of it. */
export function compareDelivery(visitors: readonly CrowdVisitor[], agents: readonly CrowdAgent[]): Delivery {
  const delivery: Delivery = { acknowledged: 0, lost: 0, doubled: 0, disordered: 0 }
  const acknowledged = [...visitors, ...agents].flatMap(({ said }) =>
    said.filter((each) => each.acknowledged),
  )
  delivery.acknowledged = acknowledged.length
  const ofAgents = new Map(agents.flatMap(({ logs }) => [...logs]))
  for (const side of [
    visitors.map((visitor) => visitor.log),
    visitors.flatMap((visitor) => ofAgents.get(visitor.id) ?? []),
  ]) {
    const arrived = new Map<string, number>()
    for (const { messages } of side) {
      for (const [index, { clave, secuencia }] of messages.entries()) {
        if (secuencia !== index + 1) delivery.disordered += 1
        if (clave) arrived.set(clave, (arrived.get(clave) ?? 0) + 1)
      }
    }
    for (const { key } of acknowledged) if (!arrived.has(key)) delivery.lost += 1
    for (const times of arrived.values()) if (times > 1) delivery.doubled += 1
  }
  delivery.disordered += visitors.filter((visitor) => !isInTurn(visitor)).length
  return delivery
}

/** Whether what one visitor wrote one after the other stands in that order. */
function isInTurn({ said, log }: CrowdVisitor): boolean {
  const places = new Map(log.messages.map(({ clave, secuencia }) => [clave, secuencia]))
  const inTurn = said.filter((each) => each.acknowledged).map(({ key }) => places.get(key) ?? 0)
  return inTurn.every((place, index) => index === 0 || place > (inTurn[index - 1] ?? 0))
}

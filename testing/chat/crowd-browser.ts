import { io, type Socket } from 'socket.io-client'
import { chatChannel } from '#contract/chat/chat-events.ts'
import { defaultAppToken } from '#server/settings/web.settings.ts'

/** The processes of a shop; who cannot reach one goes on to the next, as by a balancer before them. */
export type Places = readonly string[]

export type Body = Record<string, unknown>

/** A browser: its cookies, and the process that it talks to. */
export function browser(places: Places, first: number, onRetry: () => Promise<void>) {
  const jar = new Map<string, string>()
  let at = first % places.length
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  async function send(call: string, { verb, body }: { verb: 'GET' | 'POST'; body: Body }): Promise<Response> {
    const query = new URLSearchParams({ token_authentication: defaultAppToken })
    if (verb === 'GET') for (const [name, value] of Object.entries(body)) query.set(name, String(value))
    const xsrf = jar.get('XSRF-TOKEN-STAFF')
    const response = await fetch(`${places[at]}/api/${call}?${query}`, {
      method: verb,
      headers: {
        cookie: cookie(),
        ...(xsrf && { 'x-xsrf-token': xsrf }),
        ...(verb === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(verb === 'POST' && { body: JSON.stringify(body) }),
    })
    for (const each of response.headers.getSetCookie()) {
      const [pair = ''] = each.split(';')
      const cut = pair.indexOf('=')
      jar.set(pair.slice(0, cut), pair.slice(cut + 1))
    }
    return response
  }

  return {
    cookie,
    place: () => places[at] ?? '',
    moveOn: () => {
      at = (at + 1) % places.length
    },
    /** Asks until it is answered: what is asked with the same key is done once. */
    async ask<Reply>(verb: 'GET' | 'POST', call: string, body: Body): Promise<Reply> {
      for (;;) {
        try {
          const response = await send(call, { verb, body })
          if (response.ok) return (await response.json()) as Reply
          const text = await response.text()
          if (response.status < 500) throw new Refused(`${call} answers ${response.status}: ${text}`)
        } catch (error) {
          if (error instanceof Refused) throw error
        }
        this.moveOn()
        await onRetry()
      }
    },
  }
}

const refusedMs = 500

class Refused extends Error {}

export type Browser = ReturnType<typeof browser>

/** A client of the channel that goes to another process when its own is gone. */
export function channelOf(who: Browser, como: 'visitante' | 'equipo') {
  let isClosed = false
  const socket = io(`${who.place()}${chatChannel.namespace}`, {
    path: chatChannel.path,
    transports: ['websocket'],
    forceNew: true,
    reconnectionDelay: 20,
    reconnectionDelayMax: 400,
    timeout: 5000,
    auth: { como },
    extraHeaders: { cookie: who.cookie() },
  })
  // As the browsers of the shop do: the library does not try again by itself what the shop has refused or ended.
  const tryAgain = () => {
    if (!socket.active && !isClosed) setTimeout(() => !isClosed && socket.connect(), refusedMs)
  }
  socket.on('connect_error', tryAgain)
  socket.on('disconnect', tryAgain)
  const manager = socket.io as unknown as { uri: string }
  socket.io.on('reconnect_error', () => {
    who.moveOn()
    manager.uri = `${who.place()}${chatChannel.namespace}`
  })
  return {
    socket,
    isConnected: () => socket.connected,
    close() {
      isClosed = true
      socket.disconnect()
    },
  }
}

/** Breaks a client's connection as a network would; it connects again by itself. */
export const cut = (socket: Socket) => socket.io.engine?.close()

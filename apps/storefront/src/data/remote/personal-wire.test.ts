import { expect, test, vi } from 'vitest'
import { refusalOf } from '../contract-tests/refusal-of.ts'
import { lazyPart } from './lazy-part.ts'
import { beginPersonalCall } from './personal-session.ts'
import { endingSession, personalWire } from './personal-wire.ts'
import { createRemoteData } from './remote.ts'
import { createWire, type Wire } from './wire.ts'

/** A shop that answers what it is asked once it is let, and a session's end at once. */
function shopThatWaits() {
  const onUnauthorised = vi.fn()
  const answer = Promise.withResolvers<Response>()
  const asked: string[] = []
  const wire = createWire({
    token: 't',
    language: 'es',
    onUnauthorised,
    fetch: async (url, init) => {
      asked.push(String(url))
      if (init?.method === 'POST') return Response.json({})
      return new Promise((resolve, reject) => {
        void answer.promise.then(resolve)
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      })
    },
  })
  const refuse = () =>
    answer.resolve(Response.json({ error: 'SESSION_REQUIRED', message: '' }, { status: 401 }))
  const signOut = () => endingSession(() => wire.post('cerrar-sesion', {}))
  return { wire, asked, refuse, signOut, onUnauthorised }
}

const readOrders = (wire: Wire) => personalWire(wire).get('mis-pedidos', { limit: 3 })

test('a read under way as its session ends is given up, and sends nobody away', async () => {
  const { wire, refuse, signOut, onUnauthorised } = shopThatWaits()
  const refusal = refusalOf(readOrders(wire))
  await signOut()
  refuse()
  expect((await refusal).code).toBe('NETWORK')
  expect(onUnauthorised).not.toHaveBeenCalled()
})

test('what is asked for while the session ends is not sent', async () => {
  const { wire, asked, refuse } = shopThatWaits()
  refuse()
  const end = Promise.withResolvers<void>()
  const ending = endingSession(() => end.promise)
  expect((await refusalOf(readOrders(wire))).code).toBe('NETWORK')
  end.resolve()
  await ending
  expect(asked).toEqual([])
})

test('a read whose code comes after its session has ended is not sent, and the next session is read', async () => {
  const { wire, asked, refuse, signOut } = shopThatWaits()
  const code = Promise.withResolvers<{ list: () => Promise<unknown> }>()
  const orders = lazyPart(() => code.promise, {}, beginPersonalCall)
  const refusal = refusalOf(orders.list())
  await signOut()
  refuse()
  code.resolve({ list: () => readOrders(wire) })
  expect((await refusal).code).toBe('NETWORK')
  expect(asked.filter((url) => url.includes('mis-pedidos'))).toEqual([])

  expect((await refusalOf(orders.list())).code, 'a session that is not there is said').toBe(
    'SESSION_REQUIRED',
  )
})

test('a session that could not be ended goes on', async () => {
  const { wire, refuse } = shopThatWaits()
  await expect(endingSession(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline')
  refuse()
  expect((await refusalOf(readOrders(wire))).code).toBe('SESSION_REQUIRED')
})

test('whatever is somebody’s own asks for nothing where its code comes after the session', async () => {
  const fetch = vi.fn(async () => Response.json({}))
  const data = createRemoteData({ token: 't', language: 'es', fetch })
  const reads = [
    data.orders.list({ customerId: 1 }),
    data.addresses.list(1),
    data.cart.load(),
    data.garage.load(),
  ].map(refusalOf)
  await endingSession(async () => undefined)
  expect((await Promise.all(reads)).map(({ code }) => code)).toEqual(reads.map(() => 'NETWORK'))
  expect(fetch).not.toHaveBeenCalled()
})

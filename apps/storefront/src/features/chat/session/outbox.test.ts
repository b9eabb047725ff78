import { expect, test, vi } from 'vitest'
import { Refusal } from '../../../data/port/refusal.ts'
import { createOutbox } from './outbox.ts'
import { begunConversation, settled } from './session.samples.ts'

function outboxOf() {
  const begun = begunConversation()
  const send = vi.fn(
    (_visitor: string, _message: { key: string; text: string }): Promise<void> => Promise.resolve(),
  )
  const onSent = vi.fn(async () => undefined)
  const onGone = vi.fn()
  const onFault = vi.fn()
  let keys = 0
  const makeKey = () => `k${++keys}`
  const outbox = createOutbox({ ...begun, port: { send }, makeKey, onSent, onGone, onFault })
  const states = () => begun.saved.get().pending.map(({ key, state }) => `${key} ${state}`)
  return { ...begun, outbox, send, onSent, onGone, onFault, states }
}

test('sends one after the other, and keeps what was sent until its number comes', async () => {
  const { outbox, send, states, onSent } = outboxOf()
  const { promise, resolve } = Promise.withResolvers<void>()
  send.mockImplementationOnce(() => promise)
  expect([outbox.send('  '), outbox.send(' uno '), outbox.send('dos')]).toEqual([false, true, true])
  await settled()
  expect(send.mock.calls).toEqual([['v', { key: 'k1', text: 'uno' }]])
  expect([states(), outbox.waitsForNumbers()]).toEqual([['k1 sending', 'k2 sending'], false])
  resolve()
  await settled()
  expect([states(), outbox.waitsForNumbers()]).toEqual([['k1 sent', 'k2 sent'], true])
  expect(onSent.mock.calls).toEqual([['v'], ['v']])
})

test('what fails says why where the shop does, and is sent again under its key', async () => {
  const { outbox, send, saved, states } = outboxOf()
  send.mockRejectedValueOnce(new Refusal('NETWORK', 'no'))
  send.mockRejectedValueOnce(new Refusal('CHAT_MUTED', 'Espera.'))
  outbox.send('uno')
  await settled()
  expect(saved.get().pending[0]).toMatchObject({ state: 'failed', reason: null })
  outbox.retry('k1')
  await settled()
  expect(saved.get().pending[0]).toMatchObject({ state: 'failed', reason: 'Espera.' })
  outbox.retry('k1')
  await settled()
  expect([states(), send.mock.calls.map(([, { key }]) => key)]).toEqual([['k1 sent'], ['k1', 'k1', 'k1']])
})

test('what did not reach the shop is sent again once it can, in order and once; what was refused is not', async () => {
  const { outbox, send, states } = outboxOf()
  const { promise, resolve } = Promise.withResolvers<void>()
  send.mockRejectedValueOnce(new Refusal('NETWORK', 'no'))
  send.mockRejectedValueOnce(new Refusal('CHAT_MUTED', 'Espera.'))
  send.mockRejectedValueOnce(new Refusal('NETWORK', 'no'))
  for (const text of ['uno', 'dos', 'tres']) outbox.send(text)
  await settled()
  send.mockClear()
  send.mockImplementationOnce(() => promise)
  outbox.resend()
  outbox.resend()
  await settled()
  resolve()
  await settled()
  expect(send.mock.calls.map(([, { key }]) => key)).toEqual(['k1', 'k3'])
  expect(states()).toEqual(['k1 sent', 'k2 failed', 'k3 sent'])
})

test('a fault is told, and what follows is sent', async () => {
  const { outbox, send, states, onFault } = outboxOf()
  send.mockRejectedValueOnce(new TypeError('broken'))
  for (const text of ['uno', 'dos']) outbox.send(text)
  await settled()
  expect(states()).toEqual(['k1 failed', 'k2 sent'])
  expect(onFault).toHaveBeenCalledOnce()
})

test.each(['CHAT_EXPIRED', 'NOT_YOURS'])('says that the conversation is over: %s', async (code) => {
  const { outbox, send, onGone } = outboxOf()
  send.mockRejectedValueOnce(new Refusal(code, ''))
  outbox.send('uno')
  await settled()
  expect(onGone).toHaveBeenCalledExactlyOnceWith('v')
})

test('goes on with what a closed tab was sending, and with nothing else', async () => {
  const { outbox, send, saved } = outboxOf()
  const pending = (['failed', 'sending', 'sent'] as const).map((state) => ({
    key: state,
    text: state,
    state,
    reason: null,
  }))
  saved.update((now) => ({ ...now, pending }))
  outbox.resume()
  await settled()
  expect(send.mock.calls).toEqual([['v', { key: 'sending', text: 'sending' }]])
})

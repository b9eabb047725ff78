import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createCircuit } from './circuit.ts'

test('it opens after so many failures in a row, lets one try after its rest, and closes when that works', () => {
  let now = 0
  const circuit = createCircuit({ failures: 3, restMs: 1000, now: () => now })
  const ask = (worked: boolean) => {
    const isLetIn = circuit.enter()
    if (isLetIn) circuit.record(worked)
    return isLetIn
  }
  expect([ask(false), ask(false), ask(true), ask(false), ask(false)]).not.toContain(false)
  expect(circuit.isOpen()).toBe(false)
  expect(ask(false)).toBe(true)
  expect([circuit.isOpen(), circuit.enter()]).toEqual([true, false])
  now = 999
  expect(circuit.enter()).toBe(false)
  now = 1000
  expect([circuit.enter(), circuit.enter(), circuit.isOpen()]).toEqual([true, false, true])
  circuit.record(false)
  expect(circuit.enter()).toBe(false)
  now = 2000
  expect(ask(true)).toBe(true)
  expect([circuit.isOpen(), circuit.enter(), circuit.enter()]).toEqual([false, true, true])
})

test('whatever happens, it never stays shut: after its rest somebody is let in', () => {
  const step = fc.oneof(fc.record({ worked: fc.boolean() }), fc.record({ pass: fc.nat(2000) }))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      let now = 0
      const circuit = createCircuit({ failures: 2, restMs: 1000, now: () => now })
      for (const each of steps) {
        if ('pass' in each) now += each.pass
        else if (circuit.enter()) circuit.record(each.worked)
      }
      now += 1000
      expect(circuit.enter()).toBe(true)
    }),
  )
})

test('a clock that is set back by an hour lets nobody wait for it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const circuit = createCircuit({ failures: 1, restMs: 20 })
  circuit.record(false)
  expect(circuit.enter()).toBe(false)
  vi.setSystemTime(Date.now() - 3_600_000)
  await vi.waitFor(() => expect(circuit.enter()).toBe(true))
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FoundByVin } from '../../data/port/vehicles.port.ts'
import { createVinLookup, type VinState } from './vin-lookup.ts'

const found: FoundByVin = {
  vehicles: [{ id: 4, year: 2016, make: 'Ford', model: 'Focus S', engine: '2.0 bencina' }],
  hasCheckDigit: true,
}

/** A lookup whose answers the test hands out itself. */
function setUp() {
  const requested: { vin: string; reply: PromiseWithResolvers<FoundByVin> }[] = []
  const states: VinState[] = []
  const lookup = createVinLookup({
    find(vin) {
      const reply = Promise.withResolvers<FoundByVin>()
      requested.push({ vin, reply })
      return reply.promise
    },
    isUnknown: (error) => error === 'unknown',
    onChange: (state) => states.push(state),
  })
  return { lookup, requested, states }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a VIN as it is typed', () => {
  test('[S5.8] is trimmed and looked up after a 500 ms pause, once there is something', async () => {
    const { lookup, requested } = setUp()
    lookup.type('   ')
    await vi.advanceTimersByTimeAsync(5000)
    expect(requested).toEqual([])
    lookup.type(' WV1')
    await vi.advanceTimersByTimeAsync(499)
    lookup.type(' WV1ZZZ2HZGA012345 ')
    await vi.advanceTimersByTimeAsync(499)
    expect(requested).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(requested.map(({ vin }) => vin)).toEqual(['WV1ZZZ2HZGA012345'])
  })

  test('[S5.9] clears result and error when it is emptied', async () => {
    const { lookup, requested, states } = setUp()
    for (const settle of [
      () => requested.at(-1)?.reply.resolve(found),
      () => requested.at(-1)?.reply.reject('unknown'),
    ]) {
      lookup.type('x')
      await vi.advanceTimersByTimeAsync(500)
      settle()
      await vi.advanceTimersByTimeAsync(0)
      expect(['found', 'not-found']).toContain(states.at(-1)?.status)
      lookup.type('  ')
      expect(states.at(-1)).toEqual({ status: 'empty' })
    }
  })

  test('says what was found, that nothing was, or that nobody could be asked', async () => {
    const { lookup, requested, states } = setUp()
    for (const [settle, state] of [
      [() => requested.at(-1)?.reply.resolve(found), { status: 'found', ...found }],
      [() => requested.at(-1)?.reply.reject('unknown'), { status: 'not-found' }],
      [() => requested.at(-1)?.reply.reject('down'), { status: 'failed' }],
    ] as const) {
      lookup.type('x')
      expect(states.at(-1)).toEqual({ status: 'asking' })
      await vi.advanceTimersByTimeAsync(500)
      settle()
      await vi.advanceTimersByTimeAsync(0)
      expect(states.at(-1)).toEqual(state)
    }
  })

  test('a late answer never replaces a newer one, nor comes after closing', async () => {
    const { lookup, requested, states } = setUp()
    lookup.type('first')
    await vi.advanceTimersByTimeAsync(500)
    lookup.type('second')
    await vi.advanceTimersByTimeAsync(500)
    requested[1]?.reply.reject('unknown')
    await vi.advanceTimersByTimeAsync(0)
    requested[0]?.reply.resolve(found)
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toEqual({ status: 'not-found' })
    lookup.type('third')
    await vi.advanceTimersByTimeAsync(500)
    lookup.close()
    requested[2]?.reply.resolve(found)
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toEqual({ status: 'asking' })
  })
})

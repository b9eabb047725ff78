import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testing/database/test-database.ts'
import { chilexpressCourier } from './chilexpress-courier.ts'
import { createCircuit } from './circuit.ts'
import { box } from './test-courier.ts'

const restMs = 30_000
let database: TestDatabase
let now = 0
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database?.close())
beforeEach(async () => {
  now = 0
  await database.pool.query('DELETE FROM circuits')
})

const circuitOf = (pool: Pick<TestDatabase['pool'], 'query'> = database.pool, failures = 3) =>
  createCircuit({
    database: { pool } as Pick<TestDatabase, 'pool'>,
    ...{ dependency: 'courier', failures, restMs, now: () => now },
  })

/** As if so many seconds had passed. */
async function pass(seconds: number): Promise<void> {
  now += seconds * 1000
  await database.pool.query('UPDATE circuits SET rests_until = rests_until - make_interval(secs => $1)', [
    seconds,
  ])
}

/** The courier of a shop, and how often it was asked. */
function shop() {
  const asked = { times: 0, works: false }
  const rates = async () => {
    asked.times += 1
    return asked.works
      ? { ok: true as const, value: [] }
      : { ok: false as const, why: 'down' as const, message: '' }
  }
  const courier = chilexpressCourier({ rates }, { circuit: circuitOf() })
  return {
    asked,
    async asks(times: number): Promise<number> {
      const before = asked.times
      const ask = { destination: 'PROV', parcel: box, worth: 15_990 }
      for (let at = 0; at < times; at += 1) await courier.rate(ask)
      return asked.times - before
    },
  }
}

test('two shops leave it alone together, one of them tries after the rest, and both ask again when that works', async () => {
  const [one, other] = [shop(), shop()]
  expect(await one.asks(5)).toBe(3)
  expect(await other.asks(5)).toBe(1)
  await pass(29)
  expect([await one.asks(2), await other.asks(2)]).toEqual([0, 0])
  await pass(1)
  expect([await other.asks(2), await one.asks(2)]).toEqual([1, 0])
  await pass(30)
  one.asked.works = other.asked.works = true
  expect(await one.asks(3)).toBe(3)
  now += 1000
  expect(await other.asks(3)).toBe(3)
})

test('of several that want the try at once one gets it, and whoever dies over it keeps it for a rest', async () => {
  const circuits = Array.from({ length: 8 }, () => circuitOf(database.pool, 1))
  for (const circuit of circuits) await circuit.record(false)
  await pass(30)
  const letIn = async () => (await Promise.all(circuits.map((each) => each.enter()))).filter(Boolean).length
  expect(await letIn()).toBe(1)
  now += 1000
  expect(await letIn()).toBe(0)
  await pass(30)
  expect(await letIn()).toBe(1)
})

test('while it works the database is asked nothing', async () => {
  const statements: string[] = []
  const circuit = circuitOf({
    query: ((text: string, values: unknown[]) => {
      statements.push(text)
      return database.pool.query(text, values)
    }) as TestDatabase['pool']['query'],
  })
  const ask = async (worked: boolean) => [await circuit.enter(), await circuit.record(worked)]
  for (let at = 0; at < 3; at += 1) await ask(true)
  expect(statements).toEqual([])
  await ask(false)
  for (let at = 0; at < 3; at += 1) await ask(true)
  expect(statements.map((text) => text.split(' ')[0])).toEqual(['INSERT', 'DELETE'])
})

test('whatever happens in two shops, it never stays shut: after its rest somebody is let in', async () => {
  const which = fc.nat(1)
  const step = fc.oneof(
    fc.record({ which, worked: fc.boolean() }),
    fc.record({ which, dies: fc.constant(true) }),
    fc.record({ pass: fc.nat(60) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      await database.pool.query('DELETE FROM circuits')
      const circuits = [circuitOf(database.pool, 2), circuitOf(database.pool, 2)]
      for (const each of steps) {
        if ('pass' in each) await pass(each.pass)
        else if ((await circuits[each.which]?.enter()) && 'worked' in each)
          await circuits[each.which]?.record(each.worked)
      }
      await pass(30)
      expect(await Promise.all(circuits.map((each) => each.enter()))).toContain(true)
    }),
    { numRuns: 20 },
  )
})

test("a database's clock that is set back by an hour lets nobody wait for it", async () => {
  const circuit = circuitOf(database.pool, 1)
  await circuit.record(false)
  await pass(-3600)
  now += 3_601_000
  expect(await circuit.enter()).toBe(true)
})

test("a process's clock that is set back by an hour lets nobody wait for it", async () => {
  const circuit = createCircuit({ database, dependency: 'courier', failures: 1, restMs: 1000 })
  await circuit.record(false)
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 })
  await expect.poll(() => circuit.enter()).toBe(true)
})

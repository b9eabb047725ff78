import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, calls } from '#contract/calls.ts'
import { errorReply, type Verb } from '#contract/define-call.ts'
import { type ErrorCode, errorStatus } from '#contract/error-codes.ts'
import { type Row, rows } from './rows.ts'
import { type Asking, openWorld, type Party, provesItself, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world?.close()
})

/** Who calls, with whose data in the request. */
interface Cell {
  ask: Asking
  about: Party
  expected: ErrorCode | 'answered'
}

const named = calls.map((call) => [call.name, call, rows[call.name] as Row] as const)

const isRefusedWithout = (call: Call): ErrorCode | 'answered' =>
  call.access === 'anyone' ? 'answered' : 'SESSION_REQUIRED'

/** Each kind of caller, and what every call owes it by its `access` and by whether it is `owned`. */
const callers: Record<string, (call: Call, row: Row) => Promise<Cell>> = {
  'no application token': async () => ({
    ask: { token: null },
    about: await world.party('customer'),
    expected: 'APP_TOKEN_INVALID',
  }),
  'a wrong application token': async () => ({
    ask: { token: 'otra-tienda-web' },
    about: await world.party('customer'),
    expected: 'APP_TOKEN_INVALID',
  }),
  'no session': async (call, row) => ({
    ask: { cookies: new Map() },
    about: await world.party('customer'),
    expected: call.access === 'anyone' && row.owned ? 'NOT_YOURS' : isRefusedWithout(call),
  }),
  "a guest's session": async (call) => {
    const about = await world.party('guest')
    const expected = { anyone: 'answered', session: 'answered', customer: 'CUSTOMER_REQUIRED' } as const
    return {
      ask: { cookies: about.cookies },
      about,
      expected: call.access === 'staff' ? 'SESSION_REQUIRED' : expected[call.access],
    }
  },
  'a customer on own data': async (call) => {
    const about = await world.party('customer')
    return {
      ask: { cookies: about.cookies },
      about,
      expected: call.access === 'staff' ? 'SESSION_REQUIRED' : 'answered',
    }
  },
  "a customer on another's data": async (call, row) => ({
    ask: { cookies: (await world.party('customer')).cookies },
    about: await world.party('customer'),
    expected: call.access === 'staff' ? 'SESSION_REQUIRED' : row.owned ? 'NOT_YOURS' : 'answered',
  }),
  'a member of the staff': async (call, row) => ({
    ask: { cookies: await world.staff() },
    about: await world.party('customer'),
    expected:
      call.access === 'staff'
        ? 'answered'
        : call.access === 'anyone' && row.owned
          ? 'NOT_YOURS'
          : isRefusedWithout(call),
  }),
}

function codeOf(response: LightMyRequestResponse): ErrorCode {
  const { error } = errorReply.strict().parse(response.json())
  expect(errorStatus[error as ErrorCode]).toBe(response.statusCode)
  return error as ErrorCode
}

async function requestOf(call: Call, row: Row, about: Party): Promise<object> {
  return (await row.request?.(about, world)) ?? call.example.request
}

describe.each(Object.keys(callers))('%s', (caller) => {
  test.each(named)('%s', async (name, call, row) => {
    for (const verb of call.verbs as readonly Verb[]) {
      const make = callers[caller]
      if (!make) throw new Error(`Nobody is ${caller}.`)
      const { ask, about, expected } = await make(call, row)
      const request = await requestOf(call, row, about)
      await world.ledger.take()
      const response = await world.ask(name, request, { ...ask, verb })
      const wanted = expected === 'answered' ? (row.refused ?? 'answered') : expected
      const got = response.statusCode === 200 ? 'answered' : codeOf(response)
      expect({ verb, got }).toEqual({ verb, got: wanted })
      if (got === 'answered') {
        expect(call.reply.safeParse(response.json()).error).toBeUndefined()
        continue
      }
      expect(await world.ledger.take()).toEqual([])
      if (got !== 'NOT_YOURS') continue
      const nobodys = await world.ask(name, merge(request, row.owned ?? {}), { ...ask, verb })
      expect(nobodys.body).toBe(response.body)
      expect(await world.ledger.take()).toEqual([])
    }
  })
})

const hiding = named.filter(([, , row]) => row?.hidden)

test.each(hiding)(
  '%s: who does not own it is answered as for what nobody has (D26)',
  async (name, call, row) => {
    for (const verb of call.verbs as readonly Verb[]) {
      const owner = await world.party('customer')
      const request = await requestOf(call, row, owner)
      const nobodys = merge(request, row.hidden ?? {})
      const own = await world.ask(name, request, { cookies: owner.cookies, verb })
      for (const cookies of [new Map(), (await world.party('customer')).cookies]) {
        const given = await world.ask(name, request, { cookies, verb })
        expect(given.body).toBe((await world.ask(name, nobodys, { cookies, verb })).body)
        expect(given.body).not.toBe(own.body)
      }
    }
  },
)

type Fields = Record<string, unknown>
type Path = readonly string[]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The request with those parts of it in place of its own. */
function merge(request: object, parts: object): Fields {
  const merged: Fields = { ...request }
  for (const [key, part] of Object.entries(parts)) {
    const own = merged[key]
    merged[key] = isFields(own) && isFields(part) ? merge(own, part) : part
  }
  return merged
}

const pathsOf = (parts: object): Path[] =>
  Object.entries(parts).flatMap(([key, part]) =>
    isFields(part) ? pathsOf(part).map((path) => [key, ...path]) : [[key]],
  )

const at = (path: Path, value: unknown): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Fields)[key], value)

const only = (path: Path, value: unknown): object =>
  path.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object

const ownedParts = named.flatMap(([name, call, row]) =>
  pathsOf(row?.owned ?? {}).map((path) => [name, path.join('.'), call, row, path] as const),
)

test.each(ownedParts)(
  "%s: another's %s in a request that is otherwise one's own is refused as nobody's is (D22)",
  async (name, _, call, row, path) => {
    for (const verb of call.verbs as readonly Verb[]) {
      const own = await world.party('customer')
      const others = await requestOf(call, row, await world.party('customer'))
      const request = await requestOf(call, row, own)
      await world.ledger.take()
      const ask = { cookies: own.cookies, verb }
      const another = await world.ask(name, merge(request, only(path, at(path, others))), ask)
      expect(codeOf(another)).toBe('NOT_YOURS')
      const nobodys = await world.ask(name, merge(request, only(path, at(path, row.owned))), ask)
      expect(nobodys.body).toBe(another.body)
      expect(await world.ledger.take()).toEqual([])
    }
  },
)

const proved = named.flatMap(([name, call, row]) =>
  (call.verbs as readonly Verb[])
    .filter((verb) => provesItself(name, verb))
    .map((verb) => [verb, name, call, row] as const),
)

test.each(proved)(
  'a %s of %s by a session needs its XSRF header, and its own (D24, decision 0090)',
  async (verb, name, call, row) => {
    const about = await world.party('customer')
    const request = await requestOf(call, row, about)
    const isStaffs = call.access === 'staff'
    const cookies = isStaffs ? await world.staff() : about.cookies
    const others = isStaffs ? await world.staff() : (await world.party('customer')).cookies
    await world.ledger.take()
    const without = await world.ask(name, request, { verb, cookies, xsrf: false })
    expect(codeOf(without)).toBe('XSRF_INVALID')
    const headers = { 'x-xsrf-token': others.get(isStaffs ? 'XSRF-TOKEN-STAFF' : 'XSRF-TOKEN') ?? '' }
    const another = await world.ask(name, request, { verb, cookies, xsrf: false, headers })
    expect(codeOf(another)).toBe('XSRF_INVALID')
    expect(await world.ledger.take()).toEqual([])
  },
)

test('every call has a row', () => {
  expect(Object.keys(rows).toSorted()).toEqual(calls.map((call) => call.name).toSorted())
})

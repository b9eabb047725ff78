import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, calls } from '#contract/calls.ts'
import { errorReply, type Verb } from '#contract/define-call.ts'
import { type ErrorCode, errorStatus } from '#contract/error-codes.ts'
import type { CallCase } from './cases/case-parts.ts'
import { cases } from './cases/cases.ts'
import { type Actor, type Fixture, openFixture } from './fixture.ts'
import { type CallOptions, needsXsrf } from './make-call.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})
afterAll(async () => {
  await fixture?.close()
})

/** Who calls, and with whose data in the request: left out where those of anybody else will do. */
type Cell = {
  ask: CallOptions
  about?: Actor
  expected: ErrorCode | 'answered'
}

const named = calls.map((call) => [call.name, call, cases[call.name] as CallCase] as const)

const isRefusedWithout = (call: Call): ErrorCode | 'answered' =>
  call.access === 'anyone' ? 'answered' : 'SESSION_REQUIRED'

/** Made when it is first asked for, and then the same. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Shoppers whom the desk refuses: they stay as they are, and may ask for the next. */
const refused = {
  guest: once(() => fixture.actor('guest')),
  customer: once(() => fixture.actor('customer')),
}

/** Each kind of caller, and what every call owes it by its `access` and by whether it is `owned`. */
const callers: Record<string, (call: Call, callCase: CallCase) => Promise<Cell>> = {
  'no application token': async () => ({
    ask: { token: null },
    expected: 'APP_TOKEN_INVALID',
  }),
  'a wrong application token': async () => ({
    ask: { token: 'otra-tienda-web' },
    expected: 'APP_TOKEN_INVALID',
  }),
  'no session': async (call, callCase) => ({
    ask: { cookies: new Map() },
    expected: call.access === 'anyone' && callCase.owned ? 'NOT_YOURS' : isRefusedWithout(call),
  }),
  "a guest's session": async (call) => {
    if (call.access === 'staff') return refusedAtTheDesk(await refused.guest())
    const about = await fixture.untouched('guest')
    const expected = { anyone: 'answered', session: 'answered', customer: 'CUSTOMER_REQUIRED' } as const
    return { ask: { cookies: about.cookies }, about, expected: expected[call.access] }
  },
  'a customer on own data': async (call) => {
    if (call.access === 'staff') {
      const about = await refused.customer()
      return { ...refusedAtTheDesk(about), about }
    }
    const about = await fixture.untouched('customer')
    return { ask: { cookies: about.cookies }, about, expected: 'answered' }
  },
  "a customer on another's data": async (call, callCase) => {
    if (call.access === 'staff') return refusedAtTheDesk(await refused.customer())
    const { cookies } = await fixture.untouched('customer', 'another')
    return { ask: { cookies }, expected: callCase.owned ? 'NOT_YOURS' : 'answered' }
  },
  'a member of the staff': async (call, callCase) => ({
    ask: { cookies: await fixture.staff() },
    expected:
      call.access === 'staff'
        ? 'answered'
        : call.access === 'anyone' && callCase.owned
          ? 'NOT_YOURS'
          : isRefusedWithout(call),
  }),
}

/** A shopper who asks for what is the staff's, about whomever it is. */
const refusedAtTheDesk = ({ cookies }: Actor): Cell => ({ ask: { cookies }, expected: 'SESSION_REQUIRED' })

function codeOf(response: LightMyRequestResponse): ErrorCode {
  const { error } = errorReply.strict().parse(response.json())
  expect(errorStatus[error as ErrorCode]).toBe(response.statusCode)
  return error as ErrorCode
}

async function requestOf(call: Call, callCase: CallCase, about: Actor): Promise<object> {
  return (await callCase.request?.(about, fixture)) ?? call.example.request
}

const kept = new Map<Call, object>()

/** A request about some customer's own data. What refuses it uses up nothing of it: the next is asked the same. */
async function requestOfAnother(call: Call, callCase: CallCase, isRefused: boolean): Promise<object> {
  const known = isRefused && kept.get(call)
  const request = known || (await requestOf(call, callCase, await fixture.untouched('customer')))
  if (isRefused) kept.set(call, request)
  return request
}

describe.each(Object.keys(callers))('%s', (caller) => {
  test.each(named)('%s', async (name, call, callCase) => {
    for (const verb of call.verbs as readonly Verb[]) {
      const make = callers[caller]
      if (!make) throw new Error(`Nobody is ${caller}.`)
      const { ask, about, expected } = await make(call, callCase)
      const request = about
        ? await requestOf(call, callCase, about)
        : await requestOfAnother(call, callCase, expected !== 'answered')
      await fixture.writeAudit.take()
      const response = await fixture.ask(name, request, { ...ask, verb })
      const wanted = expected === 'answered' ? (callCase.refused ?? 'answered') : expected
      const got = response.statusCode === 200 ? 'answered' : codeOf(response)
      expect({ verb, got }).toEqual({ verb, got: wanted })
      if (got === 'answered') {
        expect(call.reply.safeParse(call.file ? response.body : response.json()).error).toBeUndefined()
        continue
      }
      expect(await fixture.writeAudit.take()).toEqual([])
      if (got !== 'NOT_YOURS') continue
      const nobodys = await fixture.ask(name, merge(request, callCase.owned ?? {}), { ...ask, verb })
      expect(nobodys.body).toBe(response.body)
      expect(await fixture.writeAudit.take()).toEqual([])
    }
  })
})

const hiding = named.filter(([, , callCase]) => callCase?.hidden)

test.each(hiding)(
  '%s: who does not own it is answered as for what nobody has (D26)',
  async (name, call, callCase) => {
    for (const verb of call.verbs as readonly Verb[]) {
      const owner = await fixture.untouched('customer')
      const request = await requestOf(call, callCase, owner)
      const nobodys = merge(request, callCase.hidden ?? {})
      const own = await fixture.ask(name, request, { cookies: owner.cookies, verb })
      for (const cookies of [new Map(), (await fixture.untouched('customer', 'another')).cookies]) {
        const given = await fixture.ask(name, request, { cookies, verb })
        expect(given.body).toBe((await fixture.ask(name, nobodys, { cookies, verb })).body)
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

const ownedParts = named.flatMap(([name, call, callCase]) =>
  pathsOf(callCase?.owned ?? {}).map((path) => [name, path.join('.'), call, callCase, path] as const),
)

test.each(ownedParts)(
  "%s: another's %s in a request that is otherwise one's own is refused as nobody's is (D22)",
  async (name, _, call, callCase, path) => {
    for (const verb of call.verbs as readonly Verb[]) {
      const own = await fixture.untouched('customer')
      const others = await requestOf(call, callCase, await fixture.untouched('customer', 'another'))
      const request = await requestOf(call, callCase, own)
      await fixture.writeAudit.take()
      const ask = { cookies: own.cookies, verb }
      const another = await fixture.ask(name, merge(request, only(path, at(path, others))), ask)
      expect(codeOf(another)).toBe('NOT_YOURS')
      const nobodys = await fixture.ask(name, merge(request, only(path, at(path, callCase.owned))), ask)
      expect(nobodys.body).toBe(another.body)
      expect(await fixture.writeAudit.take()).toEqual([])
    }
  },
)

const proved = named.flatMap(([name, call, callCase]) =>
  (call.verbs as readonly Verb[])
    .filter((verb) => needsXsrf(name, verb))
    .map((verb) => [verb, name, call, callCase] as const),
)

test.each(proved)(
  'a %s of %s by a session needs its XSRF header, and its own (D24, decision 0090)',
  async (verb, name, call, callCase) => {
    const isStaffs = call.access === 'staff'
    const about = await (isStaffs ? refused.customer() : fixture.untouched('customer'))
    const request = await (isStaffs
      ? requestOfAnother(call, callCase, true)
      : requestOf(call, callCase, about))
    const cookies = isStaffs ? await fixture.staff() : about.cookies
    const others = isStaffs
      ? await fixture.staff('manager')
      : (await fixture.untouched('customer', 'another')).cookies
    await fixture.writeAudit.take()
    const without = await fixture.ask(name, request, { verb, cookies, xsrf: false })
    expect(codeOf(without)).toBe('XSRF_INVALID')
    const headers = { 'x-xsrf-token': others.get(isStaffs ? 'XSRF-TOKEN-STAFF' : 'XSRF-TOKEN') ?? '' }
    const another = await fixture.ask(name, request, { verb, cookies, xsrf: false, headers })
    expect(codeOf(another)).toBe('XSRF_INVALID')
    expect(await fixture.writeAudit.take()).toEqual([])
  },
)

test('every call has a row', () => {
  expect(Object.keys(cases).toSorted()).toEqual(calls.map((call) => call.name).toSorted())
})

import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Call, calls } from '#contract/calls.ts'
import { type CallDefinition, errorReply, type Verb } from '#contract/define-call.ts'
import { type ErrorCode, errorStatus } from '#contract/error-codes.ts'
import { isProof, timesOf } from '#testing/counts.ts'
import type { CallCase } from './cases/case-parts.ts'
import { cases } from './cases/cases.ts'
import { type Actor, type Fixture, openFixture } from './fixture.ts'
import { type OddCase, oddCases, spoil } from './odd-input.ts'

/** The desk's calls are most of all, and read what they are asked as the others do. */
const casesOf = ({ access }: Call): number => (access === 'staff' && !isProof ? 10 : timesOf(200))

let fixture: Fixture
beforeAll(async () => {
  fixture = await openFixture()
})

const seen = { cases: 0, refused: 0, failures: 0, calls: 0 }
afterAll(async () => {
  await fixture?.close()
  process.stdout.write(
    `Odd input: ${seen.cases} cases over ${seen.calls} calls, ${seen.refused} refused, ${seen.failures} answers of 5xx\n`,
  )
})

/** Someone who calls, and the right request that is spoiled. */
type Caller = { cookies?: Actor['cookies']; base: object }

type Kind = 'nobody' | 'guest' | 'customer' | 'staff'

/** Everyone calls; those who get past the door do so more often. */
const kinds: Record<Call['access'], readonly Kind[]> = {
  anyone: ['nobody', 'guest', 'customer', 'staff'],
  session: ['nobody', 'staff', 'guest', 'guest', 'customer', 'customer', 'customer'],
  customer: ['nobody', 'staff', 'guest', 'customer', 'customer', 'customer', 'customer'],
  staff: ['nobody', 'guest', 'customer', 'staff', 'staff', 'staff', 'staff'],
}

async function makeCaller(kind: Kind, call: Call): Promise<Caller> {
  const about = await fixture.untouched(kind === 'guest' ? 'guest' : 'customer', kind)
  const base = await baseOf(call, about)
  if (kind === 'nobody') return { base }
  return { base, cookies: kind === 'staff' ? await fixture.staff() : about.cookies }
}

async function baseOf(call: Call, about: Actor): Promise<object> {
  const { request } = cases[call.name] as CallCase
  return ((await request?.(about, fixture)) ?? call.example.request) as object
}

/** Shoppers whom the desk refuses, whatever they ask: they stay as they are from one call to the next. */
const refused = new Map<Kind, Actor>()

/** All who are refused at the desk are about the same data, of which nothing is used up. */
async function makeRefused(kind: 'nobody' | 'guest' | 'customer', base: object): Promise<Caller> {
  if (kind === 'nobody') return { base }
  const known = refused.get(kind) ?? (await fixture.actor(kind))
  refused.set(kind, known)
  return { base, cookies: known.cookies }
}

/** What the case sends; a request with a key of its own gets a new one, so that it is not taken for a repetition. */
function sentBy({ change }: OddCase, base: object): object {
  if (change.kind === 'raw') return base
  if (change.kind === 'wild') return change.fields
  const fresh = 'clave_idempotencia' in base ? { ...base, clave_idempotencia: crypto.randomUUID() } : base
  return spoil(fresh, change)
}

test.each(calls.map((call) => [call.name, call] as const))(
  '%s answers anything odd with a reply or a refusal in the one shape; one refused and one that reads write nothing',
  async (name, call) => {
    const { unsafeGet = false }: CallDefinition = call
    const callersOf = kinds[call.access]
    const callers = new Map<Kind, Caller>()
    let refusedBase: object | undefined
    const callerOf = async (kind: Kind) => {
      if (call.access !== 'staff' || kind === 'staff') return makeCaller(kind, call)
      refusedBase ??= await baseOf(call, await fixture.untouched('customer'))
      return makeRefused(kind, refusedBase)
    }
    const keys = Object.keys(call.request.shape)
    let isTaken = false
    seen.calls += 1
    await fc.assert(
      fc.asyncProperty(oddCases(call.verbs as readonly Verb[], keys), async (odd) => {
        const kind = callersOf[odd.caller % callersOf.length] ?? 'nobody'
        const known = callers.get(kind)
        const caller = known ?? (await callerOf(kind))
        callers.set(kind, caller)
        if (!known || !isTaken) await fixture.writeAudit.take()

        const { verb, encoding, change } = odd
        const response = await fixture.ask(name, sentBy(odd, caller.base), {
          verb,
          encoding,
          ...(caller.cookies && { cookies: caller.cookies }),
          ...(change.kind === 'raw' && (verb === 'GET' ? { suffix: change.suffix } : { body: change.body })),
        })
        seen.cases += 1
        if (response.statusCode >= 500) seen.failures += 1
        expect(response.statusCode).toBeLessThan(500)
        const written = await fixture.writeAudit.take()
        // What was accepted may write a little later.
        isTaken = response.statusCode !== 200
        if (response.statusCode === 200) {
          if (verb === 'GET' && !unsafeGet) expect(written).toEqual([])
          // What was accepted may have changed who calls: they begin again.
          if (written.length > 0) callers.delete(kind)
          return
        }
        seen.refused += 1
        const { error } = errorReply.strict().parse(response.json())
        expect(errorStatus[error as ErrorCode]).toBe(response.statusCode)
        expect(written).toEqual([])
      }),
      { numRuns: casesOf(call) },
    )
  },
)

test('no call answered with a failure of the server', () => {
  expect(seen.failures).toBe(0)
})

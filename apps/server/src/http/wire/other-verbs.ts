import type { FastifyInstance } from 'fastify'
import { type CallName, calls } from '#contract/calls.ts'
import type { CallDefinition, Verb } from '#contract/define-call.ts'
import { refuse } from '../../refusals/refusal.ts'
import { sendRefusal } from '../errors.ts'

const names: ReadonlySet<string> = new Set(calls.map(({ name }) => name))
const isCall = (name: string): name is CallName => names.has(name)
const root = '/api/'

/** The call that an address names, by whatever verb it is asked; null where it names none. */
export function callAt(url: string): CallName | null {
  if (!url.startsWith(root)) return null
  const end = url.indexOf('?')
  const name = url.slice(root.length, end < 0 ? undefined : end)
  return isCall(name) ? name : null
}

/** The verbs of a call; a GET form that carries a password or changes state can be turned off (D23). */
export function answeredVerbs({ verbs, unsafeGet }: CallDefinition, isUnsafeGetOn: boolean): readonly Verb[] {
  return unsafeGet && !isUnsafeGetOn ? verbs.filter((verb) => verb !== 'GET') : verbs
}

/** What a client may ask by, and as which verb of the contract that counts. Others find nothing. */
const asked: Record<string, string> = {
  ...{ GET: 'GET', HEAD: 'GET', POST: 'POST' },
  ...{ PUT: 'PUT', PATCH: 'PATCH', DELETE: 'DELETE' },
}

/**
 * Refuses, before any body is read, what asks for a call by a verb that it does not answer. One hook does so for all: a route for
 * each call and verb was four fifths of all routes, and most of what opening the wire costs.
 */
export function refuseOtherVerbs(app: FastifyInstance, isUnsafeGetOn: boolean): void {
  const verbsOf = new Map(calls.map((call) => [call.name, answeredVerbs(call, isUnsafeGetOn)]))
  app.addHook('onRequest', (request, reply, done) => {
    const name = callAt(request.url)
    const verbs = name && verbsOf.get(name)
    const verb = asked[request.method]
    if (!verbs || verb === undefined || verbs.includes(verb as Verb)) done()
    else sendRefusal(request, reply.header('allow', verbs.join(', ')), refuse('METHOD_NOT_ALLOWED'))
  })
}

import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { page } from '../page.ts'
import type { CourierState } from './courier-api.ts'
import { courierFaultKinds, courierOperations } from './faults.ts'

const itself = '/chilexpress'

const words: Record<(typeof courierFaultKinds)[number], string> = {
  slow: 'slow: 10 seconds',
  down: 'down: the connection breaks',
  error: 'error: 500',
  refused: 'refused: 401, as for a wrong key',
  empty: 'empty: a list with nothing in it',
  garbage: 'garbage: a page in place of an answer',
  shape: 'shape: JSON of another shape',
  declined: 'declined: an envelope that says that it failed',
}

/** A page on which the courier is told how to misbehave, for whoever tries the shop by hand. */
export async function courierPage(app: FastifyInstance, { state }: { state: CourierState }): Promise<void> {
  await app.register(formbody)

  app.get(itself, (_request, reply) => {
    const rows = courierOperations.map((operation) => {
      const now = state.faults[operation]?.kind
      const options = courierFaultKinds.map(
        (kind) => `<option value="${kind}"${kind === now ? ' selected' : ''}>${words[kind]}</option>`,
      )
      return `<tr><th scope="row"><label for="${operation}">${operation}</label></th><td>${state.requests[operation]}</td>
<td><select id="${operation}" name="${operation}"><option value="">works</option>${options.join('')}</select></td></tr>`
    })
    return reply.type('text/html; charset=utf-8').send(
      page(
        'Chilexpress, for play',
        `<p>Answers as Chilexpress does, with prices that it makes up. More in docs/shipping.md.</p>
<form method="post" action="${itself}"><table><tr><th>asked</th><th>times</th><th>how it goes</th></tr>${rows.join('')}</table>
<p><button>Misbehave so</button></p></form>`,
      ),
    )
  })

  app.post(itself, ({ body }, reply) => {
    const said = body as Record<string, unknown>
    state.faults = Object.fromEntries(
      courierOperations.flatMap((operation) => {
        const kind = courierFaultKinds.find((each) => each === said[operation])
        return kind ? [[operation, { kind, ...(kind === 'slow' && { ms: 10_000 }) }]] : []
      }),
    )
    return reply.redirect(itself, 303)
  })
}

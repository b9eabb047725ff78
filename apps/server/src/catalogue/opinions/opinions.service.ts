import type { Database, Transaction } from '../../db/connection.ts'
import type { Outbox } from '../../mail/outbox.service.ts'
import { type Refusal, Rollback, refuse, transactOrRefuse } from '../../refusals/refusal.ts'
import type { StaffActor, StaffLog } from '../../staff/log/staff-log.service.ts'
import { type Opinion, type OpinionKind, opinionsStore } from './opinions.store.ts'

export type OpinionsService = ReturnType<typeof opinionsService>

type Place = Pick<Opinion, 'kind' | 'id'>
type Agent = NonNullable<StaffActor>

/** What people write about products, as the desk answers and hides it. */
export function opinionsService({
  database,
  outbox,
  staffLog,
}: {
  database: Database
  outbox: Outbox
  staffLog: Pick<StaffLog, 'note'>
}) {
  const { db } = database

  /** Does something to one, notes who did it, and replies with how it then is. NOT_FOUND, and what `work` undoes all with. */
  async function change(
    { kind, id }: Place,
    entry: Omit<Parameters<StaffLog['note']>[1], 'subject'>,
    work: (tx: Transaction, opinion: Opinion) => Promise<void>,
  ): Promise<Opinion | Refusal> {
    return transactOrRefuse(database, async (tx) => {
      const opinion = await opinionsStore.find(tx, kind, id)
      if (!opinion) throw new Rollback(refuse('NOT_FOUND'))
      await work(tx, opinion)
      await staffLog.note(tx, { ...entry, subject: opinion.productName })
      return (await opinionsStore.find(tx, kind, id)) ?? opinion
    })
  }

  return {
    list: (kind: OpinionKind, query: Parameters<typeof opinionsStore.list>[2]) =>
      opinionsStore.list(db, kind, query),

    waiting: () => opinionsStore.waiting(db),

    /**
     * In the place of an answer before; whoever asked a question is mailed its first one, unless it is hidden.
     * EDITED_MEANWHILE where the answer that stands is neither this one nor the one that was `seen`.
     */
    answer: (place: Place, agent: Agent, answer: string, seen?: string) =>
      change(place, { actor: agent, action: 'opinion-respondida', detail: answer }, async (tx, opinion) => {
        const stands = opinion.answer ?? ''
        if (seen !== undefined && seen !== stands && answer !== stands)
          throw new Rollback(refuseAnswered(opinion))
        await opinionsStore.answer(tx, place, { answer, by: agent.name })
        const { kind, email, customerId, author, content, language } = opinion
        if (kind !== 'question' || opinion.answer !== null || email === null) return
        if (opinion.hiddenReason !== null) return
        const product = { id: opinion.productId, name: opinion.productName, slug: opinion.productSlug }
        const asked = { name: author, question: content, answer }
        const told = { kind: 'question-answered', product, asked } as const
        await outbox.stage(tx, { to: email, language, ...(customerId && { customerId }), ...told })
      }),

    hide: (place: Place, agent: Agent, reason: string) =>
      change(place, { actor: agent, action: 'opinion-oculta', detail: reason }, (tx) =>
        opinionsStore.hide(tx, place, reason),
      ),

    show: (place: Place, agent: Agent) =>
      change(place, { actor: agent, action: 'opinion-mostrada' }, (tx) =>
        opinionsStore.hide(tx, place, null),
      ),
  }
}

const refuseAnswered = ({ answer, answeredBy, answeredOn }: Opinion): Refusal =>
  refuse('EDITED_MEANWHILE', {
    cambio: {
      version: 0,
      responsable: answeredBy ?? '',
      fecha: answeredOn ?? '',
      ahora: { respuesta: answer ?? '' },
    },
  })

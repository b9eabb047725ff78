import { type Database, postgresCode } from '../db/connection.ts'
import { type Refusal, refuse } from '../refusals/refusal.ts'
import { type CannedAnswer, cannedAnswersStore } from './canned-answers.store.ts'

export type CannedAnswersService = ReturnType<typeof cannedAnswersService>

const uniqueViolation = '23505'
const taken = () => refuse('NAME_TAKEN', { fields: { nombre: 'NAME_TAKEN' } })

/** Answers that the staff keeps ready. */
export function cannedAnswersService({ database: { db } }: { database: Pick<Database, 'db'> }) {
  return {
    list: (words: string) => cannedAnswersStore.list(db, words),

    /** Makes one, or changes that of an id: NAME_TAKEN, NOT_FOUND. */
    async save(id: number | null, name: string, content: string): Promise<CannedAnswer | Refusal> {
      if (id === null) return (await cannedAnswersStore.add(db, name, content)) ?? taken()
      try {
        return (await cannedAnswersStore.change(db, { id, name, content })) ?? refuse('NOT_FOUND')
      } catch (error) {
        if (postgresCode(error) === uniqueViolation) return taken()
        throw error
      }
    },

    async remove(id: number): Promise<true | Refusal> {
      return (await cannedAnswersStore.remove(db, id)) || refuse('NOT_FOUND')
    },
  }
}

import { fieldsOf, readJson } from '../../shell/stored-json.ts'

/** A question that was asked in this browser and that the shop has not answered, as far as this browser knows. */
export type AskedQuestion = { id: number; productId: number; askedOn: string; content: string }

const most = 20

function isAsked(value: unknown): value is AskedQuestion {
  const { id, productId, askedOn, content } = fieldsOf(value)
  return (
    typeof id === 'number' &&
    typeof productId === 'number' &&
    typeof askedOn === 'string' &&
    !Number.isNaN(Date.parse(askedOn)) &&
    typeof content === 'string'
  )
}

/** The questions out of stored text, the last one first; none for anything else. */
export function decodeAsked(text: string | null): readonly AskedQuestion[] {
  const stored = readJson(text)
  return Array.isArray(stored) ? stored.filter(isAsked).slice(0, most) : []
}

/** With one more, once; at most 20 are kept. */
export const withAsked = (asked: readonly AskedQuestion[], question: AskedQuestion) =>
  [question, ...asked.filter(({ id }) => id !== question.id)].slice(0, most)

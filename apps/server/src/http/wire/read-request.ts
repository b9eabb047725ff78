import type { Call } from '#contract/calls.ts'
import { type Refusal, refuse } from '../../refusals/refusal.ts'
import { refuseMisfit } from '../errors.ts'

/** What was sent, as the call's schema reads it; a refusal that names each field where it does not fit. */
export function readRequest(call: Call, sent: unknown): { data: unknown } | Refusal {
  const input = call.request.safeParse(sent, { reportInput: true })
  if (!input.success) return refuseMisfit(input.error.issues, sent)
  const nul = pathOfNul(input.data)
  if (nul === null) return { data: input.data }
  return refuse('INVALID_REQUEST', { fields: { [nul || 'request']: 'FIELD_INVALID' } })
}

/** Where a request has a NUL, which no text of a person has and the database takes for none; null for nowhere. */
function pathOfNul(part: unknown): string | null {
  if (typeof part === 'string') return part.includes('\0') ? '' : null
  if (typeof part !== 'object' || part === null) return null
  for (const [name, value] of Object.entries(part)) {
    const rest = pathOfNul(value)
    if (rest !== null) return rest === '' ? name : `${name}.${rest}`
  }
  return null
}

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

/**
 * Where a request has a NUL, which no text of a person has and the database takes for none; null for nowhere. It goes from
 * part to part and not into each by itself: a body has room for more parts within one another than a stack has.
 */
function pathOfNul(request: unknown): string | null {
  const parts = [{ path: '', value: request }]
  for (const { path, value } of parts) {
    if (typeof value === 'string' && value.includes('\0')) return path
    if (typeof value !== 'object' || value === null) continue
    for (const [name, inner] of Object.entries(value))
      parts.push({ path: path === '' ? name : `${path}.${name}`, value: inner })
  }
  return null
}

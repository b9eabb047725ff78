import { UnavailableError } from '../wire/errors.ts'

export type LoggedError = { type: string; message: string; stack: string; code?: string }

/**
 * An error as the log keeps it: what happened and where, never the values that a statement carried. A
 * failed query is told by the database's own message; its parameters and details may be a person's.
 */
export function logError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: described(error), stack: '' }
  if (error.cause !== undefined && !(error.cause instanceof Error)) {
    return {
      type: error.name,
      message: `${error.message}: ${described(error.cause)}`,
      stack: framesOf(error),
    }
  }
  const wraps = 'params' in error || error instanceof UnavailableError
  const cause = wraps && error.cause instanceof Error ? error.cause : error
  return {
    type: cause.name,
    message: cause.message,
    ...('code' in cause && typeof cause.code === 'string' && { code: cause.code }),
    stack: framesOf(error),
  }
}

/** What was thrown that is no error: a text as it is, of anything else the kind, its code and what it has, without the values. */
function described(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown.slice(0, 200)
  if (typeof thrown !== 'object' || thrown === null)
    return `something other than an error (${String(thrown)})`
  const { code } = thrown as { code?: unknown }
  const kind = Object.getPrototypeOf(thrown)?.constructor?.name ?? 'object'
  const named = typeof code === 'string' || typeof code === 'number' ? ` with the code ${code}` : ''
  return `something other than an error: ${kind}${named} of ${Object.keys(thrown).slice(0, 20).join(', ')}`
}

/** The calls of a stack without its head, which repeats the message. */
const framesOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n') ?? ''

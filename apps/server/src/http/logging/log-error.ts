import { UnavailableError } from '../errors.ts'

export type LoggedError = { type: string; message: string; stack: string; code?: string }

/** So deep, and so many side by side, are those looked at that an error tells of. */
const deepest = 4
const widest = 20

/**
 * An error as the log keeps it: what happened, why and where, never the values that a statement carried. A
 * failed query is told by the database's own message; its parameters and details may be a person's.
 */
export function logError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: described(error), stack: '' }
  const told = beneathWraps(error)
  const code = codeOf(told) ?? codeOf(told.cause)
  return {
    type: told.name,
    message: messageOf(told),
    ...(code !== undefined && { code }),
    stack: framesOf(error),
  }
}

const isQuery = (error: Error) => 'params' in error

/** What an error tells of that says nothing itself: a query has its values in its message. */
function beneathWraps(error: Error): Error {
  const { cause } = error
  const wraps = isQuery(error) || error instanceof UnavailableError
  return wraps && cause instanceof Error ? beneathWraps(cause) : error
}

/** What an error says, and after it what the errors say that it tells of, where it does not repeat them. */
function messageOf(error: Error, depth = 0): string {
  if (isQuery(error)) return 'A query failed'
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  const reasons = inner
    .filter((each) => each !== undefined && depth < deepest)
    .map((each) =>
      each instanceof Error ? hidden(messageOf(beneathWraps(each), depth + 1)) : described(each),
    )
    .filter((reason) => reason !== '' && !error.message.includes(reason))
  const told = [...new Set(reasons)]
  const more = told.length > widest ? [`${told.length - widest} more`] : []
  const because = [...told.slice(0, widest), ...more].join('; ')
  const own = because === '' ? error.message : error.message.replace(/\.$/, '')
  return [own, because].filter((part) => part !== '').join(': ')
}

/** What other programs say of a fault may name whom it was about, or what opens something. */
const hidden = (reason: string) =>
  reason.replace(/[0-9a-f]{32,}/gi, ':token').replace(/[^\s<>"'(),;]+@[^\s<>"'(),;]+/g, ':mail')

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

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

import { UnavailableError } from '../wire/errors.ts'

export type LoggedError = { type: string; message: string; stack: string; code?: string }

/**
 * An error as the log keeps it: what happened and where, never the values that a statement carried. A
 * failed query is told by the database's own message; its parameters and details may be a person's.
 */
export function logError(error: unknown): LoggedError {
  if (!(error instanceof Error))
    return { type: typeof error, message: 'something other than an error', stack: '' }
  const wraps = 'params' in error || error instanceof UnavailableError
  const cause = wraps && error.cause instanceof Error ? error.cause : error
  return {
    type: cause.name,
    message: cause.message,
    ...('code' in cause && typeof cause.code === 'string' && { code: cause.code }),
    stack: framesOf(error),
  }
}

/** The calls of a stack without its head, which repeats the message. */
const framesOf = (error: Error) =>
  error.stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n') ?? ''

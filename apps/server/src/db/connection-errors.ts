/** Codes of a connection that could not be made or was lost: those of the system, and PostgreSQL's own. */
export const lostConnectionCodes: readonly string[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  '57P01',
  '57P02',
  '57P03',
  '53300',
]

/** Of `pg`, which gives these no code. */
export const lostConnectionMessages =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout/

/** Whether an error, or what caused it, has one of the codes or a message that the pattern finds. */
export function isCausedBy(error: unknown, codes: ReadonlySet<string>, messages: RegExp): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && typeof cause.code === 'string' && codes.has(cause.code)) return true
    if (messages.test(cause.message)) return true
  }
  return false
}

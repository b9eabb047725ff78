/** The embedded database cannot serve; the message is one plain sentence that says what to do. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

/** The code of a system error, such as `EACCES`. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

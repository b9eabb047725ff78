/** A backup cannot be made or put back; the message is one plain sentence that says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** Of an address with several numbers, an error has a code alone. */
export const reasonOf = (error: unknown) =>
  error instanceof Error
    ? error.message || ('code' in error ? String(error.code) : error.name)
    : String(error)

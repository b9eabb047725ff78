/** A backup cannot be made or put back; the message is one plain sentence that says what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The embedded database cannot serve; the message is one plain sentence that says what to do. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

/** Its disk is full: what was tried works once there is room. */
export class NoRoomError extends EmbeddedError {
  override name = 'NoRoomError'
}

/** Whether something failed since a disk, or what this user may have of it, is full. */
export const isWithoutRoom = (error: unknown): boolean =>
  error instanceof NoRoomError || ['ENOSPC', 'EDQUOT'].includes(systemCode(error) ?? '')

/** The code of a system error, such as `EACCES`. */
export function systemCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

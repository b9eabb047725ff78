/** The fewest characters of a password (specification §5). */
export const shortestPassword = 6

/** Whether a password is too short to be one. Characters are counted as a person does, not as code units. */
export function isWeakPassword(password: string): boolean {
  return [...password].length < shortestPassword
}

import { isErrorCode } from './error-codes.ts'

/** What a schema says did not fit. */
export type MisfitIssue = {
  code?: string | undefined
  path: PropertyKey[]
  message: string
  input?: unknown
}

/**
 * The code of what is wrong with each field, by its path on the wire. `sent` is what the schema read: a number that is
 * read from text is not there where nothing was sent, though the schema says that it is none.
 */
export function misfitFields(issues: readonly MisfitIssue[], sent?: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = issue.path.join('.') || 'request'
    const missing =
      issue.code === 'invalid_type' &&
      (issue.input === undefined || (Number.isNaN(issue.input) && lacks(sent, issue.path)))
    fields[path] ??= missing ? 'FIELD_REQUIRED' : isErrorCode(issue.message) ? issue.message : 'FIELD_INVALID'
  }
  return fields
}

/** Whether what was sent has nothing at a path, in the objects and arrays that lead there. */
function lacks(sent: unknown, path: readonly PropertyKey[]): boolean {
  let part = sent
  for (const name of path) {
    if (part === undefined) return true
    if (typeof part !== 'object' || part === null) return false
    part = (part as Record<PropertyKey, unknown>)[name]
  }
  return part === undefined
}

import { isErrorCode } from './error-codes.ts'

/** What a schema says did not fit. */
export type MisfitIssue = {
  code?: string | undefined
  path: PropertyKey[]
  message: string
  input?: unknown
}

/** The code of what is wrong with each field, by its path on the wire. */
export function misfitFields(issues: readonly MisfitIssue[]): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = issue.path.join('.') || 'request'
    const missing = issue.code === 'invalid_type' && issue.input === undefined
    fields[path] ??= missing ? 'FIELD_REQUIRED' : isErrorCode(issue.message) ? issue.message : 'FIELD_INVALID'
  }
  return fields
}

import { type MisfitIssue, misfitFields } from '#contract/misfit-fields.ts'
import { refusal, type SampleContext } from '../layer.ts'

type Schema<Form> = {
  safeParse(
    value: unknown,
    options: { reportInput: true },
  ): { success: true; data: Form } | { success: false; error: { issues: MisfitIssue[] } }
}

/**
 * What a call of the backend would make of a form, by the same schema. Throws its INVALID_REQUEST with the fields by
 * the names that the form has for the paths of the wire; a path without a name stays.
 */
export function checkForm<Form>(
  context: SampleContext,
  schema: Schema<Form>,
  sent: unknown,
  names: Readonly<Record<string, string>>,
): Form {
  const parsed = schema.safeParse(sent, { reportInput: true })
  if (parsed.success) return parsed.data
  const fields = Object.entries(misfitFields(parsed.error.issues)).map(([path, code]) => [
    names[path] ?? path,
    code,
  ])
  throw refusal(context, 'INVALID_REQUEST', { fields: Object.fromEntries(fields) })
}

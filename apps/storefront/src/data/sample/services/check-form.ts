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
 * the names that the form has for the paths of the wire, where `#` stands for a place in a list; a path without a name
 * stays.
 */
export function checkForm<Form>(
  context: SampleContext,
  schema: Schema<Form>,
  sent: unknown,
  names: Readonly<Record<string, string>>,
): Form {
  const parsed = schema.safeParse(sent, { reportInput: true })
  if (parsed.success) return parsed.data
  throw refusal(context, 'INVALID_REQUEST', {
    fields: namedFields(misfitFields(parsed.error.issues, sent), names),
  })
}

function namedFields(fields: Record<string, string>, names: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(fields).map(([path, code]) => [named(path, names), code]))
}

function named(path: string, names: Readonly<Record<string, string>>): string {
  const places = path.match(/\d+/g) ?? []
  const name = names[path.replace(/\d+/g, '#')]
  return name?.replaceAll('#', () => places.shift() ?? '') ?? path
}

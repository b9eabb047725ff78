import { type EditedFields, missingWords } from '../../db/edited-rows.ts'
import { type ShowcaseKind, showcaseKinds } from './showcase-kinds.store.ts'

/** What of it cannot be as it is, by field: what it lacks, and what a language has that others need with it. */
export function showcaseMisfits(kind: ShowcaseKind, fields: EditedFields): Record<string, string> {
  const { needed } = showcaseKinds[kind]
  const missing = [...missingWords(showcaseKinds[kind], fields), ...needed.filter((name) => !fields[name])]
  const misfits = Object.fromEntries(missing.map((name) => [name, 'FIELD_REQUIRED']))
  const { from, until } = fields
  const isOver = typeof from === 'string' && typeof until === 'string' && from >= until
  return { ...misfits, ...(isOver && { until: 'FIELD_INVALID' }) }
}

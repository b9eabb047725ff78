/** The fields that are not as they were: those alone are sent, so that no form blanks what it did not show. */
export function changedFields<Values extends Record<string, unknown>>(
  before: Values,
  after: Values,
): Partial<Values> {
  const changed = Object.entries(after).filter(([name, value]) => before[name] !== value)
  return Object.fromEntries(changed) as Partial<Values>
}

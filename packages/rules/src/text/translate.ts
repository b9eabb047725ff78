export type Texts = Readonly<Record<string, string>>

const rules = new Map<string, Intl.PluralRules>()

function pluralForm(locale: string, count: number): string {
  let rule = rules.get(locale)
  if (!rule) {
    rule = new Intl.PluralRules(locale)
    rules.set(locale, rule)
  }
  return rule.select(count).toUpperCase()
}

/**
 * The text of a key with `{name}` replaced from `values`. A key that stands only in plural forms
 * (`KEY_ONE` … `KEY_OTHER`) is chosen by `values.count`. A key without a text is shown as it is, so that
 * a missing translation is seen and never breaks the page.
 */
export function translate(
  texts: Texts,
  locale: string,
  key: string,
  values: Record<string, string | number> = {},
): string {
  let text = texts[key]
  if (text === undefined && typeof values.count === 'number') {
    text = texts[`${key}_${pluralForm(locale, values.count)}`] ?? texts[`${key}_OTHER`]
  }
  if (text === undefined) return key
  if (!text.includes('{')) return text
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    if (value === undefined) return whole
    return typeof value === 'number' ? value.toLocaleString(locale) : value
  })
}

/** The texts of a language with the shop's name where they say `{shop}`, those that are made of something among them. */
export function namedTexts<Texts extends object>(texts: Texts, shop: string): Texts {
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('{shop}', () => shop)
    if (typeof value === 'function') return (...given: unknown[]) => named(value(...given))
    if (Array.isArray(value)) return value.map(named)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, named(each)]))
  }
  return named(texts) as Texts
}

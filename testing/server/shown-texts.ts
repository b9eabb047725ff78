/** Elements that have no end. */
const empty = new Set(
  'area base br col embed hr img input link meta source track wbr path circle rect line use polygon ellipse stop'.split(
    ' ',
  ),
)

const said = / (?:alt|title|aria-label|placeholder|content)="([^"]*)"/g

const plain = (text: string) =>
  text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&amp;', '&')
    .trim()

/** What a page tells programs about itself, which they may show. */
const toldIn = (html: string): string[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(([, json = '']) =>
    stringsIn(JSON.parse(json)),
  )

/** Every text within a value, however deep. */
export function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

/**
 * What a page says in its own language: its texts, and the attributes that are shown or read out, each once. What
 * stands in an element that is marked as Spanish by `lang` is left out.
 */
export function shownTexts(html: string): string[] {
  const shown = html.replace(/<!--.*?-->|<(script|style|template)\b.*?<\/\1>/gs, '')
  const found = new Set<string>(toldIn(html))
  let depth = 0
  for (const [, end, tag, attributes = '', closed, text] of shown.matchAll(
    /<(\/)?([a-zA-Z][\w-]*)((?:[^>"]|"[^"]*")*?)(\/)?>|([^<]+)/g,
  )) {
    const opens = tag !== undefined && !end && !closed && !empty.has(tag)
    if (depth > 0) {
      depth += opens ? 1 : end && !empty.has(tag ?? '') ? -1 : 0
      continue
    }
    const isMarked = / lang="es(?:-[A-Z]+)?"/.test(attributes)
    if (tag && isMarked && tag !== 'html') depth += opens ? 1 : 0
    else for (const [, each = ''] of attributes.matchAll(said)) found.add(plain(each))
    if (text) found.add(plain(text))
  }
  found.delete('')
  return [...found].filter((text) => !/^https?:|^default-src |^[a-z]{2}(?:[-_][A-Z]{2})?$/.test(text))
}

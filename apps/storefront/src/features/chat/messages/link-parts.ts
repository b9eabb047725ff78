/** A stretch of a message; `href` where it is an address that a person may follow. */
export type TextPart = { text: string; href: string | null }

const address = /\bhttps?:\/\/[^\s<>"'`{}|\\^]+/giu
/** What ends a sentence rather than an address. */
const ending = /[.,;:!?…)\]]+$/u

/**
 * A message's text with its addresses told apart (D29): http and https alone, and none that hides its host behind a
 * user's name. Everything else stays text.
 */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(address)) {
    const written = match[0].replace(ending, '')
    const href = hrefOf(written)
    if (href === null) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index), href: null })
    parts.push({ text: written, href })
    from = match.index + written.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null })
  return parts
}

function hrefOf(written: string): string | null {
  if (!URL.canParse(written)) return null
  const { protocol, username, password, href } = new URL(written)
  return /^https?:$/.test(protocol) && username === '' && password === '' ? href : null
}

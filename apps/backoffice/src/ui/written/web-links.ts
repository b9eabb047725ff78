const address = /https?:\/\/[^\s<>"'«»“”]+/giu

/** Marks that end a sentence or a bracket around an address rather than the address. */
const after = /[.,;:!?…)\]}*_]+$/u

/**
 * The text that a person wrote, cut where addresses of the web stand in it. Those alone are links that say where they lead:
 * http and https, without a name or a password before the host, which would be taken for it, and without letters that look
 * like others in the host.
 */
export function webLinks(text: string): { text: string; href: string | null }[] {
  const parts: { text: string; href: string | null }[] = []
  let from = 0
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = found.replace(after, '')
    const url = URL.parse(written)
    if (url?.username !== '' || url.password !== '' || /(^|\.)xn--/.test(url.hostname)) continue
    if (index > from) parts.push({ text: text.slice(from, index), href: null })
    parts.push({ text: written, href: url.href })
    from = index + written.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), href: null })
  return parts
}

/** What XML has no place for, even escaped. */
const unknownToXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Text as it stands in XML, in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(unknownToXml, '').replace(/[&<>"']/g, (character) => entities[character] ?? '')

/** An element with text in it; empty for no text. */
export const element = (name: string, text: string | null): string =>
  text === null || text === '' ? '' : `<${name}>${escapeXml(text)}</${name}>`

export const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n'

import { decodeHTML } from 'entities'

/** The first 200 characters of a cell; a character of two halves is not cut, since PostgreSQL takes no half. */
export const startOf = (text: string): string => text.slice(0, 200).toWellFormed()

/** Text as the paragraphs that it is, its spaces single. */
export const linesOf = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[ \t\u00a0]+/g, ' ').trim())
    .filter((line) => line !== '')

/** Without the elements of a name. What is opened and never closed stays, and is looked at once. */
function withoutElements(text: string, name: 'script' | 'style'): string {
  const closed = text.split(new RegExp(`</${name}\\s*>`, 'i'))
  const rest = closed.pop() ?? ''
  const opened = new RegExp(`<${name}\\b[\\s\\S]*$`, 'i')
  return closed.map((part) => part.replace(opened, '')).join('') + rest
}

/**
 * What an HTML says, as paragraphs without tags: the shop's descriptions are text. No tag begins after the last `>`: a
 * pattern would read on to the end from each `<` that is there.
 */
export function htmlLines(text: string): string[] {
  const whole = withoutElements(withoutElements(text, 'script'), 'style')
  const end = whole.lastIndexOf('>') + 1
  const bare = whole
    .slice(0, end)
    .replace(/<li\b[^>]*>/gi, '\n• ')
    .replace(/<br\s*\/?>|<\/(?:p|div|h[1-6]|ul|ol|tr|table|section)>/gi, '\n')
    .replace(/<\/?[a-z!][^>]*>/gi, '')
    .concat(whole.slice(end))
    // Other shops write a line's end as two characters.
    .replaceAll('\\n', '\n')
  return linesOf(decodeHTML(bare))
}

/** A part of a list whose marks do not part it: `\|` is a bar. */
export const escapePart = (text: string, marked: string): string =>
  text.replace(/[|>:/,\\]/g, (mark) => (marked.includes(mark) ? `\\${mark}` : mark))

export const plainPart = (text: string): string => text.replace(/\\([|>:/,\\])/g, '$1').trim()

/** The parts of a text between a mark, with their own marks still escaped. */
export const rawParts = (text: string, mark: '|' | '>' | ':' | '/' | ',' | ';' | '\n'): string[] => {
  const parts = ['']
  for (let place = 0; place < text.length; place += 1) {
    const letter = text[place] ?? ''
    if (letter === '\\') {
      parts[parts.length - 1] += letter + (text[place + 1] ?? '')
      place += 1
    } else if (letter === mark) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts
}

/** The parts of a list, without empty ones and each once. */
export const listOf = (text: string, mark: '|' | '>' | ','): string[] => [
  ...new Set(
    rawParts(text, mark)
      .map(plainPart)
      .filter((part) => part !== ''),
  ),
]

/** `Sabor: Pollo`; null for what names nothing. */
export function pairOf(text: string): { name: string; value: string } | null {
  const [name = '', ...value] = rawParts(text, ':')
  const pair = { name: name.trim(), value: plainPart(value.join(':')) }
  return pair.name !== '' && pair.value !== '' ? pair : null
}

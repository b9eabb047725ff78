import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph } from 'opentype.js'

export type TextStyle = {
  /** Size in units of the picture; it shrinks until the text fits `max`. */
  size: number
  max: number
  weight?: 600 | 800
  anchor?: 'start' | 'middle' | 'end'
  /** Space between letters, in hundredths of the size. */
  tracking?: number
}

const require = createRequire(import.meta.url)
const scripts = ['latin', 'cyrillic'] as const
const fonts = new Map<string, Font>()
/** Both pictures of a product say the same words. */
const drawn = new Map<string, string>()

function fontOf(weight: number, script: (typeof scripts)[number] = 'latin'): Font {
  const name = `${script}-${weight}`
  const known = fonts.get(name)
  if (known) return known
  const file = readFileSync(require.resolve(`@fontsource/geologica/files/geologica-${name}-normal.woff`))
  const font = opentype.parse(new Uint8Array(file).buffer)
  fonts.set(name, font)
  return font
}

/** The cut that has the letter; each script is a file of its own, of one design and one size of units. */
function fontWith(character: string, weight: number, text: string): Font {
  for (const script of scripts) {
    const font = fontOf(weight, script)
    if (font.charToGlyph(character).index !== 0) return font
  }
  throw new Error(`No glyph for ${character} in ${text}`)
}

type Run = {
  glyphs: { glyph: Glyph; font: Font; x: number }[]
  /** Width in units of the font. */
  width: number
}

function layOut(text: string, weight: number, tracking: number): Run {
  const glyphs: Run['glyphs'] = []
  let x = 0
  for (const character of text) {
    const font = fontWith(character, weight, text)
    const glyph = font.charToGlyph(character)
    const last = glyphs.at(-1)
    if (last?.font === font) x += font.getKerningValue(last.glyph, glyph)
    if (last) x += (tracking / 100) * font.unitsPerEm
    glyphs.push({ glyph, font, x })
    x += glyph.advanceWidth
  }
  return { glyphs, width: x }
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')
}

function joined(values: number[]): string {
  return values
    .map(short)
    .reduce((line, value) => line + (value.startsWith('-') || line === '' ? '' : ' ') + value, '')
}

function outline(run: Run, originX: number, originY: number, scale: number): string {
  let data = ''
  let [cx, cy] = [0, 0]
  let last = ''
  const at = (x: number, y: number): [number, number] => [
    Math.round((originX + x * scale) * 10) / 10,
    Math.round((originY - y * scale) * 10) / 10,
  ]
  for (const { glyph, x } of run.glyphs) {
    for (const command of glyph.path.commands) {
      if (command.type === 'Z') {
        data += 'z'
        last = 'Z'
        continue
      }
      const [ex, ey] = at(x + (command.x ?? 0), command.y ?? 0)
      if (command.type === 'M') data += `M${joined([ex, ey])}`
      else if (command.type === 'L') data += lineTo(ex - cx, ey - cy)
      else {
        const [qx, qy] = at(x + (command.x1 ?? 0), command.y1 ?? 0)
        if (command.type === 'Q') {
          const curve = joined([qx - cx, qy - cy, ex - cx, ey - cy])
          data += last === 'Q' ? (curve.startsWith('-') ? curve : ` ${curve}`) : `q${curve}`
        } else {
          const [sx, sy] = at(x + (command.x2 ?? 0), command.y2 ?? 0)
          data += `c${joined([qx - cx, qy - cy, sx - cx, sy - cy, ex - cx, ey - cy])}`
        }
      }
      ;[cx, cy] = [ex, ey]
      last = command.type
    }
  }
  return data
}

function lineTo(dx: number, dy: number): string {
  if (Math.abs(dy) < 0.05) return Math.abs(dx) < 0.05 ? '' : `h${short(dx)}`
  if (Math.abs(dx) < 0.05) return `v${short(dy)}`
  return `l${joined([dx, dy])}`
}

/** The size at which the text fits, and its width there. */
export function measure(text: string, style: TextStyle): { size: number; width: number } {
  const weight = style.weight ?? 800
  const units = fontOf(weight).unitsPerEm
  const width = layOut(text, weight, style.tracking ?? 0).width / units
  const size = Math.min(style.size, style.max / width)
  return { size, width: width * size }
}

/** One line of text as a single outline; `y` is the baseline. */
export function words(text: string, x: number, y: number, fill: string, style: TextStyle): string {
  const key = JSON.stringify([text, x, y, fill, style])
  const known = drawn.get(key)
  if (known !== undefined) return known
  const markup = drawWords(text, x, y, fill, style)
  drawn.set(key, markup)
  return markup
}

function drawWords(text: string, x: number, y: number, fill: string, style: TextStyle): string {
  const weight = style.weight ?? 800
  const { size, width } = measure(text, style)
  const anchor = style.anchor ?? 'middle'
  const start = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x
  const data = outline(layOut(text, weight, style.tracking ?? 0), start, y, size / fontOf(weight).unitsPerEm)
  return `<path fill="${fill}" d="${data}"/>`
}

/** Breaks into two lines as even as can be. */
function halves(text: string): string[] {
  const parts = text.split(' ')
  if (parts.length < 2) return [text]
  let best = [text]
  let bestLength = Number.POSITIVE_INFINITY
  for (let cut = 1; cut < parts.length; cut += 1) {
    const pair = [parts.slice(0, cut).join(' '), parts.slice(cut).join(' ')]
    const longest = Math.max(...pair.map((line) => line.length))
    if (longest < bestLength) {
      best = pair
      bestLength = longest
    }
  }
  return best
}

/** One or two lines from the baseline `y` of the first; returns the markup and the last baseline. */
export function block(
  text: string,
  x: number,
  y: number,
  fill: string,
  style: TextStyle,
): { markup: string; last: number; size: number } {
  const single = measure(text, style)
  const pair = halves(text)
  if (single.size >= style.size * 0.86 || pair.length === 1) {
    return { markup: words(text, x, y, fill, style), last: y, size: single.size }
  }
  const size = Math.min(...pair.map((line) => measure(line, style).size))
  const markup = pair
    .map((line, index) => words(line, x, y + index * size * 1.08, fill, { ...style, size }))
    .join('')
  return { markup, last: y + size * 1.08, size }
}

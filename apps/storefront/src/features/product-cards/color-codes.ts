import type { TextKey } from '../../shell/text-keys.ts'

type ColorKey = Extract<TextKey, `CATALOGUE_COLOR_${string}`>

/** The colour codes of specification §3. The specification names them; the hex values are ours. */
const colorCodes: Record<string, string> = {
  white: '#ffffff',
  silver: '#d3d7d9',
  'light-gray': '#b9bfc2',
  gray: '#8b9397',
  'dark-gray': '#5f676b',
  coal: '#33393c',
  black: '#16191a',
  red: '#c8322b',
  orange: '#e2762a',
  yellow: '#f0c53f',
  'pear-green': '#c3cf3c',
  green: '#4c9a45',
  emerald: '#1f9268',
  shamrock: '#3fc08f',
  shakespeare: '#4aa9c9',
  blue: '#2f6fc4',
  'dark-blue': '#223f7d',
  violet: '#7455b8',
  purple: '#8d3f97',
  cerise: '#d33a79',
}

const unknownColor = '#8b9397'

/** The hex of a colour code; an unknown code is grey. */
export function colorHex(code: string): string {
  return colorCodes[code] ?? unknownColor
}

/** The text of a colour's name; null for a code that the specification does not name. */
export function colorKey(code: string): ColorKey | null {
  const key = `CATALOGUE_COLOR_${code.toUpperCase().replaceAll('-', '_')}`
  return Object.hasOwn(colorCodes, code) ? (key as ColorKey) : null
}

/** Whether the swatch needs a dark mark: its contrast with black is greater than with white (specification §9). */
export function isWhiteSwatch(hex: string): boolean {
  const light = luminance(hex)
  return (light + 0.05) / 0.05 > 1.05 / (light + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const palette: Record<string, string> = {
  forest: '#0f4f3e',
  sun: '#f2b441',
  clay: '#b8472c',
  cream: '#f6e8cf',
  navy: '#1c3f7c',
  sky: '#86b7e2',
  plum: '#75305a',
  rose: '#eaa7b4',
  moss: '#6d8358',
  sand: '#dcbd90',
  cocoa: '#674027',
  teal: '#0f6e76',
  mint: '#a8dabf',
  coal: '#2b3136',
  steel: '#8d9aa2',
  red: '#b82b24',
  orange: '#dd652c',
  violet: '#5a4086',
  lilac: '#bba7da',
  lime: '#b7ca4b',
  ice: '#d7e7ef',
  white: '#fbfaf5',
  berry: '#a02c4d',
  olive: '#7c7a36',
  butter: '#f7dd8e',
  salmon: '#ea8d6e',
  green: '#3f8457',
  blue: '#2f68ad',
  black: '#1d2125',
}

/** The packshot colour of that name, as CSS hex; throws on an unknown name. */
export function paletteColour(name: string): string {
  const colour = palette[name]
  if (!colour) throw new Error(`Unknown packshot colour ${name}`)
  return colour
}

function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]
}

/** A colour between two; `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const to = channels(second)
  const mixed = channels(first).map((value, index) => Math.round(value + ((to[index] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** Lighter for a positive amount (to 1), darker for a negative one. */
export function tone(hex: string, amount: number): string {
  return amount >= 0 ? mix(hex, '#ffffff', amount) : mix(hex, '#0a1512', -amount)
}

/** Relative luminance, 0 to 1. */
export function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Ink that can be read on the colour. */
export function inkOn(hex: string): string {
  return luminance(hex) > 0.3 ? '#1b2723' : '#fffaf0'
}

/** The colour itself where it can be read on the ground, otherwise plain ink. */
export function readableOn(hex: string, ground: string): string {
  const [high, low] = [luminance(hex), luminance(ground)].sort((a, b) => b - a) as [number, number]
  return (high + 0.05) / (low + 0.05) >= 4.5 ? hex : inkOn(ground)
}

/** What a text has to differ from its ground (WCAG 2.2 AA). */
export const leastContrast = 4.5

/** The grounds of the pages, as `apps/storefront/src/ui/tokens.css` has them. */
const lightGrounds = ['#ffffff', '#faf7f1', '#f2ede3']
const darkGrounds = ['#101815', '#18231f', '#1f2c27']
const [white, black, darkPaper] = ['#ffffff', '#000000', '#101815']

type Channels = [red: number, green: number, blue: number]

const channelsOf = (hex: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Channels

const hexOf = (channels: Channels): string =>
  `#${channels.map((each) => Math.round(each).toString(16).padStart(2, '0')).join('')}`

/** So much of `other` in `hex`, 0 to 1. */
function mixed(hex: string, other: string, part: number): string {
  const into = channelsOf(other)
  return hexOf(channelsOf(hex).map((each, at) => each + ((into[at] ?? 0) - each) * part) as Channels)
}

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(hex).map((each) => {
    const part = each / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How two colours differ, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const palest = (color: string) => mixed(color, white, 0.88)
const darkPalest = (color: string) => mixed(color, darkPaper, 0.85)

/** The least contrast that texts of this colour have on light pages, and white on it. */
export const lightContrast = (color: string): number =>
  Math.min(...[...lightGrounds, palest(color)].map((ground) => contrastOf(color, ground)))

const darkContrast = (shown: string, color: string): number =>
  Math.min(...[...darkGrounds, darkPalest(color)].map((ground) => contrastOf(shown, ground)))

/** Whether a main colour can be read on every light page. */
export const isReadable = (color: string): boolean => lightContrast(color) >= leastContrast

/** Steps of a hundredth towards another colour, the first that passes; black and white always do. */
function first(color: string, towards: string, passes: (each: string) => boolean): string {
  for (let part = 0; part < 100; part++) {
    const each = mixed(color, towards, part / 100)
    if (passes(each)) return each
  }
  return towards
}

/** The same colour as much darker as it takes to be read on light pages. */
export const readableColor = (color: string): string => first(color, black, isReadable)

/** The same colour as much lighter as it takes to be read on dark pages. */
export const colorInTheDark = (color: string): string =>
  first(color, white, (each) => darkContrast(each, color) >= leastContrast)

/** The roles that follow from a main colour, by their names in `tokens.css`, on light pages and on dark ones. */
export function brandRoles(color: string): {
  light: Record<string, string>
  dark: Record<string, string>
} {
  const shown = colorInTheDark(color)
  return {
    light: {
      theme: color,
      'on-theme': white,
      'theme-deep': mixed(color, black, 0.2),
      'theme-pale': palest(color),
      bar: color,
      'on-bar': white,
      'bar-deep': mixed(color, black, 0.5),
      dark: mixed(color, black, 0.55),
      focus: color,
    },
    dark: {
      theme: shown,
      'on-theme': mixed(color, black, 0.85),
      'theme-deep': mixed(shown, white, 0.25),
      'theme-pale': darkPalest(color),
      bar: mixed(color, black, 0.4),
      'on-bar': white,
      'bar-deep': mixed(color, black, 0.75),
      dark: mixed(color, black, 0.75),
    },
  }
}

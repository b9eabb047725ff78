import { brands } from '../data/brands.ts'
import { brandLine } from './brand-mark.ts'
import { svg } from './draw-packshot.ts'
import { rect, shape, stroke } from './pen.ts'
import { words } from './text.ts'

/** The wordmark of a brand on its own ground. */
function drawBrand(brand: (typeof brands)[number]): string {
  return svg(
    320,
    160,
    [],
    rect(0, 0, 320, 160, 18, brand.ground) + brandLine(brand, 160, 95, brand.ink, 46, 270),
  )
}

const van =
  'M4 20Q4 12 12 12H52V52H4zM56 24H72L86 38V52H56zM18 46A10 10 0 1 0 18 66 10 10 0 1 0 18 46zM70 46A10 10 0 1 0 70 66 10 10 0 1 0 70 46z'

function wheelPair(x: number, y: number, colour: string): string {
  return (
    stroke(
      `M${x - 18} ${y}a18 18 0 1 0 36 0a18 18 0 1 0-36 0M${x + 42} ${y}a18 18 0 1 0 36 0a18 18 0 1 0-36 0`,
      colour,
      5,
    ) +
    stroke(
      `M${x} ${y}L${x + 20} ${y - 34}H${x + 48}L${x + 60} ${y}M${x} ${y}H${x + 28}L${x + 48} ${y - 34}M${x + 46} ${y - 44}H${x + 58}M${x + 14} ${y - 40}H${x + 28}`,
      colour,
      5,
    )
  )
}

function plate(ground: string, markup: string): string {
  return svg(240, 120, [], rect(0, 0, 240, 120, 14, ground) + markup)
}

/** Pictures of carriers and dispatch kinds, by file name; drawn signs, no carrier's own mark, and no words that are not a name. */
export function carrierSigns(): Record<string, string> {
  return {
    'carrier-1.svg': plate(
      '#f6d658',
      words('Chilexpress', 120, 82, '#1b2723', { size: 32, max: 196 }) +
        shape('M24 30H120L110 40H24zM60 16H150L142 24H60z', '#1b2723'),
    ),
    'carrier-2.svg': plate(
      '#12302a',
      stroke('M30 92C60 30 90 92 118 30', '#f2b441', 8) +
        words('Ruta Sur', 168, 70, '#fffaf0', { size: 30, max: 112 }),
    ),
    'carrier-3.svg': plate('#e4efdf', wheelPair(90, 76, '#0f5a47')),
    'carrier-4.svg': plate(
      '#faf0dc',
      `<g transform="translate(55 0)">${shape(
        'M30 50L40 26H90L100 50Q100 60 91 60T82 52Q82 60 73 60T64 52Q64 60 56 60T48 52Q46 60 38 60T30 50zM38 64H92V96H38z',
        '#c2461f',
      )}</g>`,
    ),
    'dispatch-home.svg': plate(
      '#e6efe9',
      `<g transform="translate(74 26) scale(1.05)">${shape(van, '#0f5a47')}</g>`,
    ),
    'dispatch-pickup.svg': plate(
      '#f7ead2',
      shape(
        'M76 50L88 24H152L164 50Q164 62 153 62T142 52Q142 62 131 62T120 52Q120 62 109 62T98 52Q98 62 87 62T76 50zM86 68H154V100H86z',
        '#c2461f',
      ),
    ),
  }
}

/** Wordmarks of all brands, by file name. */
export function brandSigns(): Record<string, string> {
  return Object.fromEntries(brands.map((brand) => [`brand-${brand.slug}.svg`, drawBrand(brand)]))
}

import { brandSymbols } from './brand-symbols.ts'
import { group, shape } from './pen.ts'
import type { Recipe } from './recipe.ts'
import { measure, words } from './text.ts'

/** Brands that write themselves in capitals. */
const capitals = new Set(['andino', 'motrax', 'frenaval', 'kordill', 'tekumo', 'ruta-cinco', 'acuario-sur'])

function written(brand: Recipe['brand']): { text: string; tracking: number } {
  return capitals.has(brand.slug)
    ? { text: brand.name.toUpperCase(), tracking: 7 }
    : { text: brand.name, tracking: -1 }
}

/** The brand's sign alone, `size` wide, centred on the point. */
export function sign(slug: string, x: number, y: number, size: number, fill: string): string {
  const path = brandSymbols[slug]
  if (!path) throw new Error(`No sign for the brand ${slug}`)
  const scale = Math.round(size) / 100
  return group(
    `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`,
    shape(path, fill, 'fill-rule="evenodd"'),
  )
}

/** The name in the brand's manner; `y` is the baseline. */
export function brandName(
  brand: Recipe['brand'],
  x: number,
  y: number,
  fill: string,
  size: number,
  max: number,
): string {
  const { text, tracking } = written(brand)
  return words(text, x, y, fill, { size, max, tracking })
}

/** Sign and name side by side, centred on the point; `y` is the baseline. */
export function brandLine(
  brand: Recipe['brand'],
  x: number,
  y: number,
  fill: string,
  size: number,
  max: number,
): string {
  const { text, tracking } = written(brand)
  const fitted = measure(text, { size, max: max - size * 1.1, tracking })
  const total = fitted.width + fitted.size * 1.05
  return (
    sign(brand.slug, x - total / 2 + fitted.size * 0.4, y - fitted.size * 0.35, fitted.size * 0.82, fill) +
    words(text, x + fitted.size * 0.525, y, fill, { size: fitted.size, max, tracking })
  )
}

import { brandLine, brandName, sign } from './brand-mark.ts'
import { inkOn, readableOn, tone } from './colours.ts'
import { ellipse, group, type Pen, rect, shadow, shape, stroke } from './pen.ts'
import type { Recipe } from './recipe.ts'
import { block, words } from './text.ts'

export type DrawForm = (pen: Pen, recipe: Recipe) => string

/** The round badge with the net content. */
export function badge(
  r: Recipe,
  cx: number,
  cy: number,
  radius: number,
  fill = '#fffdf7',
  ink = '#1b2723',
): string {
  if (r.badge === null) return ''
  return (
    ellipse(cx, cy + 3, radius, radius, 'rgba(10,21,18,.18)') +
    ellipse(cx, cy, radius, radius, fill) +
    words(r.badge, cx, cy + radius * 0.2, ink, { size: radius * 0.62, max: radius * 1.6 })
  )
}

/** The net content in a low pill, for the foot of a bottle. */
export function pill(r: Recipe, cx: number, cy: number): string {
  if (r.badge === null) return ''
  return (
    rect(cx - 48, cy - 18, 96, 36, 18, '#fffdf7') +
    words(r.badge, cx, cy + 8, '#1b2723', { size: 24, max: 80 })
  )
}

/** Title of one or two lines and the second line under it; `y` is the first baseline. */
export function caption(
  r: Recipe,
  x: number,
  y: number,
  ink: string,
  style: { size: number; max: number; anchor?: 'start' | 'middle'; sub?: string },
): string {
  const anchor = style.anchor ?? 'middle'
  const title = block(r.title, x, y, ink, { size: style.size, max: style.max, anchor, tracking: -1 })
  const size = Math.min(style.size * 0.62, title.size * 0.8)
  const second = words(r.subline, x, title.last + size * 1.45, style.sub ?? ink, {
    size,
    max: style.max,
    weight: 600,
    anchor,
  })
  return title.markup + second
}

/** A paper tag on a string, for things that carry no label. */
export function tag(
  pen: Pen,
  r: Recipe,
  x: number,
  y: number,
  angle = 6,
  from: [number, number] = [x - 40, y - 70],
): string {
  if (r.untagged) return ''
  const paper = pen.linear(
    [
      [0, '#fffdf8'],
      [1, '#efe7d8'],
    ],
    'slant',
  )
  const card =
    shape(
      'M-92-34L-70-54H92Q100-54 100-46V46Q100 54 92 54H-70L-92 34z',
      'rgba(10,21,18,.16)',
      'transform="translate(4 7)"',
    ) +
    shape('M-92-34L-70-54H92Q100-54 100-46V46Q100 54 92 54H-70L-92 34z', paper) +
    ellipse(-74, 0, 7, 7, tone(r.ground, -0.25)) +
    brandName(r.brand, 14, -14, readableOn(r.brand.ground, '#fffdf8'), 30, 142) +
    words(r.title, 14, 16, '#1b2723', { size: 23, max: 146 }) +
    words(r.subline, 14, 40, '#52615a', { size: 18, max: 146, weight: 600 })
  return (
    stroke(`M${from[0]} ${from[1]}Q${x - 100} ${y - 20} ${x - 74} ${y}`, '#8a7a5e', 3) +
    group(`translate(${x} ${y}) rotate(${angle})`, card)
  )
}

/** A carton seen from the front, its right side and top in view. */
export function carton(pen: Pen, r: Recipe, x: number, y: number, w: number, h: number, depth = 50): string {
  const rise = depth * 0.5
  const front = pen.linear([
    [0, tone(r.main, 0.1)],
    [0.5, r.main],
    [1, tone(r.main, -0.1)],
  ])
  return (
    shadow(pen, x + w / 2 + depth * 0.4, y + h, w * 0.72) +
    shape(`M${x} ${y}l${depth}-${rise}h${w}l-${depth} ${rise}z`, tone(r.main, 0.28)) +
    shape(
      `M${x + w} ${y}l${depth}-${rise}v${h - rise * 0.55}l-${depth} ${rise * 1.55}z`,
      tone(r.main, -0.34),
    ) +
    rect(x, y, w, h, 2, front)
  )
}

/** The carton of a vehicle part with its words, standing behind the part. */
export function partCarton(pen: Pen, r: Recipe, x = 150, y = 230, w = 330, h = 430): string {
  const ink = inkOn(r.main)
  const second = inkOn(r.second)
  return (
    carton(pen, r, x, y, w, h, 64) +
    shape(`M${x} ${y + h * 0.3}L${x + w} ${y + h * 0.16}V${y + h * 0.46}L${x} ${y + h * 0.6}z`, r.second) +
    brandLine(r.brand, x + w / 2, y + h * 0.13, ink, 46, w - 40) +
    group(
      `translate(${x + w / 2} ${y + h * 0.4}) skewY(${Math.round(-Math.atan((h * 0.14) / w) * 573) / 10})`,
      words(r.title, 0, 0, second, { size: 44, max: w - 44 }) +
        words(r.subline, 0, 36, second, { size: 26, max: w - 60, weight: 600 }),
    )
  )
}

export { brandLine, brandName, sign }

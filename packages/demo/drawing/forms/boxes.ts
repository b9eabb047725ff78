import { animal } from '../art.ts'
import { inkOn, mix, readableOn, tone } from '../colours.ts'
import { badge, brandLine, caption, carton, type DrawForm } from '../label.ts'
import { ellipse, type Pen, rect, shape, sheen } from '../pen.ts'
import type { Recipe } from '../recipe.ts'

function printed(pen: Pen, r: Recipe, x: number, y: number, w: number, h: number): string {
  const paper = mix(r.second, '#fffdf8', 0.88)
  const ink = readableOn(r.main, paper)
  const rightTone = tone(r.main, -0.36)
  return (
    carton(pen, r, x, y, w, h, 62) +
    `<g clip-path="${pen.clip(rect(x, y, w, h, 0, '#000'))}">` +
    rect(x, y + h * 0.3, w, h * 0.7, 0, paper) +
    shape(
      `M${x} ${y + h * 0.3}Q${x + w / 2} ${y + h * 0.42} ${x + w} ${y + h * 0.3}V${y + h * 0.36}Q${x + w / 2} ${y + h * 0.48} ${x} ${y + h * 0.36}z`,
      r.second,
    ) +
    brandLine(r.brand, x + w / 2, y + h * 0.2, inkOn(r.main), w * 0.17, w * 0.84) +
    caption(r, x + w / 2, y + h * 0.78, ink, { size: w * 0.15, max: w * 0.84 }) +
    '</g>' +
    shape(`M${x + w} ${y + h * 0.3}l62-34v${h * 0.67}l-62 50z`, rightTone, 'opacity=".5"') +
    rect(x, y, w, h, 2, sheen(pen, 0.35))
  )
}

/** A folding carton with the animal on the front. */
export const cartonBox: DrawForm = (pen, r) =>
  printed(pen, r, 232, 200, 300, 480) +
  animal(r.art, 332, 472, 1, r.main, '#ffffff', mix(r.main, r.second, 0.5)) +
  badge(r, 460, 462, 50, r.second, inkOn(r.second))

/** Pipettes: a carton with the applicator drawn large on the front. */
export const pipettebox: DrawForm = (pen, r) => {
  const drop = (x: number): string =>
    shape(
      `M${x - 12} 412V396L${x - 6} 388V366H${x + 6}V388L${x + 12} 396V412L${x + 17} 470Q${x + 17} 486 ${x} 486T${x - 17} 470z`,
      r.main,
    ) + shape(`M${x - 9} 446H${x + 9}L${x + 12} 468Q${x + 12} 478 ${x} 478T${x - 12} 468z`, r.second)
  const count = Math.max(1, Number.parseInt(r.badge ?? '1', 10) || 1)
  const tubes = Array.from({ length: Math.min(3, count) }, (_, index) => drop(470 - index * 40)).join('')
  return (
    printed(pen, r, 222, 214, 320, 466) +
    animal(r.art, 316, 436, 0.94, r.main, '#ffffff', mix(r.main, r.second, 0.5)) +
    tubes
  )
}

/** Tablets: a low carton with its blister leaning in front. */
export const blisterbox: DrawForm = (pen, r) => {
  const pills = Array.from({ length: 8 }, (_, index) => {
    const x = 506 + (index % 2) * 62
    const y = 458 + Math.floor(index / 2) * 52
    return (
      ellipse(x, y + 3, 22, 17, 'rgba(10,21,18,.2)') +
      ellipse(x, y, 21, 16, index % 3 ? '#f7f3ea' : r.second) +
      ellipse(x - 6, y - 5, 8, 4, 'rgba(255,255,255,.8)')
    )
  }).join('')
  return (
    printed(pen, r, 176, 240, 300, 440) +
    animal(r.art, 326, 470, 0.9, r.main, '#ffffff', mix(r.main, r.second, 0.5)) +
    rect(468, 424, 150, 250, 16, 'rgba(10,21,18,.18)') +
    rect(
      462,
      416,
      150,
      250,
      16,
      pen.linear(
        [
          [0, '#eef1f0'],
          [0.4, '#cdd5d4'],
          [0.7, '#e9eeec'],
          [1, '#a9b4b3'],
        ],
        'slant',
      ),
    ) +
    pills
  )
}

import { animal } from './art.ts'
import { mix, tone } from './colours.ts'
import { pictureSize, svg } from './draw-packshot.ts'
import { drawings } from './drawings.ts'
import { createPen, ellipse, group, type Pen, rect, shadow, shape, stroke } from './pen.ts'
import { furs, guineaPig, rabbit, sittingCat, sittingDog } from './posts/animals.ts'
import { car } from './posts/car-things.ts'
import { bowl, place } from './posts/things.ts'
import type { Recipe } from './recipe.ts'
import { stand } from './zoom.ts'

/** Where things stand in a picture of 800 by 800. */
const floor = 690

/** The product without its words: outlined letters are most of what a drawing weighs, and need no second telling. */
function wordless(pen: Pen, recipe: Recipe): string {
  const bare = { ...recipe, title: '', subline: '', badge: null, untagged: true }
  return group(stand(recipe.form), drawings[recipe.form](pen, bare))
}

const whole = (pen: Pen, markup: string): string => svg(pictureSize, pictureSize, pen.defs, markup)

/** The product `scale` times as large, its middle above `x` on the floor. */
const standing = (pen: Pen, recipe: Recipe, x: number, scale: number): string =>
  group(
    `translate(${Math.round(x - 400 * scale)} ${Math.round(floor - floor * scale)}) scale(${scale.toFixed(3)})`,
    wordless(pen, recipe),
  )

/** cm: a can of 330 ml, which everybody has held. */
const can = { width: 6.6, height: 12.2 }

function drinkCan(pen: Pen, x: number, perCm: number): string {
  const [w, h] = [can.width * perCm, can.height * perCm]
  const [left, top] = [x - w / 2, floor - h]
  const steel = pen.linear([
    [0, '#8d979b'],
    [0.25, '#f4f6f6'],
    [0.6, '#c3cacc'],
    [1, '#7d878b'],
  ])
  const paint = pen.linear([
    [0, '#8a2417'],
    [0.25, '#e06a4f'],
    [0.6, '#c2461f'],
    [1, '#7f2012'],
  ])
  return (
    shadow(pen, x, floor, w * 0.75) +
    rect(left, top, w, h, w * 0.1, steel) +
    rect(left, top + h * 0.1, w, h * 0.8, w * 0.03, paint) +
    ellipse(x, top + w * 0.08, w * 0.44, w * 0.08, '#dfe5e6') +
    ellipse(x + w * 0.08, top + w * 0.08, w * 0.14, w * 0.03, '#8d979b') +
    shape(
      `M${left} ${top + h * 0.62}Q${x} ${top + h * 0.42} ${left + w} ${top + h * 0.56}V${top + h * 0.68}Q${x} ${top + h * 0.54} ${left} ${top + h * 0.74}z`,
      '#fff6e6',
    )
  )
}

/** How large the thing is: it stands beside a can, both as large as their centimetres. */
export function drawSize(recipe: Recipe): string {
  const pen = createPen('s')
  const { width, height } = recipe.size
  const longest = Math.max(width, height)
  // The forms fill about 520 of 800 by their longer side.
  const perCm = Math.min(
    500 / Math.max(longest, can.height),
    600 / (Math.max(width, longest * 0.7) + can.width * 2),
  )
  const scale = Math.max(0.1, (longest * perCm) / 520)
  const gap = 30 + can.width * perCm
  const half = (longest * perCm) / 2
  const x = Math.round(400 - (gap - 30) / 2)
  return whole(
    pen,
    rect(0, 0, 800, 800, 0, tone(recipe.ground, 0.2)) +
      rect(0, floor - 40, 800, 150, 0, recipe.ground) +
      standing(pen, recipe, x, scale) +
      drinkCan(pen, Math.min(800 - gap, Math.round(x + half + gap * 0.7)), perCm),
  )
}

const coats = Object.values(furs)

const forBirds: readonly Recipe['form'][] = ['birdhouse', 'birdtoy', 'perch', 'swing']

/** The animal that the thing is for, beside it; its feet stand on the floor. */
function companion({ form, ...recipe }: Recipe): string {
  const art = forBirds.includes(form) ? 'bird' : recipe.art
  const fur = coats[recipe.id % coats.length] ?? furs.honey
  if (art === 'dog') return sittingDog(585, floor, 1.75, fur)
  if (art === 'cat') return sittingCat(590, floor, 1.75, fur)
  if (art === 'rabbit') return rabbit(580, floor, 1.5, fur)
  if (art === 'rodent') return guineaPig(580, floor, 1.45, fur)
  return (
    ellipse(580, floor - 130, 150, 150, '#fffaf0') +
    animal(art, 580, floor - 130, 2, fur.coat, '#2a211c', fur.pale)
  )
}

/** A room with a window and a rug, in the colours of the product's own ground. */
function room(pen: Pen, recipe: Recipe): string {
  const wall = pen.linear(
    [
      [0, tone(recipe.ground, 0.45)],
      [1, recipe.ground],
    ],
    'down',
  )
  return (
    rect(0, 0, 800, 800, 0, wall) +
    rect(90, 90, 230, 250, 14, '#fffdf8') +
    rect(106, 106, 198, 218, 6, '#cfe3ea') +
    stroke('M205 106V324M106 215H304', '#fffdf8', 10) +
    rect(0, 610, 800, 190, 0, mix(recipe.ground, '#b98a5c', 0.45)) +
    ellipse(420, floor + 14, 360, 62, tone(mix(recipe.main, recipe.ground, 0.55), 0.25))
  )
}

/** A street with the car that the part goes into. */
function street(pen: Pen, recipe: Recipe): string {
  const sky = pen.linear(
    [
      [0, '#dcebf0'],
      [1, tone(recipe.ground, 0.3)],
    ],
    'down',
  )
  return (
    rect(0, 0, 800, 800, 0, sky) +
    shape('M0 420L150 250 260 360 420 190 610 390 700 300 800 400V520H0z', '#b7c7c9') +
    rect(0, 520, 800, 280, 0, '#6f7678') +
    stroke('M20 770H180M300 770H460M580 770H740', '#f4ecdf', 10) +
    place(450, 620, 1.25, car(mix(recipe.second, '#3f6a86', 0.4)))
  )
}

/** The thing where it is used: beside the animal that it is for, or before the car that it goes into. */
export function drawUse(recipe: Recipe): string {
  const pen = createPen('u')
  if (recipe.art === 'none') return whole(pen, street(pen, recipe) + standing(pen, recipe, 190, 0.46))
  const filling = recipe.food ? mix('#9a6234', recipe.main, 0.12) : null
  return whole(
    pen,
    room(pen, recipe) +
      standing(pen, recipe, 225, 0.62) +
      companion(recipe) +
      (filling ? place(400, floor + 40, 0.95, bowl(recipe.second, filling)) : ''),
  )
}

/** px of a millimetre, where pieces lie beside a coin. */
const perMm = 7

/** A coin of $100, 23.5 mm across: what is beside it is seen in its size. */
function coin(pen: Pen, x: number, y: number): string {
  const r = (23.5 / 2) * perMm
  const brass = pen.radial([
    [0, '#f6e3a6'],
    [1, '#c79a3c'],
  ])
  const nickel = pen.radial([
    [0, '#ffffff'],
    [1, '#b3bbbd'],
  ])
  return (
    ellipse(x, y + 5, r, r * 0.97, 'rgb(20 36 30 / .25)') +
    ellipse(x, y, r, r, brass) +
    ellipse(x, y, r * 0.66, r * 0.66, nickel) +
    shape(
      `M${x - 18} ${y + 24}Q${x - 26} ${y - 6} ${x - 6} ${y - 26}Q${x + 24} ${y - 22} ${x + 16} ${y + 2}Q${x + 22} ${y + 20} ${x + 4} ${y + 26}z`,
      '#949d9f',
    )
  )
}

/** Dry food heaped in the bowl; `r` is a piece's radius. */
function mound(recipe: Recipe, r: number): string {
  const brown = mix('#a86d3a', recipe.second, 0.16)
  const rows = [270, 230, 150]
  return rows
    .flatMap((width, row) => {
      const count = Math.max(2, Math.round(width / (r * 1.9)))
      const y = 392 - row * r * 1.25
      return Array.from({ length: count }, (_, at) => {
        const x = 400 + (at - (count - 1) / 2) * r * 1.9
        return (
          ellipse(x, y, r, r * 0.9, tone(brown, at % 2 ? -0.08 : 0.08)) +
          ellipse(x - r * 0.25, y - r * 0.3, r * 0.35, r * 0.22, tone(brown, 0.3))
        )
      })
    })
    .join('')
}

/** A few pieces of dry food, each as large as it is; a wet or soft one lies in a spoon. */
function pieces(recipe: Recipe, size: number | null): string {
  const brown = mix('#a86d3a', recipe.second, 0.16)
  if (size === null) {
    return (
      stroke('M300 650L470 610', '#aeb8ba', 16) +
      ellipse(250, 660, 78, 46, '#c9d1d3') +
      ellipse(250, 650, 64, 34, brown) +
      ellipse(232, 640, 22, 10, tone(brown, 0.25))
    )
  }
  const r = (size / 2) * perMm
  return [0, 1, 2]
    .map((at) => {
      const x = 190 + at * (r * 2 + 24)
      const y = 650 + (at % 2) * 22
      return (
        ellipse(x, y + r * 0.2, r, r * 0.9, 'rgb(20 36 30 / .2)') +
        ellipse(x, y, r, r * 0.92, brown) +
        ellipse(x - r * 0.25, y - r * 0.3, r * 0.4, r * 0.25, tone(brown, 0.25))
      )
    })
    .join('')
}

/** What is in the bag or the tin: a full bowl, and some of it beside a coin. Null for what is no food. */
export function drawContent(recipe: Recipe): string | null {
  const { food } = recipe
  if (!food) return null
  const pen = createPen('k')
  const brown = mix('#a86d3a', recipe.second, 0.16)
  return whole(
    pen,
    rect(0, 0, 800, 800, 0, tone(recipe.ground, 0.25)) +
      rect(0, 420, 800, 380, 0, recipe.ground) +
      shadow(pen, 400, 520, 230) +
      place(
        400,
        520,
        2.6,
        bowl(recipe.main, food.kibble === null ? brown : mix('#9a6234', recipe.second, 0.1)),
      ) +
      (food.kibble === null ? '' : mound(recipe, 12 + food.kibble)) +
      pieces(recipe, food.kibble) +
      coin(pen, 620, 650),
  )
}

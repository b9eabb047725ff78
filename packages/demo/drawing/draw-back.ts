import type { FoodFacts } from '#rules/catalogue/product-facts.ts'
import { brandLine } from './brand-mark.ts'
import { inkOn, tone } from './colours.ts'
import { pictureSize, svg } from './draw-packshot.ts'
import { createPen, type Pen, rect, shadow, shape, sheen } from './pen.ts'
import type { Recipe } from './recipe.ts'
import { measure, words } from './text.ts'

const ink = '#1b2723'
const soft = '#52615a'
const floor = 700

type Box = { x: number; y: number; w: number; h: number }

/** The pack from behind: as wide to its height as it is, within what a label can be read on. */
function packOf({ width, height }: Recipe['size']): Box {
  const h = 620
  const w = Math.round(Math.min(560, Math.max(430, (h * width) / height)))
  return { x: 400 - w / 2, y: floor - h, w, h }
}

function body(pen: Pen, { x, y, w, h }: Box, colour: string): string {
  const path = `M${x + 8} ${y}H${x + w - 8}L${x + w} ${y + 40}Q${x + w - 10} ${y + h / 2} ${x + w + 4} ${y + h - 20}Q${x + w / 2} ${y + h + 16} ${x - 4} ${y + h - 20}Q${x + 10} ${y + h / 2} ${x} ${y + 40}z`
  return (
    shadow(pen, 400, floor + 4, w * 0.62) +
    shape(path, colour) +
    rect(x + 6, y + 18, w - 12, 5, 2, tone(colour, -0.25)) +
    shape(path, sheen(pen, 0.7))
  )
}

const number = (value: number) => value.toLocaleString('es-CL')

function analysisRows({ analysis }: FoodFacts): [string, string][] {
  return [
    ['Proteína', `${number(analysis.protein)} %`],
    ['Grasa', `${number(analysis.fat)} %`],
    ['Fibra', `${number(analysis.fibre)} %`],
    ['Humedad', `${number(analysis.moisture)} %`],
    ['Cenizas', `${number(analysis.ash)} %`],
  ]
}

/** Some weights of the table, for a grown animal. */
function rationRows({ ration }: FoodFacts): [string, string][] {
  const rows = ration?.rows ?? []
  const step = Math.max(1, Math.ceil(rows.length / 4))
  return rows
    .filter((_, place) => place % step === 0)
    .map(({ kg, grams }) => [`${number(kg)} kg`, `${number(grams.at(-1) ?? 0)} g`])
}

/** Lines of at most `max` units; an ingredient is not parted. */
function lines(parts: readonly string[], style: { size: number; max: number; weight: 600 }): string[] {
  const made: string[] = []
  for (const part of parts) {
    const last = made.at(-1)
    const longer = last === undefined ? part : `${last}, ${part}`
    const isFull = last === undefined || measure(longer, { ...style, max: 9999 }).width > style.max
    if (isFull) made.push(part)
    else made[made.length - 1] = longer
  }
  return made.map((line, place) => (place === made.length - 1 ? `${line}.` : `${line},`))
}

function table(rows: readonly [string, string][], box: { x: number; y: number; w: number }): string {
  return rows
    .map(([name, value], place) => {
      const y = box.y + place * 27
      return (
        (place % 2 === 0 ? rect(box.x, y - 19, box.w, 27, 4, '#f1ece0') : '') +
        words(name, box.x + 8, y, ink, { size: 17, max: box.w * 0.6, weight: 600, anchor: 'start' }) +
        words(value, box.x + box.w - 8, y, ink, { size: 17, max: box.w * 0.36, anchor: 'end' })
      )
    })
    .join('')
}

const heading = (text: string, x: number, y: number, max: number) =>
  words(text, x, y, soft, { size: 17, max, weight: 600, anchor: 'start' })

function barcode(x: number, y: number, id: number): string {
  let at = x
  return (
    rect(x - 8, y - 6, 126, 62, 4, '#fff') +
    Array.from({ length: 26 }, (_, place) => {
      const width = 1 + (((id * 31 + place * 17) >> (place % 5)) % 3)
      const bar = rect(at, y, width, 50, 0, ink)
      at += width + 1 + ((id + place * 7) % 2)
      return bar
    }).join('')
  )
}

/** The back of a food's pack, as its label says it: in Spanish, as it stands in a shop of Chile. */
export function drawBack(recipe: Recipe, food: FoodFacts): string {
  const pen = createPen('f')
  const box = packOf(recipe.size)
  const label: Box = { x: box.x + 26, y: box.y + 128, w: box.w - 52, h: box.h - 172 }
  const inside = { x: label.x + 18, w: label.w - 36 }
  const analysis = analysisRows(food)
  const ration = rationRows(food)
  const half = (inside.w - 20) / 2
  const style = { size: 16, max: inside.w, weight: 600 } as const
  const told = food.ingredients.map(({ name, percent }) =>
    percent === null ? name : `${name} ${number(percent)} %`,
  )
  const ingredients = lines(told, style)
  const energy = food.energy === null ? '' : `Energía metabolizable: ${number(food.energy)} kcal por kg`
  const top = label.y + 34
  const under = top + 34 + Math.max(analysis.length, ration.length) * 27 + 6
  const below = energy === '' ? under + 8 : under + 36
  const right = ration.length > 0
  return svg(
    pictureSize,
    pictureSize,
    pen.defs,
    rect(0, 0, 800, 800, 0, tone(recipe.ground, 0.2)) +
      rect(0, floor - 30, 800, 130, 0, recipe.ground) +
      body(pen, box, recipe.main) +
      brandLine(recipe.brand, 400, box.y + 74, inkOn(recipe.main), 40, box.w - 90) +
      words(recipe.title, 400, box.y + 110, inkOn(recipe.main), { size: 22, max: box.w - 90, weight: 600 }) +
      rect(label.x, label.y, label.w, label.h, 14, '#fffdf7') +
      heading('Análisis garantizado', inside.x, top, right ? half : inside.w) +
      table(analysis, { x: inside.x, y: top + 34, w: right ? half : inside.w }) +
      (right
        ? heading('Ración de un día', inside.x + half + 20, top, half) +
          table(ration, { x: inside.x + half + 20, y: top + 34, w: half })
        : '') +
      (energy === '' ? '' : words(energy, inside.x, under, ink, { ...style, anchor: 'start' })) +
      heading('Ingredientes', inside.x, below, inside.w) +
      ingredients
        .map((line, place) =>
          words(line, inside.x, below + 26 + place * 22, ink, { ...style, anchor: 'start' }),
        )
        .join('') +
      barcode(label.x + label.w - 130, label.y + label.h - 66, recipe.id),
  )
}

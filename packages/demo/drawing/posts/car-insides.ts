import { ellipse, type Pen, rect, stroke } from '../pen.ts'
import { words } from '../text.ts'
import { dipstick, measure, pad } from './car-things.ts'
import { paper } from './stage.ts'
import { place } from './things.ts'

const ink = '#1b2723'
const green = '#0f5a47'
const clay = '#c2461f'
const blue = '#24405c'

function lining(): string {
  return [
    paper('#dfe7f1'),
    place(280, 240, 1.5, pad(84)),
    place(510, 198, 1, measure(150, green)),
    place(280, 450, 1.5, pad(16)),
    place(510, 408, 1, measure(48, clay)),
    words('10–12 mm', 700, 292, green, { size: 60, max: 320 }),
    words('2 mm', 700, 452, clay, { size: 60, max: 320 }),
  ].join('')
}

function oilLevel(): string {
  const mark = (y: number, colour: string, sign: string) =>
    stroke(`M520 ${y}H640`, colour, 7) + words(sign, 720, y + 16, colour, { size: 50, max: 180 })
  return [
    paper('#e6ebee'),
    place(450, 290, 1.25, dipstick(0.62)),
    mark(165, clay, 'MAX'),
    mark(415, clay, 'MIN'),
    stroke('M330 250L352 274L392 222', green, 16),
  ].join('')
}

function fittings(): string {
  const blade = stroke('M-110 70H110', ink, 16)
  const base = '#5f6872'
  const kinds = [
    stroke('M-96-90L10-10C40 10 50 40 20 44C0 46-4 30 4 20', base, 18),
    stroke('M-96-90L0 10', base, 18) + rect(-26, 0, 60, 52, 10, base) + ellipse(4, 26, 13, 13, '#f2b441'),
    stroke('M-96-90L-10-6', base, 18) + rect(-24, -14, 40, 76, 6, base) + ellipse(-4, 24, 8, 8, '#dfe7f1'),
  ]
  return [
    paper('#dbe4ea'),
    ...kinds.map(
      (kind, index) =>
        ellipse(170 + index * 280, 280, 126, 150, 'rgb(255 255 255 / .65)') +
        place(170 + index * 280, 276, 0.92, kind + blade),
    ),
  ].join('')
}

function vin(): string {
  const box = (index: number) => 62 + index * 46
  const colourOf = (index: number) => (index < 3 ? clay : index < 9 ? green : blue)
  const brace = (from: number, to: number, colour: string) =>
    stroke(`M${box(from) + 4} 306V328H${box(to) + 36}V306`, colour, 7)
  return [
    paper('#efe8db'),
    ...Array.from(
      { length: 17 },
      (_, index) =>
        rect(box(index), 210, 40, 76, 8, colourOf(index)) +
        words('9BXAB12C5F7001234'.charAt(index), box(index) + 20, 264, '#fff', { size: 38, max: 34 }),
    ),
    brace(0, 2, clay),
    brace(3, 8, green),
    brace(9, 16, blue),
    words('1–3', box(1) + 20, 394, clay, { size: 42, max: 120 }),
    words('4–9', box(5) + 43, 394, green, { size: 42, max: 120 }),
    words('10–17', box(13) + 20, 394, blue, { size: 42, max: 160 }),
  ].join('')
}

/** The pictures inside the posts about cars, by their files: 900 by 560. */
export const carInsides: Record<string, (pen: Pen) => string> = {
  'post-pastilla.svg': lining,
  'post-varilla.svg': oilLevel,
  'post-enganches.svg': fittings,
  'post-vin.svg': vin,
}

import { ellipse, type Pen, shape, stroke } from '../pen.ts'
import { furs, guineaPig, rabbit, sittingCat, sittingDog, sleepingPuppy } from './animals.ts'
import { stage } from './stage.ts'
import {
  bag,
  ball,
  bed,
  bowl,
  drinker,
  ground,
  hay,
  kibble,
  leaf,
  nightWindow,
  parcel,
  place,
  scales,
  scoop,
  shield,
  spanner,
  tray,
} from './things.ts'

/** A season in a quarter of a circle around 0, 0. */
const season = (turn: number, colour: string): string =>
  `<path d="M0 0V-190A190 190 0 0 1 190 0Z" fill="${colour}" transform="rotate(${turn})"/>`

function fleas(pen: Pen): string {
  const flower = (x: number, y: number) =>
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse cx="${x}" cy="${y - 16}" rx="10" ry="15" fill="#e58fa5" transform="rotate(${turn} ${x} ${y})"/>`,
      )
      .join('') + ellipse(x, y, 9, 9, '#f2b441')
  const flake = (x: number, y: number) =>
    stroke(
      `M${x - 22} ${y}H${x + 22}M${x - 11} ${y - 19}L${x + 11} ${y + 19}M${x + 11} ${y - 19}L${x - 11} ${y + 19}`,
      '#fff',
      5,
    )
  const sun =
    ellipse(102, -98, 26, 26, '#f2b441') +
    stroke(
      'M102-142V-134M102-62V-54M58-98H66M138-98H146M71-129L77-123M127-73L133-67M71-67L77-73M127-123L133-129',
      '#f2b441',
      6,
    )
  return [
    stage(pen, ['#e4f1ea', '#cfe6dc'], '#b9d8ca'),
    place(
      450,
      280,
      1.12,
      season(-90, '#cfe3b4') +
        season(0, '#f8e2a8') +
        season(90, '#e8b98a') +
        season(180, '#9dbfd6') +
        flower(-108, -92) +
        flower(-70, -138) +
        sun +
        place(96, 96, 0.5, leaf().replaceAll('#5fa35a', '#b8672a').replaceAll('#3d7a3c', '#7a3f17'), 40) +
        flake(-100, 92) +
        flake(-60, 138) +
        ellipse(0, 0, 104, 104, '#f7f1e4'),
    ),
    ground(452, 462, 300),
    sittingDog(404, 460, 1.12, furs.honey),
    sittingCat(528, 462, 1, furs.grey),
  ].join('')
}

function rights(pen: Pen): string {
  return [
    stage(pen, ['#f7ecd8', '#efd9b4'], '#e2c692'),
    ground(280, 460, 300),
    place(280, 456, 1.15, parcel()),
    stroke('M150 170C190 70 370 70 410 176', '#c2461f', 18),
    shape('M124 148L150 206L190 160Z', '#c2461f'),
    ground(640, 460, 260),
    place(640, 310, 1.25, shield()),
    place(640, 318, 1.05, spanner()),
  ].join('')
}

function food(pen: Pen): string {
  const serving = (x: number, scale: number, colour: string, size: number) =>
    place(x, 490, scale, bowl(colour, '#9a6234') + place(0, -54, 1, kibble(size, 2)))
  return [
    stage(pen, ['#f9ecd2', '#f2d49a'], '#e3bd77'),
    ground(450, 476, 780),
    place(150, 466, 0.62, bag('#c2461f', '#f2b441')),
    place(420, 462, 0.9, bag('#0f5a47', '#f2b441')),
    place(756, 462, 1.2, bag('#24405c', '#f2b441')),
    sittingDog(250, 470, 0.62, furs.white),
    sittingDog(536, 468, 0.98, furs.honey),
    sittingDog(650, 470, 1.36, furs.black),
    serving(206, 0.5, '#14715a', 10),
    serving(424, 0.68, '#14715a', 13),
    serving(574, 0.86, '#14715a', 16),
  ].join('')
}

function puppy(pen: Pen): string {
  return [
    stage(pen, ['#33475f', '#23324a'], '#4a3f3a'),
    place(690, 210, 1.05, nightWindow()),
    shape('M588 316L300 470H620L792 316Z', 'rgb(247 221 141 / .14)'),
    ground(390, 488, 460),
    place(390, 490, 1.35, bed()),
    sleepingPuppy(392, 446, 1.32, furs.honey),
    place(690, 494, 0.86, bowl('#c2461f', null)),
    place(160, 496, 0.9, ball()),
  ].join('')
}

function litter(pen: Pen): string {
  const kinds: [number, string, string, string[]][] = [
    [250, '#0f5a47', '#c9b79a', ['#a8927a', '#e2d6c2', '#8d7a62']],
    [430, '#c2461f', '#e6f1f5', ['#bcd9e4', '#ffffff', '#9cc4d4']],
    [610, '#24405c', '#d9a765', ['#b9813f', '#eec48a', '#a06a30']],
    [790, '#8d5a2b', '#dfe6bd', ['#bfca8d', '#f1f5da', '#a3b06c']],
  ]
  return [
    stage(pen, ['#f3e4e8', '#e3c3cb'], '#d3a9b4'),
    ground(520, 478, 760),
    ...kinds.map(([x, colour, filling, grains]) => place(x, 470, 0.78, tray(colour, filling, grains))),
    place(700, 330, 0.9, scoop(), -20),
    sittingCat(156, 474, 1.35, furs.orange, true),
  ].join('')
}

function portion(pen: Pen): string {
  return [
    stage(pen, ['#eef0d4', '#d5d99a'], '#bfc47c'),
    ground(450, 482, 640),
    sittingDog(726, 476, 1.42, furs.honey),
    sittingCat(186, 476, 1.4, furs.grey, true),
    place(450, 482, 1.3, scales()),
    place(450, 386, 1.05, bowl('#c2461f', '#9a6234') + place(0, -54, 1, kibble(14, 3))),
  ].join('')
}

function rabbits(pen: Pen): string {
  return [
    stage(pen, ['#e6efd8', '#c6dba9'], '#a9c486'),
    ground(452, 478, 700),
    place(430, 474, 1.6, hay()),
    rabbit(664, 478, 1.2, furs.grey),
    guineaPig(300, 482, 1.15, furs.orange),
    place(142, 480, 1.1, leaf(), -16),
    place(178, 484, 0.9, leaf(), 14),
    place(830, 300, 1.25, drinker()),
  ].join('')
}

/** The picture over each post, by its file: 900 by 560, what matters between 55 and 505 down. */
export const petHeroes: Record<string, (pen: Pen) => string> = {
  'post-pulgas.svg': fleas,
  'post-retracto.svg': rights,
  'post-alimento.svg': food,
  'post-cachorro.svg': puppy,
  'post-arenas.svg': litter,
  'post-porcion.svg': portion,
  'post-conejos.svg': rabbits,
}

import { ellipse, group, type Pen, rect, shape, stroke } from '../pen.ts'
import { words } from '../text.ts'
import { dogFromAbove, furs, sittingDog } from './animals.ts'
import { measure } from './car-things.ts'
import { paper } from './stage.ts'
import {
  bed,
  bowl,
  ground,
  hay,
  house,
  kibble,
  leaf,
  parcel,
  paw,
  place,
  scoop,
  shield,
  spanner,
} from './things.ts'

const ink = '#1b2723'
const green = '#0f5a47'
const clay = '#c2461f'
const blue = '#24405c'

const arrow = (
  from: [number, number],
  to: [number, number],
  bend: [number, number],
  colour: string,
): string => {
  const angle = (Math.atan2(to[1] - bend[1], to[0] - bend[0]) * 180) / Math.PI
  return (
    stroke(`M${from[0]} ${from[1]}Q${bend[0]} ${bend[1]} ${to[0]} ${to[1]}`, colour, 9) +
    place(to[0], to[1], 1, shape('M18 0L-14-16V16Z', colour), Math.round(angle))
  )
}

function harness(): string {
  return [
    paper('#e3e8ea'),
    shape('M560 90C650 70 700 110 700 190V470H520V150C520 120 536 96 560 90Z', '#5f6872'),
    shape('M170 400H700C740 400 750 430 740 480H150C140 430 140 400 170 400Z', '#6f7983'),
    ground(450, 420, 360),
    sittingDog(420, 412, 1.5, furs.honey),
    stroke('M352 250Q430 300 492 226M380 330Q440 362 530 320', clay, 20),
    stroke('M492 232Q560 250 612 150M520 316L640 410', ink, 16),
    rect(622, 392, 46, 60, 10, clay),
    ellipse(500, 232, 16, 16, '#cfd6d8'),
  ].join('')
}

function pellets(): string {
  const heap = (x: number, size: number, rows: number) =>
    ground(x, 420, size * rows * 2.4) + place(x, 416, 1, kibble(size, rows))
  return [
    paper('#f7e9cc'),
    heap(170, 13, 7),
    heap(400, 20, 5),
    heap(650, 29, 4),
    stroke('M772 300L850 180', green, 22),
    shape('M700 300H830C830 360 800 384 765 384C730 384 700 360 700 300Z', '#14715a'),
    ellipse(765, 300, 65, 16, '#b0753f'),
  ].join('')
}

function waists(): string {
  const dogs: [number, number, string][] = [
    [180, 34, blue],
    [450, 48, green],
    [720, 92, clay],
  ]
  return [
    paper('#eef0d9'),
    ...dogs.map(
      ([x, waist, colour]) =>
        ellipse(x, 290, 128, 236, 'rgb(255 255 255 / .6)') +
        dogFromAbove(x, 286, 1.15, waist, furs.honey) +
        ellipse(x, 516, 16, 16, colour),
    ),
    stroke('M441 516L448 524L460 508', '#fff', 5),
  ].join('')
}

function cycle(): string {
  const stages: [number, number, string][] = [
    [
      450,
      96,
      [0, 1, 2, 3].map((index) => ellipse(-36 + index * 24, (index % 2) * 14, 12, 9, '#fffdf4')).join(''),
    ],
    [
      720,
      290,
      stroke('M-50 10Q-20-26 0 6T54-4', '#e9dcb4', 18) +
        stroke('M-34-4V12M-14-12V4M6-2V14M28 4V-10', '#c9b478', 4),
    ],
    [450, 470, ellipse(0, 0, 54, 30, '#d8c48f') + stroke('M-34-8Q0-22 34-8M-40 6Q0-8 40 6', '#b39b5c', 5)],
    [
      180,
      290,
      ellipse(0, 0, 46, 34, '#5a3a26') +
        stroke('M22 20L54 52M6 28L18 62M-14 28L-22 60M-40-12L-66-22', '#5a3a26', 9) +
        ellipse(-26, -8, 5, 5, '#fff') +
        stroke('M10-30Q22 0 10 30M-6-32Q4 0-6 32', '#8d6244', 4),
    ],
  ]
  return [
    paper('#e4f0ea'),
    rect(328, 226, 244, 130, 16, clay),
    rect(348, 244, 204, 94, 8, '#e0824f'),
    stroke('M372 262L450 320L528 262M372 320L450 262L528 320', '#f6dcc4', 7),
    stroke(
      'M328 240H312M328 262H312M328 284H312M328 306H312M328 328H312M572 240H588M572 262H588M572 284H588M572 306H588M572 328H588',
      clay,
      5,
    ),
    ...stages.map(([x, y, drawn]) => ellipse(x, y, 86, 86, '#9fc7b4') + place(x, y, 1.15, drawn)),
    arrow([560, 110], [690, 186], [650, 120], green),
    arrow([712, 400], [562, 462], [670, 460], green),
    arrow([336, 462], [196, 396], [226, 460], green),
    arrow([186, 180], [336, 104], [230, 112], green),
  ].join('')
}

function litterDepth(): string {
  const grains = Array.from({ length: 60 }, (_, index) =>
    ellipse(
      196 + ((index * 83) % 420),
      340 + ((index * 29) % 78),
      7,
      6,
      ['#a8927a', '#e2d6c2', '#8d7a62'][index % 3] ?? '',
    ),
  )
  return [
    paper('#f1e3e6'),
    ground(406, 436, 560),
    rect(170, 330, 470, 100, 6, '#c9b79a'),
    ...grains,
    stroke('M140 230L166 434H644L670 230', green, 18),
    place(706, 330, 1, measure(100, clay)),
    words('5 cm', 790, 398, clay, { size: 54, max: 150 }),
    place(470, 250, 1.15, scoop(), -12),
  ].join('')
}

function week(): string {
  const stops: [number, number, string][] = [
    [130, 380, place(0, 24, 0.5, bed())],
    [330, 210, place(0, 26, 0.75, bowl(clay, '#9a6234'))],
    [560, 350, place(0, 50, 0.9, leaf()) + place(-26, 52, 0.6, leaf(), -18) + place(28, 52, 0.6, leaf(), 18)],
    [770, 180, stroke('M0-40V40M-40 0H40', '#fff', 26)],
  ]
  const grounds = ['#f2d49a', '#e6efd8', '#cfe3b4', clay]
  const steps = [
    [210, 316, 40],
    [258, 262, 40],
    [420, 240, 118],
    [480, 300, 118],
    [640, 300, 38],
    [700, 240, 38],
  ]
  return [
    paper('#fbe9dc'),
    stroke('M130 380C200 330 250 240 330 210S480 330 560 350S700 220 770 180', '#e9c7ab', 26),
    ...steps.map(([x = 0, y = 0, turn = 0]) => group(`rotate(${turn} ${x} ${y})`, paw(x, y, 0.5, '#8d5a2b'))),
    ...stops.map(
      ([x, y, drawn], index) => ellipse(x, y, 88, 88, grounds[index] ?? '') + place(x, y, 1, drawn),
    ),
  ].join('')
}

function pen(): string {
  return [
    paper('#dfe9d0'),
    rect(110, 40, 680, 430, 24, '#f3e7cf'),
    `<rect x="110" y="40" width="680" height="430" rx="24" fill="none" stroke="#8d5a2b" stroke-width="14"/>`,
    place(250, 210, 1.15, house()),
    place(600, 220, 0.95, hay()),
    rect(500, 300, 220, 140, 14, green),
    rect(516, 316, 188, 108, 8, '#e9dcc2'),
    place(270, 410, 1, bowl(blue, null)),
    stroke('M110 496H790M110 484V508M790 484V508', ink, 6),
    words('200 cm', 450, 546, ink, { size: 34, max: 160 }),
    stroke('M76 40V470M64 40H88M64 470H88', ink, 6),
    group('rotate(-90 52 255)', words('150 cm', 52, 255, ink, { size: 34, max: 160 })),
  ].join('')
}

function terms(): string {
  const months = Array.from({ length: 7 }, (_, index) => stroke(`M${180 + index * 100} 404V428`, ink, 5))
  return [
    paper('#f5ead6'),
    place(104, 206, 0.46, parcel()),
    stroke('M180 160H206', clay, 40),
    words('10', 278, 178, clay, { size: 56, max: 90 }),
    place(104, 330, 0.5, shield()),
    place(104, 332, 0.42, spanner()),
    stroke('M180 326H780', green, 40),
    words('6', 830, 346, green, { size: 56, max: 60 }),
    stroke('M180 416H780', ink, 6),
    ...months,
  ].join('')
}

/** The pictures inside the posts, by their files: 900 by 560. */
export const petInsides: Record<string, (pen: Pen) => string> = {
  'post-arnes.svg': harness,
  'post-pellet.svg': pellets,
  'post-cintura.svg': waists,
  'post-ciclo.svg': cycle,
  'post-bandeja.svg': litterDepth,
  'post-semana.svg': week,
  'post-corral.svg': pen,
  'post-plazos.svg': terms,
}

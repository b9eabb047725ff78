import { ellipse, type Pen, rect, shape, stroke } from '../pen.ts'
import { words } from '../text.ts'
import { furs, peekingDog } from './animals.ts'
import {
  battery,
  brakeDisc,
  car,
  engine,
  measure,
  oilCan,
  pad,
  thermometer,
  windscreen,
} from './car-things.ts'
import { stage } from './stage.ts'
import { ground, magnifier, place } from './things.ts'

const ink = '#1b2723'

function journey(pen: Pen): string {
  return [
    rect(
      0,
      0,
      900,
      560,
      0,
      pen.linear(
        [
          [0, '#cfe5ee'],
          [1, '#f6efe0'],
        ],
        'down',
      ),
    ),
    ellipse(730, 130, 54, 54, '#f2b441'),
    shape('M0 330L120 210L200 280L320 150L450 290L560 200L700 320L800 250L900 330V420H0Z', '#9db6bd'),
    shape('M272 208L320 150L372 206L340 222L318 200L298 220Z', '#fff'),
    shape('M520 232L560 200L608 240L580 250L560 234Z', '#fff'),
    shape('M0 370Q240 320 480 360T900 350V470H0Z', '#8fb380'),
    rect(0, 424, 900, 136, 0, '#5f6872'),
    stroke('M20 490H140M220 490H340M420 490H540M620 490H740M820 490H900', '#f7f1e4', 9),
    ground(450, 478, 560),
    place(450, 480, 1.05, car('#c2461f', peekingDog(92, -152, 0.52, furs.honey))),
    place(
      450,
      480,
      1.05,
      shape('M-70-206H70L60-222H-60Z', '#24405c') + rect(-52, -246, 70, 30, 8, '#0f5a47'),
    ),
  ].join('')
}

function oil(pen: Pen): string {
  return [
    stage(pen, ['#e6ebee', '#c3ced4'], '#a9b7be'),
    ground(430, 470, 460),
    place(430, 466, 1.25, engine()),
    stroke('M292 192Q288 224 290 254', '#d8941f', 14),
    stroke('M288 196Q284 224 286 250', '#f6c95f', 4),
    place(381, 207, 0.78, oilCan()),
    ground(690, 470, 120),
    place(690, 430, 1.35, thermometer(0.62)),
    words('5W', 802, 250, '#24405c', { size: 44, max: 80 }),
    words('30', 802, 380, '#c2461f', { size: 44, max: 80 }),
  ].join('')
}

/** A plate with signs in three colours: not one VIN, but how each is parted. */
function plate(pen: Pen): string {
  const parts: [string, string, number][] = [
    ['9BX', '#c2461f', 226],
    ['AB12C5', '#0f5a47', 400],
    ['F7001234', '#24405c', 644],
  ]
  return [
    stage(pen, ['#e9e4dc', '#d3c8b4'], '#bdae94'),
    ground(450, 470, 620),
    place(450, 464, 1.05, car('#24405c')),
    rect(118, 84, 664, 118, 22, '#fffdf8'),
    `<rect x="118" y="84" width="664" height="118" rx="22" fill="none" stroke="${ink}" stroke-width="7"/>`,
    ...parts.map(([signs, colour, x]) => words(signs, x, 160, colour, { size: 46, max: 260 })),
    stroke('M296 110V176M506 110V176', '#cfc5b2', 5),
    place(640, 300, 0.95, magnifier()),
  ].join('')
}

function brakes(pen: Pen): string {
  return [
    stage(pen, ['#e1e8f1', '#b6c5dd'], '#9aacc8'),
    ground(300, 470, 340),
    place(300, 290, 1.2, brakeDisc()),
    ground(672, 470, 320),
    place(672, 190, 1.05, pad(64)),
    place(838, 158, 1, measure(96, '#0f5a47')),
    place(672, 386, 1.05, pad(14)),
    place(838, 354, 1, measure(44, '#c2461f')),
  ].join('')
}

function winter(pen: Pen): string {
  const rain = Array.from({ length: 26 }, (_, index) => {
    const x = 20 + ((index * 137) % 860)
    const y = 30 + ((index * 71) % 150)
    return stroke(`M${x} ${y}L${x - 10} ${y + 34}`, 'rgb(255 255 255 / .65)', 4)
  })
  return [
    stage(pen, ['#8ea6b8', '#b9c9d3'], '#6d7f8c'),
    ...rain,
    place(330, 286, 1.32, windscreen()),
    ground(724, 478, 300),
    place(724, 472, 1.02, battery()),
  ].join('')
}

/** The picture over each post about cars, by its file: 900 by 560, what matters between 55 and 505 down. */
export const carHeroes: Record<string, (pen: Pen) => string> = {
  'post-viaje.svg': journey,
  'post-aceite.svg': oil,
  'post-placa.svg': plate,
  'post-frenos.svg': brakes,
  'post-invierno.svg': winter,
}

import { inkOn, tone } from '../colours.ts'
import { brandName, type DrawForm, partCarton, sign } from '../label.ts'
import { ellipse, group, type Pen, rect, shadow, shape, sheen, stroke } from '../pen.ts'
import { words } from '../text.ts'

const iron = (pen: Pen): string =>
  pen.linear([
    [0, '#6d777b'],
    [0.25, '#dfe5e6'],
    [0.5, '#aab4b7'],
    [0.8, '#7e898d'],
    [1, '#525c60'],
  ])

/** A pair of pads before their carton. */
export const brakepad: DrawForm = (pen, r) => {
  const plate =
    'M-150 40C-150-40-110-80-60-84-20-100 20-100 60-84 110-80 150-40 150 40L132 64H80L70 50H-70L-80 64H-132z'
  const pad = 'M-126 20C-120-36-80-64 0-66S120-36 126 20L110 40H14V-60H-14V40H-110z'
  const one = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      shape(plate, '#1d2326', 'transform="translate(8 8)" opacity=".35"') +
        shape(plate, '#3a4246') +
        shape(plate, sheen(pen)) +
        shape(pad, r.turn % 2 ? '#8b8580' : '#6f6a68') +
        shape(pad, sheen(pen, 0.8)) +
        sign(r.brand.slug, -60, -6, 26, '#d9d4cc'),
    )
  return partCarton(pen, r) + shadow(pen, 480, 690, 230) + one(520, 520, -8) + one(470, 630, 3)
}

/** A ventilated, grooved or plain disc leaning on its carton. */
export const disc: DrawForm = (pen, r) => {
  const grooves =
    r.title === 'Ranurado'
      ? Array.from(
          { length: 8 },
          (_, index) =>
            `<path d="M0-176Q30-130 20-100" fill="none" stroke="#59646a" stroke-width="8" stroke-linecap="round" transform="rotate(${index * 45})"/>`,
        ).join('')
      : ''
  const bolts = Array.from(
    { length: 5 },
    (_, index) => `<circle cx="0" cy="-52" r="11" fill="#38424a" transform="rotate(${index * 72})"/>`,
  ).join('')
  return (
    partCarton(pen, r, 120, 220, 300, 440) +
    shadow(pen, 520, 690, 190) +
    group(
      'translate(550 516) scale(.9)',
      (r.title === 'Sólido' ? '' : ellipse(16, 4, 186, 190, '#434d52')) +
        ellipse(0, 0, 186, 190, iron(pen)) +
        ellipse(
          0,
          0,
          178,
          182,
          pen.radial([
            [0, '#8d979b'],
            [0.6, '#c4cdd0'],
            [0.8, '#a6b1b4'],
            [1, '#dfe5e6'],
          ]),
        ) +
        grooves +
        ellipse(0, 0, 92, 94, '#4a555a') +
        ellipse(-4, -4, 88, 90, iron(pen)) +
        bolts +
        ellipse(0, 0, 30, 31, '#2b3439'),
    )
  )
}

/** A brake drum. */
export const drum: DrawForm = (pen, r) =>
  partCarton(pen, r, 120, 220, 300, 440) +
  shadow(pen, 520, 690, 200) +
  ellipse(540, 510, 176, 180, '#3a4449') +
  ellipse(516, 506, 176, 180, iron(pen)) +
  ellipse(516, 506, 136, 140, '#5c676c') +
  ellipse(510, 500, 130, 134, iron(pen)) +
  [0, 1, 2, 3]
    .map((turn) => group(`translate(512 502) rotate(${turn * 90 + 20})`, ellipse(0, -84, 13, 13, '#2b3439')))
    .join('') +
  ellipse(512, 502, 46, 47, '#2b3439')

/** Two curved brake shoes. */
export const shoes: DrawForm = (pen, r) => {
  const arc = 'M0-170A170 170 0 0 0 0 170'
  const shoe =
    stroke(arc, '#2c3438', 66) +
    stroke(arc, '#7a6a58', 30, 'transform="translate(-26 0)"') +
    stroke('M10-130A130 130 0 0 0 10 130', '#59646a', 14)
  return (
    partCarton(pen, r, 120, 220, 300, 440) +
    shadow(pen, 540, 690, 200) +
    group(
      'translate(520 510) scale(.84)',
      shoe +
        group('translate(60 0) scale(-1 1)', shoe) +
        stroke('M-10-120q14 12 28 0t28 0 28 0', '#9aa5a8', 7),
    )
  )
}

/** A bottle of brake fluid. */
export const fluid: DrawForm = (pen, r) => {
  const body = 'M300 330Q300 290 340 280H460Q500 290 500 330V650Q500 690 460 690H340Q300 690 300 650z'
  return (
    shadow(pen, 400, 688, 180) +
    shape(body, r.main) +
    `<g clip-path="${pen.clip(shape(body, '#000'))}">` +
    shape('M290 420L510 370V600L290 640z', r.second) +
    shape('M290 628L510 588V600L290 640z', tone(r.second, -0.3)) +
    '</g>' +
    brandName(r.brand, 400, 362, inkOn(r.main), 40, 170) +
    group(
      'translate(400 508) skewY(-12)',
      words(r.title, 0, 0, inkOn(r.second), { size: 62, max: 178 }) +
        words(r.subline, 0, 46, inkOn(r.second), { size: 32, max: 160, weight: 600 }),
    ) +
    shape(body, sheen(pen, 1.2)) +
    rect(346, 210, 108, 76, 12, r.title.includes('5.1') ? '#23292d' : tone(r.second, -0.15)) +
    stroke('M362 224V274M382 224V274M402 224V274M422 224V274M438 224V274', 'rgba(10,21,18,.25)', 5) +
    rect(346, 210, 108, 76, 12, sheen(pen, 1.2)) +
    sign(r.brand.slug, 400, 656, 40, inkOn(r.main))
  )
}

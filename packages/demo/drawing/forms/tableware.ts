import { inkOn, tone } from '../colours.ts'
import { brandLine, brandName, type DrawForm, sign, tag } from '../label.ts'
import { ellipse, group, type Pen, rect, shadow, shape, sheen, stroke } from '../pen.ts'

const steel = (pen: Pen): string =>
  pen.linear([
    [0, '#7d878c'],
    [0.18, '#f5f7f7'],
    [0.45, '#b7c0c3'],
    [0.75, '#8f9a9e'],
    [1, '#5f696d'],
  ])

/** A bowl with a mark on its side; ridges inside for slow eaters. */
export const bowl: DrawForm = (pen, r) => {
  const side = 'M150 430A250 92 0 0 0 650 430L596 612A196 62 0 0 1 204 612z'
  const ridges = r.title.includes('lento')
    ? shape('M250 452L310 410 350 440 400 392 450 440 490 412 550 452Q400 512 250 452z', tone(r.second, 0.2))
    : ''
  return (
    shadow(pen, 400, 664, 280) +
    shape(side, r.main) +
    shape('M172 500A240 88 0 0 0 628 500L618 536A228 80 0 0 1 182 536z', r.second) +
    shape(side, sheen(pen, 1.2)) +
    ellipse(400, 430, 250, 92, tone(r.main, 0.22)) +
    ellipse(400, 438, 224, 76, tone(r.main, -0.3)) +
    ellipse(400, 458, 190, 54, tone(r.main, -0.12)) +
    ridges +
    brandLine(r.brand, 400, 622, inkOn(r.main), 44, 240) +
    tag(pen, r, 596, 660, 5, [600, 560])
  )
}

/** A steel bowl on a rubber foot. */
export const steelbowl: DrawForm = (pen, r) =>
  shadow(pen, 400, 662, 290) +
  shape('M160 600A240 66 0 0 0 640 600V622A240 66 0 0 1 160 622z', r.second) +
  shape('M190 440A210 76 0 0 0 610 440L640 604A240 66 0 0 1 160 604z', steel(pen)) +
  brandName(r.brand, 400, 590, '#3a4448', 50, 260) +
  ellipse(400, 440, 214, 78, '#e3e8e8') +
  ellipse(400, 446, 192, 64, '#97a2a5') +
  ellipse(
    400,
    460,
    160,
    44,
    pen.linear([
      [0, '#c9d1d2'],
      [0.5, '#eef1f1'],
      [1, '#9aa5a8'],
    ]),
  ) +
  tag(pen, r, 596, 660, 5, [600, 570])

/** A silicone mat with relief. */
export const lickmat: DrawForm = (pen, r) => {
  const dots = Array.from({ length: 36 }, (_, index) =>
    ellipse(
      262 + (index % 6) * 56,
      400 + Math.floor(index / 6) * 40,
      14,
      9,
      tone(r.main, index % 2 ? 0.35 : -0.2),
    ),
  ).join('')
  return (
    shadow(pen, 400, 654, 310, 30) +
    shape(
      'M210 370Q214 352 236 352H564Q586 352 590 370L652 606Q656 640 620 640H180Q144 640 148 606z',
      r.main,
    ) +
    shape(
      'M210 370Q214 352 236 352H564Q586 352 590 370L652 606Q656 640 620 640H180Q144 640 148 606z',
      pen.linear(
        [
          [0, '#fff', 0.3],
          [0.6, '#fff', 0],
          [1, '#0a1512', 0.25],
        ],
        'slant',
      ),
    ) +
    dots +
    shape('M330 470Q400 420 470 470 480 540 400 560 320 540 330 470z', r.second) +
    sign(r.brand.slug, 400, 496, 70, inkOn(r.second)) +
    tag(pen, r, 590, 660, 4, [600, 600])
  )
}

/** Two bowls on a raised stand. */
export const doublebowl: DrawForm = (pen, r) => {
  const cup = (x: number): string =>
    shape(`M${x - 110} 420A110 40 0 0 0 ${x + 110} 420L${x + 78} 500A78 26 0 0 1 ${x - 78} 500z`, r.main) +
    shape(
      `M${x - 110} 420A110 40 0 0 0 ${x + 110} 420L${x + 78} 500A78 26 0 0 1 ${x - 78} 500z`,
      sheen(pen),
    ) +
    ellipse(x, 420, 110, 40, tone(r.main, 0.3)) +
    ellipse(x, 424, 94, 30, tone(r.main, -0.18))
  return (
    shadow(pen, 400, 672, 320) +
    cup(272) +
    cup(528) +
    shape('M130 470H670L690 520H110z', tone(r.second, 0.12)) +
    rect(110, 520, 580, 40, 10, r.second) +
    shape('M150 560H200L186 672H150zM600 560H650V672H614z', tone(r.second, -0.2)) +
    rect(110, 520, 580, 40, 10, sheen(pen, 0.7)) +
    cup(272).replace(/<path[^>]*>/g, '') +
    brandLine(r.brand, 400, 552, inkOn(r.second), 34, 240) +
    tag(pen, r, 560, 650, 4, [600, 560])
  )
}

/** A water fountain. */
export const fountain: DrawForm = (pen, r) =>
  shadow(pen, 400, 672, 270) +
  shape('M190 430A210 60 0 0 0 610 430V610A210 60 0 0 1 190 610z', r.main) +
  shape('M190 520A210 60 0 0 0 610 520V610A210 60 0 0 1 190 610z', r.second) +
  shape('M190 430A210 60 0 0 0 610 430V610A210 60 0 0 1 190 610z', sheen(pen, 1.1)) +
  ellipse(400, 430, 210, 60, tone(r.main, 0.4)) +
  ellipse(400, 434, 186, 48, '#bfe0ea') +
  ellipse(400, 438, 120, 28, 'rgba(255,255,255,.5)') +
  shape(
    'M376 250C330 300 340 400 350 432Q400 452 450 432C460 400 470 300 424 250 416 236 384 236 376 250z',
    pen.linear([
      [0, '#e9f6fa', 0.95],
      [0.5, '#a8d6e6', 0.9],
      [1, '#79b4cb', 0.95],
    ]),
  ) +
  stroke('M380 300Q370 360 374 420M420 300Q432 360 426 420', 'rgba(255,255,255,.8)', 5) +
  brandLine(r.brand, 400, 636, inkOn(r.second), 42, 240) +
  tag(pen, r, 600, 650, 5, [590, 540])

/** A bottle waterer for a cage. */
export const waterbottle: DrawForm = (pen, r) => {
  const body = 'M300 220Q300 196 330 196H470Q500 196 500 220V500Q500 540 460 546H340Q300 540 300 500z'
  return (
    shadow(pen, 400, 690, 150) +
    stroke('M210 160V690M590 160V690', '#a9b4b8', 10) +
    stroke('M210 330H590', '#8d9aa2', 12) +
    shape(body, 'rgba(214,236,244,.9)') +
    shape('M300 300Q400 320 500 300V500Q500 540 460 546H340Q300 540 300 500z', r.main, 'opacity=".55"') +
    rect(326, 360, 148, 110, 12, '#fffdf7') +
    brandName(r.brand, 400, 408, r.brand.ground, 32, 132) +
    sign(r.brand.slug, 400, 440, 36, r.second) +
    shape(body, sheen(pen, 1.1)) +
    rect(330, 540, 140, 54, 12, r.second) +
    rect(330, 540, 140, 54, 12, sheen(pen)) +
    stroke('M410 594L440 672', '#b9c2c6', 20) +
    ellipse(444, 676, 13, 13, '#e8ecec') +
    group('', tag(pen, r, 590, 620, 5, [470, 560]))
  )
}

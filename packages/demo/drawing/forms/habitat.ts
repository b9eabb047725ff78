import { animal } from '../art.ts'
import { inkOn, tone } from '../colours.ts'
import { brandName, type DrawForm, sign, tag } from '../label.ts'
import { ellipse, rect, shadow, shape, sheen, stroke } from '../pen.ts'

function bars(x: number, y: number, w: number, h: number, gap: number): string {
  return Array.from({ length: Math.floor(w / gap) + 1 }, (_, index) => `M${x + index * gap} ${y}v${h}`).join(
    '',
  )
}

/** A wire cage on a deep base. */
export const cage: DrawForm = (pen, r) => {
  const domed = r.art === 'bird'
  const roof = domed ? 'M170 330Q180 170 400 160T630 330' : 'M170 300H630'
  const top = domed ? 330 : 300
  return (
    shadow(pen, 400, 680, 300) +
    shape(`${roof}V590H170z`, 'rgba(255,255,255,.4)') +
    (domed ? stroke('M400 160V130M384 130H416', '#7d888c', 8) : '') +
    (domed
      ? stroke('M260 470H540', '#a67b4a', 14)
      : rect(200, 430, 190, 18, 6, '#b98b57') + stroke('M380 448L470 590', '#b98b57', 14)) +
    animal(
      r.art,
      domed ? 400 : 290,
      domed ? 420 : 530,
      0.95,
      tone(r.main, 0.15),
      '#23302b',
      tone(r.main, -0.2),
    ) +
    stroke(bars(170, top, 460, 590 - top, domed ? 42 : 36), '#8d9aa0', 5) +
    (domed
      ? stroke(
          'M254 320Q264 220 400 162Q536 220 546 320M338 320Q344 220 400 162Q456 220 462 320',
          '#8d9aa0',
          5,
        )
      : '') +
    stroke(`${roof}M170 ${top}H630M170 ${top + 90}H630M170 510H630`, '#77848a', 8) +
    rect(330, 480, 140, 110, 8, 'rgba(255,255,255,.25)') +
    stroke('M330 480H470V590H330z', '#5f6b70', 7) +
    shape('M146 580H654L630 660Q626 680 604 680H196Q174 680 170 660z', r.main) +
    shape('M146 580H654L650 600H150z', r.second) +
    shape('M146 580H654L630 660Q626 680 604 680H196Q174 680 170 660z', sheen(pen)) +
    brandName(r.brand, 300, 654, inkOn(r.main), 42, 240) +
    tag(pen, r, 610, 640, 5, [600, 560])
  )
}

/** Panels of an open run. */
export const pen: DrawForm = (ink, r) =>
  shadow(ink, 400, 660, 330) +
  stroke(`${bars(130, 330, 540, 90, 30)}M130 330H670M130 376H670M130 420H670`, '#a4afb4', 5) +
  shape('M130 420H670L730 640H70z', tone(r.second, 0.35)) +
  animal('rabbit', 400, 500, 1.15, '#f4ece0', '#43372c', '#e3b9a6') +
  stroke(`${bars(80, 430, 640, 220, 40)}M80 430H720M80 540H720M80 650H720`, '#77848a', 6) +
  stroke('M80 420V662M240 420V662M400 420V662M560 420V662M720 420V662', '#5b676c', 10) +
  rect(414, 500, 132, 86, 12, r.main) +
  sign(r.brand.slug, 480, 530, 36, inkOn(r.main)) +
  brandName(r.brand, 480, 574, inkOn(r.main), 22, 116) +
  tag(ink, r, 600, 660, 4, [620, 600])

/** A glass terrarium with a landscape inside. */
export const terrarium: DrawForm = (pen_, r) => {
  const tall = r.title.startsWith('Arbor')
  const [x, y, w, h] = tall ? [230, 180, 340, 490] : [130, 290, 540, 380]
  return (
    shadow(pen_, 400, y + h, w * 0.62) +
    rect(x, y, w, h, 6, '#e9efe4') +
    shape(
      `M${x} ${y + h * 0.72}Q${x + w * 0.3} ${y + h * 0.62} ${x + w * 0.6} ${y + h * 0.74}T${x + w} ${y + h * 0.7}V${y + h}H${x}z`,
      '#a8794a',
    ) +
    shape(
      `M${x} ${y + h * 0.84}Q${x + w * 0.5} ${y + h * 0.76} ${x + w} ${y + h * 0.86}V${y + h}H${x}z`,
      '#83592f',
    ) +
    stroke(
      `M${x + w * 0.12} ${y + h * 0.8}Q${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.62} ${y + h * 0.34}`,
      '#6d4a2a',
      20,
    ) +
    [0.16, 0.78, 0.88]
      .map((share, index) =>
        shape(
          `M${x + w * share} ${y + h * 0.76}c-50-60-40-130-20-150 10 40 24 60 20 100 10-50 30-80 50-90 0 60-20 110-50 140z`,
          index % 2 ? '#4f8a4a' : '#6fa552',
        ),
      )
      .join('') +
    animal(
      r.art === 'none' ? 'lizard' : r.art,
      x + w * 0.5,
      y + h * (tall ? 0.52 : 0.6),
      1.15,
      r.second === '#2b3136' ? '#93b53e' : r.second,
      '#1c2a20',
      tone(r.main, 0.1),
    ) +
    rect(
      x,
      y,
      w,
      h,
      6,
      pen_.linear(
        [
          [0, '#fff', 0.5],
          [0.3, '#fff', 0.05],
          [0.5, '#fff', 0.22],
          [0.55, '#fff', 0],
          [1, '#0a1512', 0.12],
        ],
        'slant',
      ),
    ) +
    stroke(`M${x + w / 2} ${y + 40}V${y + h - 40}`, 'rgba(20,36,30,.5)', 4) +
    rect(x - 10, y - 30, w + 20, 56, 8, r.main) +
    rect(x - 10, y + h - 50, w + 20, 56, 8, r.main) +
    rect(x - 10, y + h - 50, w + 20, 56, 8, sheen(pen_, 0.7)) +
    rect(x - 10, y - 30, 16, h + 36, 4, r.main) +
    rect(x + w - 6, y - 30, 16, h + 36, 4, tone(r.main, -0.2)) +
    brandName(r.brand, x + w * 0.3, y + h - 8, inkOn(r.main), 36, w * 0.46) +
    tag(pen_, r, x + w - 60, y + h + 2, 4, [x + w - 80, y + h - 100])
  )
}

/** A turtle tank with its ramp. */
export const turtletank: DrawForm = (pen_, r) =>
  shadow(pen_, 400, 662, 310) +
  shape('M110 440H690L650 630Q644 662 610 662H190Q156 662 150 630z', 'rgba(170,214,232,.75)') +
  shape(
    'M132 540Q270 520 400 540T668 536L650 630Q644 662 610 662H190Q156 662 150 630z',
    r.main,
    'opacity=".8"',
  ) +
  shape('M400 662L470 500H660L640 640Q634 662 610 662z', '#d9b877') +
  stroke('M600 500Q610 400 590 330', '#8a5e35', 18) +
  shape(
    'M590 330C540 290 480 300 460 340 510 330 550 340 590 336 570 370 560 400 570 430 600 400 606 360 596 336 640 350 680 350 706 330 670 300 630 300 590 330z',
    '#4f9a50',
  ) +
  animal('turtle', 530, 476, 0.95, '#6fa552', '#1d2b20', '#3f7a44') +
  shape('M110 440H690L650 630Q644 662 610 662H190Q156 662 150 630z', sheen(pen_, 0.8)) +
  rect(100, 424, 600, 24, 12, r.second) +
  rect(100, 424, 600, 24, 12, sheen(pen_, 0.7)) +
  brandName(r.brand, 270, 620, '#fffaf0', 44, 220) +
  tag(pen_, r, 610, 664, 5, [640, 560])

function water(x: number, y: number, w: number, h: number, fill: string): string {
  const weed = (at: number, tall: number, colour: string): string =>
    stroke(`M${at} ${y + h - 30}q-24-${tall / 4} 0-${tall / 2}t0-${tall / 2}`, colour, 14)
  return (
    rect(x, y, w, h, 4, fill) +
    shape(
      `M${x} ${y + h - 44}Q${x + w * 0.3} ${y + h - 70} ${x + w * 0.6} ${y + h - 44}T${x + w} ${y + h - 54}V${y + h}H${x}z`,
      '#d3b98c',
    ) +
    weed(x + w * 0.14, 170, '#3f8f5a') +
    weed(x + w * 0.22, 120, '#65ad62') +
    weed(x + w * 0.86, 190, '#3f8f5a')
  )
}

/** A long aquarium with a lit lid. */
export const aquarium: DrawForm = (pen_, r) =>
  shadow(pen_, 400, 674, 320) +
  water(120, 290, 560, 384, tone(r.second, 0.35)) +
  animal('fish', 330, 420, 1.2, '#ef8a3c', '#1b2723', '#f7c27a') +
  animal('fish', 520, 520, 0.8, '#f2cf4e', '#1b2723', '#d99b2b') +
  animal('fish', 460, 380, 0.55, '#d9584a', '#1b2723', '#f0a28c') +
  [300, 324, 312]
    .map((x, index) => ellipse(x + 280, 420 - index * 40, 8 - index, 8 - index, 'rgba(255,255,255,.8)'))
    .join('') +
  rect(
    120,
    290,
    560,
    384,
    4,
    pen_.linear(
      [
        [0, '#fff', 0.55],
        [0.28, '#fff', 0.04],
        [0.46, '#fff', 0.22],
        [0.52, '#fff', 0],
        [1, '#0a1512', 0.16],
      ],
      'slant',
    ),
  ) +
  rect(104, 232, 592, 66, 14, r.main) +
  rect(104, 232, 592, 66, 14, sheen(pen_, 0.8)) +
  rect(150, 294, 500, 8, 4, '#fff8d8') +
  rect(104, 650, 592, 28, 6, tone(r.main, -0.1)) +
  brandName(r.brand, 400, 280, inkOn(r.main), 38, 360) +
  tag(pen_, r, 600, 668, 4, [640, 580])

/** A small tank: a cube, or divided for two. */
export const cube: DrawForm = (pen_, r) => {
  const divided = r.title === 'Betta'
  return (
    shadow(pen_, 400, 676, 270) +
    water(190, 270, 420, 400, tone(r.second, 0.3)) +
    animal('fish', divided ? 296 : 380, 440, divided ? 0.85 : 1.1, '#c23b63', '#1b2723', '#7d4ba0') +
    (divided
      ? rect(394, 270, 12, 400, 0, tone(r.main, -0.1)) +
        animal('fish', 504, 460, 0.85, '#3a66c2', '#1b2723', '#56b0c9')
      : animal('fish', 500, 540, 0.5, '#f2a03c', '#1b2723', '#f7d27a')) +
    rect(
      190,
      270,
      420,
      400,
      4,
      pen_.linear(
        [
          [0, '#fff', 0.55],
          [0.3, '#fff', 0.04],
          [0.5, '#fff', 0.2],
          [0.56, '#fff', 0],
          [1, '#0a1512', 0.16],
        ],
        'slant',
      ),
    ) +
    stroke('M190 270H610V670H190z', 'rgba(60,90,100,.5)', 6) +
    (divided
      ? ''
      : stroke('M600 300V210Q596 196 570 200L420 214', '#39444a', 14) +
        rect(330, 202, 180, 20, 10, '#39444a') +
        rect(340, 220, 160, 6, 3, '#fff4c4')) +
    rect(180, 636, 440, 44, 8, r.main) +
    rect(180, 636, 440, 44, 8, sheen(pen_, 0.7)) +
    brandName(r.brand, 320, 670, inkOn(r.main), 32, 220) +
    tag(pen_, r, 600, 660, 5, [600, 560])
  )
}

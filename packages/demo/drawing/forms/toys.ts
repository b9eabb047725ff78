import { inkOn, tone } from '../colours.ts'
import { brandLine, type DrawForm, sign, tag } from '../label.ts'
import { ellipse, gloss, group, rect, shadow, shape, sheen, stroke } from '../pen.ts'

/** A rubber ball: stripes, dots, light ring or waves by layout. */
export const ball: DrawForm = (pen, r) => {
  const circle = ellipse(400, 450, 216, 216, '#000')
  const patterns = [
    stroke('M200 380Q330 400 400 670M600 380Q470 400 400 670M178 440Q400 330 622 440', r.second, 30),
    Array.from({ length: 9 }, (_, index) =>
      ellipse(250 + (index % 3) * 150, 300 + Math.floor(index / 3) * 150, 30, 30, r.second),
    ).join(''),
    stroke('M170 450H630', r.second, 54) + stroke('M170 450H630', tone(r.second, 0.45), 18),
    stroke(
      'M170 380Q240 320 310 380T450 380 590 380 700 380M170 480Q240 420 310 480T450 480 590 480 700 480M170 580Q240 520 310 580T450 580 590 580',
      r.second,
      26,
    ),
  ]
  return (
    shadow(pen, 400, 672, 230) +
    `<g clip-path="${pen.clip(circle)}">` +
    ellipse(400, 450, 216, 216, r.main) +
    (patterns[r.turn] ?? '') +
    '</g>' +
    ellipse(400, 450, 216, 216, gloss(pen)) +
    ellipse(318, 342, 52, 28, 'rgba(255,255,255,.38)').replace('/>', ' transform="rotate(-32 318 342)"/>') +
    tag(pen, r, 560, 640, 5, [520, 590])
  )
}

/** A tower of tracks with balls inside. */
export const circuit: DrawForm = (pen, r) => {
  const ring = (y: number, rx: number, fill: string): string =>
    shape(
      `M${400 - rx} ${y}A${rx} ${rx * 0.26} 0 0 0 ${400 + rx} ${y}V${y + 54}A${rx} ${rx * 0.26} 0 0 1 ${400 - rx} ${y + 54}z`,
      fill,
    ) +
    shape(
      `M${400 - rx} ${y}A${rx} ${rx * 0.26} 0 0 0 ${400 + rx} ${y}V${y + 54}A${rx} ${rx * 0.26} 0 0 1 ${400 - rx} ${y + 54}z`,
      sheen(pen),
    ) +
    ellipse(400, y, rx, rx * 0.26, tone(fill, 0.3)) +
    ellipse(400, y + 6, rx * 0.82, rx * 0.2, tone(fill, -0.35)) +
    ellipse(400 - rx * 0.5, y + rx * 0.13, 26, 26, r.second) +
    ellipse(400 - rx * 0.5, y + rx * 0.13, 26, 26, gloss(pen))
  return (
    shadow(pen, 400, 664, 290) +
    ring(570, 230, r.main) +
    ring(464, 196, tone(r.main, 0.12)) +
    ring(364, 162, tone(r.main, 0.24)) +
    ellipse(400, 350, 60, 22, r.second) +
    tag(pen, r, 570, 660, 5, [520, 600])
  )
}

/** A stack of rubber bulbs with a hole for treats. */
export const kong: DrawForm = (pen, r) => {
  const body =
    'M400 216C452 216 474 252 466 294 510 308 530 350 516 396 566 414 590 470 580 540 570 630 500 680 400 680S230 630 220 540C210 470 234 414 284 396 270 350 290 308 334 294 326 252 348 216 400 216z'
  return (
    shadow(pen, 400, 676, 220) +
    shape(body, r.main) +
    stroke('M336 296Q400 322 464 296M286 398Q400 436 514 398', tone(r.main, -0.3), 7) +
    shape(body, gloss(pen)) +
    shape(body, sheen(pen, 0.6)) +
    ellipse(400, 226, 34, 12, tone(r.main, -0.5)) +
    sign(r.brand.slug, 400, 540, 90, tone(r.main, -0.28)) +
    ellipse(306, 470, 22, 50, 'rgba(255,255,255,.3)').replace('/>', ' transform="rotate(20 306 470)"/>') +
    tag(pen, r, 590, 630, 5, [530, 590])
  )
}

/** A spinning-top dispenser. */
export const spintop: DrawForm = (pen, r) => {
  const body =
    'M190 400Q200 340 300 316H500Q600 340 610 400 612 470 540 540L440 640Q400 690 360 640L260 540Q188 470 190 400z'
  return (
    shadow(pen, 400, 676, 150) +
    shape(body, r.main) +
    shape('M190 400Q400 470 610 400 612 440 590 480 400 540 210 480 188 440 190 400z', r.second) +
    rect(356, 210, 88, 112, 24, r.second) +
    rect(356, 210, 88, 112, 24, sheen(pen)) +
    ellipse(330, 560, 18, 22, tone(r.main, -0.55)) +
    ellipse(470, 560, 18, 22, tone(r.main, -0.55)) +
    shape(body, sheen(pen)) +
    sign(r.brand.slug, 400, 376, 70, tone(r.main, 0.5)) +
    tag(pen, r, 600, 640, 5, [540, 560])
  )
}

/** A knotted rope. */
export const rope: DrawForm = (pen, r) => {
  const strand = (d: string): string =>
    stroke(d, tone(r.main, -0.2), 58) +
    stroke(d, r.main, 50) +
    stroke(d, r.second, 50, 'stroke-dasharray="16 30"') +
    stroke(d, 'rgba(255,255,255,.25)', 10)
  const knot = (x: number, y: number): string =>
    ellipse(x, y, 62, 56, tone(r.main, -0.1)) +
    stroke(
      `M${x - 40} ${y - 30}Q${x} ${y} ${x - 34} ${y + 36}M${x + 6} ${y - 50}Q${x + 30} ${y} ${x} ${y + 52}`,
      r.second,
      16,
    ) +
    ellipse(x, y, 62, 56, gloss(pen))
  const tassel = (x: number, y: number, turn: number): string =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      stroke('M0 0L-30 80M0 0L-10 90M0 0L10 90M0 0L30 80M0 0L0 84', r.main, 12) +
        stroke('M0 0L-20 84M0 0L20 86', r.second, 9),
    )
  return (
    shadow(pen, 400, 650, 300) +
    tassel(176, 590, 60) +
    tassel(624, 400, -110) +
    strand('M190 580Q300 620 400 500T610 400') +
    knot(212, 580) +
    knot(402, 498) +
    knot(598, 404) +
    tag(pen, r, 560, 640, 4, [470, 540])
  )
}

/** A feather wand. */
export const wand: DrawForm = (pen, r) => {
  const feather = (turn: number, fill: string): string =>
    group(
      `translate(300 480) rotate(${turn})`,
      shape('M0 0C34 40 40 110 0 176-40 110-34 40 0 0z', fill) +
        stroke('M0 0V170M0 60L20 46M0 90L22 74M0 60L-20 46M0 90L-22 74', tone(fill, -0.3), 3),
    )
  return (
    shadow(pen, 330, 676, 170) +
    stroke('M620 640L560 190', tone(r.main, -0.25), 20) +
    stroke('M616 640L557 190', tone(r.main, 0.25), 6) +
    stroke('M634 690L614 560', '#2b3136', 34) +
    stroke('M560 190Q420 150 340 300T300 470', '#6e6a5f', 4) +
    feather(34, r.second) +
    feather(-34, tone(r.main, 0.2)) +
    feather(12, tone(r.second, 0.3)) +
    feather(-12, r.main) +
    ellipse(300, 478, 24, 24, tone(r.main, -0.2)) +
    ellipse(300, 478, 24, 24, gloss(pen)) +
    tag(pen, r, 520, 600, 5, [606, 540])
  )
}

/** A moth on a thin wire. */
export const moth: DrawForm = (pen, r) => {
  const wing = 'M0 0C-40-80-150-90-160-20-166 40-70 60 0 20z'
  const low = 'M0 10C-60 30-120 60-100 110-60 140-10 90 0 30z'
  const half =
    shape(wing, r.second) +
    shape(low, tone(r.second, -0.15)) +
    ellipse(-104, -16, 24, 24, tone(r.main, 0.25)) +
    ellipse(-104, -16, 10, 10, r.second)
  return (
    shadow(pen, 380, 680, 200) +
    stroke('M640 690L600 520', '#2b3136', 34) +
    stroke('M600 520Q560 260 360 380', '#565d62', 5) +
    group(
      'translate(330 430) rotate(-14)',
      half +
        group('scale(-1 1)', half) +
        ellipse(0, 30, 20, 66, r.main) +
        stroke('M-6-30Q-20-70-40-76M6-30Q20-70 40-76', r.main, 5),
    ) +
    rect(572, 516, 70, 60, 20, r.main) +
    rect(572, 516, 70, 60, 20, sheen(pen)) +
    tag(pen, r, 520, 640, 4, [600, 580])
  )
}

/** A crinkling tunnel with three mouths. */
export const tunnel: DrawForm = (pen, r) => {
  const rings = Array.from({ length: 7 }, (_, index) =>
    stroke(`M${300 + index * 48} 372Q${330 + index * 48} 510 ${300 + index * 48} 650`, tone(r.main, -0.2), 6),
  ).join('')
  return (
    shadow(pen, 410, 662, 320) +
    shape('M240 366H600C660 366 690 430 690 510S660 656 600 656H240z', r.main) +
    rings +
    shape(
      'M240 366H600C660 366 690 430 690 510S660 656 600 656H240z',
      pen.linear(
        [
          [0, '#fff', 0.35],
          [0.4, '#fff', 0],
          [1, '#0a1512', 0.4],
        ],
        'down',
      ),
    ) +
    ellipse(460, 388, 80, 34, tone(r.main, -0.5)) +
    stroke('M380 388A80 34 0 0 1 540 388A80 34 0 0 1 380 388z', r.second, 14) +
    ellipse(238, 511, 122, 146, r.second) +
    ellipse(240, 513, 98, 122, tone(r.main, -0.55)) +
    ellipse(262, 520, 70, 96, tone(r.main, -0.68)) +
    brandLine(r.brand, 500, 530, inkOn(r.main), 52, 230) +
    tag(pen, r, 600, 670, 4, [560, 600])
  )
}

import { inkOn, tone } from '../colours.ts'
import { brandName, type DrawForm, partCarton, sign } from '../label.ts'
import { ellipse, gloss, group, type Pen, rect, shadow, shape, sheen, stroke } from '../pen.ts'
import { words } from '../text.ts'

const chrome = (pen: Pen): string =>
  pen.linear([
    [0, '#7b868a'],
    [0.3, '#ffffff'],
    [0.5, '#c4cccf'],
    [1, '#68737a'],
  ])

/** A gas shock absorber leaning on its carton. */
export const shock: DrawForm = (pen, r) =>
  partCarton(pen, r, 130, 230, 310, 430) +
  shadow(pen, 560, 690, 140) +
  group(
    'translate(560 430) rotate(9)',
    rect(-12, -300, 24, 60, 6, '#5f6a70') +
      ellipse(0, -226, 50, 22, '#2b3136') +
      rect(-13, -250, 26, 180, 4, chrome(pen)) +
      (r.turn % 2
        ? rect(-46, -214, 92, 150, 14, '#2b3136') +
          stroke('M-46-190H46M-46-166H46M-46-142H46M-46-118H46M-46-94H46', '#4b555b', 8)
        : '') +
      rect(-52, -76, 104, 300, 16, r.main) +
      rect(-52, 20, 104, 84, 0, r.second) +
      rect(-52, -76, 104, 300, 16, sheen(pen, 1.3)) +
      group('translate(12 66) rotate(-90)', brandName(r.brand, -4, 0, inkOn(r.second), 26, 78)) +
      ellipse(0, 246, 40, 40, '#2b3136') +
      ellipse(0, 246, 20, 20, '#9aa5a8'),
  )

/** A coil spring. */
export const coil: DrawForm = (pen, r) => {
  const turns = Array.from({ length: 7 }, (_, index) => {
    const y = 320 + index * 52
    return (
      stroke(`M452 ${y + 26}Q560 ${y + 70} 660 ${y + 20}`, tone(r.main, 0.08), 26) +
      stroke(`M460 ${y + 18}Q560 ${y + 58} 652 ${y + 14}`, tone(r.main, 0.5), 6)
    )
  }).join('')
  const behind = Array.from({ length: 7 }, (_, index) =>
    stroke(
      `M452 ${346 + index * 52}Q560 ${310 + index * 52} 660 ${288 + index * 52}`,
      tone(r.main, -0.4),
      24,
    ),
  ).join('')
  return partCarton(pen, r, 110, 240, 300, 420) + shadow(pen, 560, 692, 160) + behind + turns
}

/** A control arm. */
export const arm: DrawForm = (pen, r) =>
  partCarton(pen, r, 120, 220, 310, 400) +
  shadow(pen, 480, 690, 260) +
  shape(
    'M220 650C260 560 420 560 520 470 560 430 620 440 640 480 640 530 600 560 560 590 500 640 520 690 470 690 420 690 420 650 360 650 310 650 300 690 260 690 230 690 214 670 220 650z',
    '#3b4448',
  ) +
  shape('M300 630C360 590 460 590 540 510 500 560 470 600 440 620 400 630 340 620 300 630z', '#59656a') +
  shape(
    'M220 650C260 560 420 560 520 470 560 430 620 440 640 480 640 530 600 560 560 590 500 640 520 690 470 690 420 690 420 650 360 650 310 650 300 690 260 690 230 690 214 670 220 650z',
    sheen(pen),
  ) +
  ellipse(256, 656, 42, 42, '#23292c') +
  ellipse(256, 656, 18, 18, '#aab4b7') +
  ellipse(590, 496, 40, 40, '#aab4b7') +
  ellipse(590, 496, 40, 40, gloss(pen)) +
  rect(578, 396, 26, 80, 8, chrome(pen)) +
  ellipse(470, 660, 32, 32, '#23292c') +
  ellipse(470, 660, 14, 14, r.main)

/** A link with a joint at each end. */
export const link: DrawForm = (pen, r) => {
  const joint = (x: number, y: number): string =>
    rect(x - 10, y - 90, 20, 74, 5, chrome(pen)) +
    ellipse(x, y - 14, 34, 22, '#23292c') +
    ellipse(x, y + 10, 42, 34, '#59646a') +
    ellipse(x, y + 10, 42, 34, gloss(pen))
  const single = r.title === 'Rótula'
  return (
    partCarton(pen, r, 140, 220, 320, 400) +
    shadow(pen, 460, 684, 270) +
    (single
      ? shape('M380 640Q390 560 540 560T700 640L660 680H420z', '#4a555a') +
        shape('M380 640Q390 560 540 560T700 640L660 680H420z', sheen(pen)) +
        group('translate(540 560) scale(1.6)', joint(0, 0))
      : stroke('M270 650L620 560', '#3f494d', 30) +
        stroke('M272 642L618 553', '#8b969a', 8) +
        joint(270, 640) +
        joint(626, 548) +
        (r.title === 'Terminal'
          ? stroke('M270 650L180 672', '#9aa5a8', 24) +
            stroke('M250 640l-6 32M230 646l-6 32M210 652l-6 32', '#59646a', 5)
          : ''))
  )
}

/** A hub bearing. */
export const bearing: DrawForm = (pen, r) => {
  const balls = Array.from(
    { length: 12 },
    (_, index) =>
      `<circle cx="0" cy="-104" r="20" fill="#e9eeee" stroke="#7e898d" stroke-width="3" transform="rotate(${index * 30})"/>`,
  ).join('')
  return (
    partCarton(pen, r, 120, 220, 310, 430) +
    shadow(pen, 540, 690, 180) +
    group(
      'translate(540 530)',
      ellipse(14, 4, 156, 158, '#39434a') +
        ellipse(0, 0, 156, 158, chrome(pen)) +
        ellipse(0, 0, 128, 130, '#4a555b') +
        balls +
        ellipse(0, 0, 82, 83, chrome(pen)) +
        ellipse(0, 0, 54, 55, r.turn % 2 ? tone(r.main, -0.2) : '#2b3439'),
    )
  )
}

/** A tyre seen from a side. */
export const tyre: DrawForm = (pen, r) => {
  const chunky = r.title.includes('R17')
  const tread = Array.from(
    { length: chunky ? 22 : 34 },
    (_, index) =>
      `<rect x="-${chunky ? 20 : 9}" y="-${chunky ? 262 : 254}" width="${chunky ? 40 : 18}" height="${chunky ? 30 : 14}" rx="4" fill="#14181a" transform="rotate(${index * (360 / (chunky ? 22 : 34))})"/>`,
  ).join('')
  const spokes = Array.from(
    { length: 6 },
    (_, index) => `<path d="M-26-40L-18-128H18L26-40z" fill="#cfd6d8" transform="rotate(${index * 60})"/>`,
  ).join('')
  return (
    shadow(pen, 400, 688, 240) +
    group(
      'translate(400 430)',
      ellipse(30, 4, 240, 248, '#0f1315') +
        tread +
        ellipse(0, 0, 248, 248, '#22282b') +
        ellipse(0, 0, 248, 248, gloss(pen)) +
        ellipse(0, 0, 206, 206, '#2d3438') +
        ellipse(0, 0, 152, 152, '#12171a') +
        ellipse(0, 0, 144, 144, '#8b969b') +
        ellipse(0, 0, 134, 134, '#343c41') +
        spokes +
        ellipse(0, 0, 46, 46, '#aab4b7') +
        ellipse(0, 0, 46, 46, gloss(pen)) +
        sign(r.brand.slug, 0, 0, 46, '#22282b') +
        brandName(r.brand, 0, -166, tone(r.second, 0.3), 32, 210) +
        words(r.title, 0, 192, tone(r.second, 0.3), { size: 30, max: 200 }),
    ) +
    (r.untagged
      ? ''
      : rect(560, 610, 170, 74, 12, r.second) +
        words(r.subline, 645, 660, inkOn(r.second), { size: 34, max: 150 }))
  )
}

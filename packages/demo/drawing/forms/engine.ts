import { inkOn, tone } from '../colours.ts'
import { brandLine, brandName, type DrawForm, partCarton, sign } from '../label.ts'
import { ellipse, gloss, group, type Pen, rect, shadow, shape, sheen, stroke } from '../pen.ts'
import { words } from '../text.ts'

const chrome = (pen: Pen): string =>
  pen.linear([
    [0, '#7b868a'],
    [0.3, '#ffffff'],
    [0.5, '#c4cccf'],
    [1, '#68737a'],
  ])

/** A spin-on oil filter. */
export const oilfilter: DrawForm = (pen, r) => {
  const body = 'M250 330A150 44 0 0 0 550 330V620A150 44 0 0 1 250 620z'
  return (
    shadow(pen, 400, 668, 220) +
    shape(body, r.main) +
    shape('M250 420A150 44 0 0 0 550 420V540A150 44 0 0 1 250 540z', r.second) +
    brandLine(r.brand, 400, 434, inkOn(r.main), 44, 250) +
    words(r.title, 400, 524, inkOn(r.second), { size: 42, max: 260 }) +
    words(r.subline, 400, 566, inkOn(r.second), { size: 30, max: 250, weight: 600 }) +
    stroke(
      'M262 600V650M286 610V660M310 618V664M490 618V664M514 610V660M538 600V650',
      tone(r.main, -0.35),
      9,
    ) +
    shape(body, sheen(pen, 1.3)) +
    ellipse(400, 330, 150, 44, '#c9d1d3') +
    ellipse(400, 330, 130, 36, '#23292c') +
    ellipse(400, 330, 112, 29, '#aab4b7') +
    [0, 1, 2, 3, 4, 5]
      .map((turn) =>
        ellipse(
          400 + Math.round(Math.cos(turn * 1.047) * 76),
          330 + Math.round(Math.sin(turn * 1.047) * 19),
          13,
          6,
          '#2b3439',
        ),
      )
      .join('') +
    ellipse(400, 330, 36, 11, '#16201f')
  )
}

function panelFilter(pen: Pen, fill: string, fold: string): string {
  const folds = Array.from(
    { length: 22 },
    (_, index) => `M${262 + index * 17} ${440 - index * 0.5}L${190 + index * 21} 640`,
  ).join('')
  return (
    shadow(pen, 470, 690, 260) +
    shape(
      'M240 420H640Q660 420 664 440L690 640Q690 676 660 676H180Q150 676 158 640L220 440Q224 420 240 420z',
      '#2f373b',
    ) +
    shape('M256 438H628L654 648H180z', fill) +
    `<g clip-path="${pen.clip(shape('M256 438H628L654 648H180z', '#000'))}">${stroke(folds, fold, 8)}</g>` +
    shape(
      'M240 420H640Q660 420 664 440L690 640Q690 676 660 676H180Q150 676 158 640L220 440Q224 420 240 420z',
      sheen(pen, 0.8),
    )
  )
}

/** A panel air filter before its carton. */
export const airfilter: DrawForm = (pen, r) =>
  partCarton(pen, r, 180, 180, 340, 380) + group('translate(40 20)', panelFilter(pen, '#f4ead0', '#d8c79a'))

/** A cabin filter before its carton. */
export const cabinfilter: DrawForm = (pen, r) =>
  partCarton(pen, r, 180, 180, 340, 380) +
  group(
    'translate(40 20)',
    panelFilter(
      pen,
      r.title === 'Cabina' && r.subline.startsWith('Carbón') ? '#5b666b' : '#eef4f2',
      r.subline.startsWith('Carbón') ? '#3a4448' : '#b9cfca',
    ),
  )

/** A conical washable filter. */
export const conefilter: DrawForm = (pen, r) => {
  const body = 'M300 260H500L590 580Q400 650 210 580z'
  const folds = Array.from(
    { length: 17 },
    (_, index) => `M${308 + index * 11.5} 268L${226 + index * 21.8} 592`,
  ).join('')
  return (
    shadow(pen, 400, 684, 240) +
    ellipse(400, 640, 90, 34, '#3a4448') +
    rect(310, 590, 180, 60, 6, chrome(pen)) +
    ellipse(400, 590, 196, 46, '#23292c') +
    shape(body, '#c8442f') +
    `<g clip-path="${pen.clip(shape(body, '#000'))}">${stroke(folds, '#8e2a1c', 7)}</g>` +
    shape(body, sheen(pen, 1.2)) +
    ellipse(400, 260, 104, 34, r.main) +
    ellipse(400, 256, 86, 26, tone(r.main, 0.25)) +
    sign(r.brand.slug, 400, 256, 40, r.second) +
    rect(250, 400, 300, 110, 14, r.main) +
    brandName(r.brand, 400, 450, r.second, 42, 260) +
    words(`${r.title} ${r.subline.toLowerCase()}`, 400, 492, '#fffaf0', { size: 30, max: 260, weight: 600 })
  )
}

/** A metal in-line fuel filter. */
export const fuelfilter: DrawForm = (pen, r) =>
  partCarton(pen, r, 130, 230, 310, 430) +
  shadow(pen, 560, 690, 140) +
  rect(544, 270, 32, 80, 8, chrome(pen)) +
  rect(470, 340, 180, 300, 40, chrome(pen)) +
  rect(470, 420, 180, 120, 0, r.main) +
  brandName(r.brand, 560, 474, inkOn(r.main), 34, 160) +
  words(r.title, 560, 516, inkOn(r.main), { size: 28, max: 160, weight: 600 }) +
  rect(470, 340, 180, 300, 40, sheen(pen, 0.9)) +
  rect(546, 636, 28, 50, 8, chrome(pen))

/** Four spark plugs before their box. */
export const plug: DrawForm = (pen, r) => {
  const one = (x: number): string =>
    group(
      `translate(${x} 460)`,
      rect(-12, -150, 24, 40, 8, chrome(pen)) +
        rect(-24, -114, 48, 130, 14, '#f7f4ec') +
        stroke('M-22-90H22M-22-66H22M-22-42H22', '#d6d0c2', 5) +
        rect(-24, -114, 48, 130, 14, sheen(pen)) +
        rect(-24, -20, 48, 20, 0, r.main) +
        shape('M-40 14H40V60L30 74H-30L-40 60z', chrome(pen)) +
        rect(-22, 74, 44, 120, 4, chrome(pen)) +
        stroke('M-22 92l44 8M-22 112l44 8M-22 132l44 8M-22 152l44 8M-22 172l44 8', '#7e898d', 4) +
        stroke('M0 194V216M-20 194V230H6', '#8b969a', 9),
    )
  return (
    partCarton(pen, r, 110, 200, 300, 440) +
    shadow(pen, 580, 688, 190) +
    group('translate(330 190) scale(.72)', [210, 300, 390, 480].map(one).join(''))
  )
}

/** A ribbed belt. */
export const belt: DrawForm = (pen, r) => {
  const loop = 'M290 470C290 380 420 350 520 390S690 520 640 610 440 690 350 640 290 560 290 470z'
  return (
    partCarton(pen, r, 140, 190, 320, 400) +
    shadow(pen, 480, 690, 240) +
    stroke(loop, '#16191b', 58) +
    stroke(loop, '#2c3236', 48) +
    stroke(loop, '#454d52', 4, 'transform="translate(0 -10)"') +
    stroke(loop, '#454d52', 4, 'transform="translate(0 8)"') +
    words(r.title, 560, 690, tone(r.second, 0.2), { size: 24, max: 120 })
  )
}

/** A timing kit: belt, tensioner and pulley. */
export const timingkit: DrawForm = (pen, r) => {
  const loop = 'M300 500C290 420 400 380 500 410S660 520 620 600 440 690 360 640 306 580 300 500z'
  const pulley = (x: number, y: number, radius: number): string =>
    ellipse(x, y, radius, radius, '#3d474c') +
    ellipse(x, y, radius * 0.86, radius * 0.86, '#b7c0c3') +
    ellipse(x, y, radius * 0.86, radius * 0.86, gloss(pen)) +
    ellipse(x, y, radius * 0.4, radius * 0.4, '#2b3439')
  return (
    partCarton(pen, r, 130, 190, 330, 400) +
    shadow(pen, 480, 690, 260) +
    stroke(loop, '#16191b', 44) +
    stroke(loop, '#3a4247', 30, 'stroke-dasharray="9 9"') +
    pulley(450, 540, 70) +
    pulley(650, 640, 58)
  )
}

/** A car battery. */
export const battery: DrawForm = (pen, r) =>
  shadow(pen, 420, 680, 310) +
  shape('M560 340L670 310V630L560 676z', '#14181a') +
  rect(160, 340, 400, 336, 10, '#262c30') +
  rect(160, 420, 400, 200, 0, r.main === '#2b3136' ? r.second : r.main) +
  shape('M160 340L270 310H670L560 340z', '#3d464b') +
  rect(220, 290, 60, 36, 8, '#c94a3a') +
  rect(500, 290, 60, 36, 8, '#39444a') +
  ellipse(250, 290, 22, 9, '#d9dfe0') +
  ellipse(530, 290, 22, 9, '#d9dfe0') +
  stroke('M330 312Q400 250 470 312', '#191e21', 14) +
  brandLine(r.brand, 360, 484, inkOn(r.main === '#2b3136' ? r.second : r.main), 50, 350) +
  words(r.title, 360, 554, inkOn(r.main === '#2b3136' ? r.second : r.main), { size: 62, max: 340 }) +
  words(r.subline, 360, 600, inkOn(r.main === '#2b3136' ? r.second : r.main), {
    size: 30,
    max: 340,
    weight: 600,
  }) +
  words('12 V', 230, 396, '#fffaf0', { size: 38, max: 100 }) +
  rect(160, 340, 400, 336, 10, sheen(pen, 0.9))

/** A pair of halogen bulbs. */
export const carbulb: DrawForm = (pen, r) => {
  const one = (x: number, y: number): string =>
    group(
      `translate(${x} ${y})`,
      rect(-34, -150, 68, 160, 34, 'rgba(190,220,240,.8)') +
        stroke('M-12 0V-60L12-80V0', '#6b767b', 4) +
        rect(-34, -150, 68, 160, 34, sheen(pen, 1.2)) +
        ellipse(0, 14, 62, 18, chrome(pen)) +
        rect(-36, 14, 72, 50, 6, '#aab4b7') +
        rect(-36, 14, 72, 50, 6, sheen(pen)) +
        rect(-26, 64, 12, 36, 3, '#d6b66a') +
        rect(14, 64, 12, 36, 3, '#d6b66a'),
    )
  return partCarton(pen, r, 130, 210, 310, 440) + shadow(pen, 540, 690, 190) + one(490, 590) + one(620, 590)
}

/** A pair of LED bulbs with heat sinks. */
export const ledbulb: DrawForm = (pen, r) => {
  const one = (x: number): string =>
    group(
      `translate(${x} 590)`,
      rect(-16, -170, 32, 150, 6, '#c9d1d3') +
        rect(-10, -150, 20, 70, 4, '#fff2a8') +
        ellipse(0, -14, 54, 15, '#aab4b7') +
        rect(-46, -10, 92, 100, 10, '#2f373b') +
        stroke('M-46 14H46M-46 36H46M-46 58H46', '#59656a', 7) +
        rect(-46, -10, 92, 100, 10, sheen(pen)) +
        ellipse(0, 90, 46, 12, r.main),
    )
  return partCarton(pen, r, 130, 210, 310, 440) + shadow(pen, 540, 690, 190) + one(490) + one(625)
}

function blade(pen: Pen, r: Parameters<DrawForm>[1], y: number, length: number): string {
  return group(
    `translate(400 ${y}) rotate(-9)`,
    shape(`M${-length} 8Q0-44 ${length} 8L${length - 6} 26Q0-14 ${6 - length} 26z`, '#23292c') +
      shape(
        `M${-length} 8Q0-44 ${length} 8L${length - 6} 16Q0-30 ${6 - length} 16z`,
        pen.linear(
          [
            [0, '#fff', 0.4],
            [1, '#fff', 0],
          ],
          'down',
        ),
      ) +
      stroke(`M${10 - length} 30Q0-8 ${length - 10} 30`, '#0f1315', 6) +
      rect(-60, -54, 120, 52, 14, r.second) +
      rect(-60, -54, 120, 52, 14, sheen(pen)) +
      brandName(r.brand, 0, -20, inkOn(r.second), 24, 106),
  )
}

function sleeve(pen: Pen, r: Parameters<DrawForm>[1]): string {
  return (
    shadow(pen, 400, 690, 330) +
    rect(90, 540, 620, 140, 18, r.main) +
    shape('M90 600L710 560V610L90 650z', r.second) +
    rect(90, 540, 620, 140, 18, sheen(pen, 0.8)) +
    brandLine(r.brand, 250, 590, inkOn(r.main), 36, 260) +
    words(r.title, 480, 620, inkOn(r.second), { size: 38, max: 160 }) +
    words(r.subline, 560, 664, inkOn(r.main), { size: 28, max: 270, weight: 600 })
  )
}

/** Two flat blades over their sleeve. */
export const wiper: DrawForm = (pen, r) => sleeve(pen, r) + blade(pen, r, 330, 310) + blade(pen, r, 460, 250)

/** One rear blade with its arm. */
export const rearwiper: DrawForm = (pen, r) =>
  sleeve(pen, r) +
  stroke('M400 400L620 250', '#191e21', 26) +
  ellipse(626, 246, 34, 34, '#2f373b') +
  blade(pen, r, 430, 240)

import { animal } from '../art.ts'
import { inkOn, mix, readableOn, tone } from '../colours.ts'
import { badge, brandLine, brandName, caption, type DrawForm, pill } from '../label.ts'
import { ellipse, type Pen, rect, shadow, shape, sheen, stroke } from '../pen.ts'

/** A cylinder's side between two heights, curved at both ends. */
function side(cx: number, top: number, bottom: number, rx: number, ry: number): string {
  return `M${cx - rx} ${top}A${rx} ${ry} 0 0 0 ${cx + rx} ${top}V${bottom}A${rx} ${ry} 0 0 1 ${cx - rx} ${bottom}z`
}

function metal(pen: Pen): string {
  return pen.linear([
    [0, '#8d9696'],
    [0.16, '#f5f7f5'],
    [0.4, '#c3cac8'],
    [0.7, '#a3acab'],
    [1, '#6d7777'],
  ])
}

/** A tin with a ring pull; low for small contents, tall for large ones. */
export const tin: DrawForm = (pen, r) => {
  const rx = 188 * Math.min(1.06, r.scale + 0.02)
  const height = r.scale > 1 ? 350 : r.scale > 0.95 ? 280 : 216
  const bottom = 664
  const top = bottom - height
  const ry = rx * 0.2
  const label = side(400, top + 26, bottom - 20, rx, ry)
  const low = mix(r.second, '#fff8ea', 0.5)
  const mid = top + height * 0.62
  return (
    shadow(pen, 400, bottom + ry * 0.8, rx * 1.34) +
    shape(side(400, top, bottom, rx, ry), metal(pen)) +
    shape(label, low) +
    `<g clip-path="${pen.clip(shape(label, '#000'))}">` +
    shape(side(400, top + 26, mid, rx, ry), r.main) +
    shape(side(400, mid - 7, mid + 1, rx, ry), tone(r.second, -0.1)) +
    shape(side(400, mid - 7, mid - 1, rx, ry), r.main) +
    '</g>' +
    brandName(r.brand, 400, top + ry + 26 + height * 0.17, inkOn(r.main), height > 260 ? 62 : 48, rx * 1.5) +
    caption(r, 400, top + ry + 26 + height * 0.31, inkOn(r.main), {
      size: height > 260 ? 34 : 26,
      max: rx * 1.5,
    }) +
    animal(
      r.art,
      400 - rx * 0.34,
      bottom - height * 0.1,
      height > 260 ? 0.7 : 0.5,
      tone(r.main, 0.05),
      low,
      tone(r.main, -0.25),
    ) +
    (r.badge
      ? rect(400 + rx * 0.06, bottom - height * 0.16, rx * 0.52, 44, 22, r.main) +
        badgeWords(r, 400 + rx * 0.32, bottom - height * 0.16 + 31, inkOn(r.main), rx * 0.42)
      : '') +
    shape(side(400, top, bottom, rx, ry), sheen(pen, 1.15)) +
    ellipse(400, top, rx, ry, '#dfe4e2') +
    ellipse(400, top + 3, rx * 0.93, ry * 0.9, '#b9c2c0') +
    ellipse(
      400,
      top + 6,
      rx * 0.86,
      ry * 0.82,
      pen.linear(
        [
          [0, '#e9edeb'],
          [0.5, '#c9d1cf'],
          [1, '#f2f4f2'],
        ],
        'slant',
      ),
    ) +
    ellipse(400 + rx * 0.12, top + 4, rx * 0.22, ry * 0.24, '#98a3a1') +
    ellipse(400 + rx * 0.14, top + 4, rx * 0.13, ry * 0.13, '#d9dfdd')
  )
}

import { words } from '../text.ts'

function badgeWords(r: Parameters<DrawForm>[1], x: number, y: number, ink: string, max: number): string {
  return r.badge ? words(r.badge, x, y, ink, { size: 26, max }) : ''
}

type Bottle = {
  path: string
  label: [number, number, number, number]
  extra: string
}

function bottled(
  pen: Pen,
  r: Parameters<DrawForm>[1],
  { path, label, extra }: Bottle,
  glass = r.main,
): string {
  const [x, y, w, h] = label
  const paper = mix(r.second, '#fffaf0', 0.8)
  const ink = readableOn(r.main, paper)
  return (
    shadow(pen, 400, 686, 190) +
    shape(path, glass) +
    `<g clip-path="${pen.clip(shape(path, '#000'))}">` +
    rect(x, y, w, h, 0, paper) +
    rect(x, y, w, h * 0.36, 0, r.second) +
    rect(x, y + h - 10, w, 10, 0, r.second) +
    brandLine(r.brand, 400, y + h * 0.23, inkOn(r.second), 42, w * 0.8) +
    caption(r, 400, y + h * 0.54, ink, { size: 36, max: w * 0.82 }) +
    shape(path, sheen(pen, 1.2)) +
    '</g>' +
    extra
  )
}

/** Shampoo: a rounded bottle with a flip cap. */
export const bottle: DrawForm = (pen, r) => {
  const soft = r.turn % 2 === 0
  const path = soft
    ? 'M346 236C300 250 268 290 266 350V650Q268 690 310 692H490Q532 690 534 650V350C532 290 500 250 454 236z'
    : 'M340 250L290 320Q274 340 274 366V660Q276 690 306 692H494Q524 690 526 660V366Q526 340 510 320L460 250z'
  return (
    bottled(pen, r, { path, label: [262, 390, 276, 240], extra: '' }) +
    rect(346, 160, 108, 84, 14, tone(r.second, -0.06)) +
    rect(346, 160, 108, 84, 14, sheen(pen)) +
    stroke('M350 200H450', 'rgba(10,21,18,.25)', 3) +
    animal(r.art, 400, 340, 0.62, mix(r.second, '#ffffff', 0.5), tone(r.main, -0.3), r.second) +
    pill(r, 400, 664)
  )
}

/** A bottle with a foam or dosing pump. */
export const pump: DrawForm = (pen, r) =>
  bottled(pen, r, {
    path: 'M300 330Q300 300 350 294H450Q500 300 500 330V650Q500 690 460 692H340Q300 690 300 650z',
    label: [296, 380, 208, 240],
    extra: '',
  }) +
  rect(366, 244, 68, 56, 8, tone(r.second, -0.05)) +
  rect(384, 196, 32, 56, 4, tone(r.second, -0.25)) +
  shape('M330 176Q332 160 350 160H470Q486 162 486 186V204H340Q330 204 330 190z', tone(r.second, 0.12)) +
  shape('M330 176Q332 160 350 160H470Q486 162 486 186V204H340Q330 204 330 190z', sheen(pen)) +
  rect(366, 244, 68, 56, 8, sheen(pen)) +
  pill(r, 400, 662)

/** A small glass bottle with a dropper. */
export const dropper: DrawForm = (pen, r) => {
  const amber = mix('#6b3d17', r.main, 0.45)
  return (
    bottled(
      pen,
      r,
      {
        path: 'M362 330C300 344 282 380 282 420V650Q284 690 322 692H478Q516 690 518 650V420C518 380 500 344 438 330z',
        label: [278, 430, 244, 210],
        extra: '',
      },
      amber,
    ) +
    rect(352, 268, 96, 70, 8, '#23292b') +
    shape('M366 270V220Q366 168 400 168T434 220V270z', tone(r.main, 0.06)) +
    shape('M366 270V220Q366 168 400 168T434 220V270z', sheen(pen, 1.2)) +
    rect(352, 268, 96, 70, 8, sheen(pen, 1.2)) +
    stroke('M364 284V324M380 284V324M420 284V324M436 284V324', 'rgba(255,255,255,.2)', 3) +
    pill(r, 400, 664)
  )
}

/** A trigger spray. */
export const spray: DrawForm = (pen, r) =>
  bottled(pen, r, {
    path: 'M356 300C310 330 276 380 274 430V650Q276 690 314 692H486Q524 690 526 650V430C524 380 490 330 444 300z',
    label: [268, 430, 264, 210],
    extra: '',
  }) +
  rect(352, 262, 96, 46, 8, tone(r.second, -0.1)) +
  shape(
    'M330 170Q330 150 352 150H470Q500 150 504 186L508 214H452L456 262H360L366 216H330z',
    tone(r.second, 0.1),
  ) +
  shape('M330 170Q330 150 352 150H470Q500 150 504 186L508 214H452L456 262H360L366 216H330z', sheen(pen)) +
  shape('M304 168H334V196H304z', '#2b3136') +
  shape('M346 216Q330 250 344 286L330 280Q316 246 328 216z', '#2b3136') +
  animal(r.art, 400, 384, 0.56, mix(r.second, '#ffffff', 0.55), tone(r.main, -0.3), r.second) +
  pill(r, 400, 664)

/** A pressurised can. */
export const aerosol: DrawForm = (pen, r) =>
  bottled(pen, r, {
    path: 'M292 330Q296 290 330 276H470Q504 290 508 330V668Q508 692 480 692H320Q292 692 292 668z',
    label: [288, 380, 224, 250],
    extra: '',
  }) +
  rect(312, 176, 176, 104, 16, tone(r.second, -0.02)) +
  rect(312, 176, 176, 104, 16, sheen(pen, 1.2)) +
  rect(288, 670, 224, 14, 4, metal(pen)) +
  pill(r, 400, 664)

/** A tube lying upright on its cap. */
export const tube: DrawForm = (pen, r) => {
  const path = 'M276 150H524L490 590Q488 612 470 612H330Q312 612 310 590z'
  const paper = mix(r.second, '#fffaf0', 0.82)
  return (
    shadow(pen, 400, 690, 150) +
    rect(338, 606, 124, 84, 12, tone(r.second, -0.12)) +
    rect(338, 606, 124, 84, 12, sheen(pen, 1.2)) +
    stroke('M354 622V676M374 622V676M394 622V676M414 622V676M434 622V676', 'rgba(10,21,18,.16)', 4) +
    `<g clip-path="${pen.clip(shape(path, '#000'))}">` +
    shape(path, paper) +
    shape('M260 150H540V330Q400 380 260 330z', r.main) +
    shape('M260 330Q400 380 540 330V346Q400 396 260 346z', r.second) +
    brandLine(r.brand, 400, 244, inkOn(r.main), 46, 200) +
    animal(r.art, 400, 300, 0.5, mix(r.second, '#ffffff', 0.6), tone(r.main, -0.3), r.second) +
    caption(r, 400, 440, readableOn(r.main, paper), { size: 42, max: 170 }) +
    badgePill(r, 400, 586) +
    shape(path, sheen(pen, 1.1)) +
    rect(270, 150, 260, 30, 0, 'rgba(255,255,255,.28)') +
    '</g>' +
    stroke(
      'M284 158V174M304 158V174M324 158V174M344 158V174M364 158V174M384 158V174M404 158V174M424 158V174M444 158V174M464 158V174M484 158V174M504 158V174',
      'rgba(10,21,18,.2)',
      3,
    )
  )
}

function badgePill(r: Parameters<DrawForm>[1], x: number, y: number): string {
  if (!r.badge) return ''
  return (
    rect(x - 50, y - 28, 100, 40, 20, r.main) + words(r.badge, x, y + 1, inkOn(r.main), { size: 25, max: 84 })
  )
}

/** A round jar with a screw lid. */
export const jar: DrawForm = (pen, r) => {
  const rx = 160
  const body = 'M240 330Q240 300 260 292H540Q560 300 560 330V640Q560 690 510 690H290Q240 690 240 640z'
  const paper = mix(r.second, '#fffaf0', 0.78)
  return (
    shadow(pen, 400, 688, 230) +
    shape(body, paper) +
    `<g clip-path="${pen.clip(shape(body, '#000'))}">` +
    rect(236, 330, 328, 130, 0, r.main) +
    rect(236, 640, 328, 60, 0, r.main) +
    shape('M236 460Q400 500 564 460V440H236z', r.main) +
    brandLine(r.brand, 400, 386, inkOn(r.main), 46, 280) +
    animal(
      r.art,
      r.badge ? 352 : 400,
      446,
      0.5,
      mix(r.second, '#ffffff', 0.6),
      tone(r.main, -0.35),
      r.second,
    ) +
    caption(r, 400, 546, readableOn(r.main, paper), { size: 42, max: 290 }) +
    shape(body, sheen(pen, 1.1)) +
    '</g>' +
    shape(side(400, 218, 292, rx, 22), tone(r.main, -0.12)) +
    stroke(
      'M262 236V296M290 242V304M318 246V308M346 248V311M374 250V312M402 250V312M430 250V312M458 248V310M486 246V308M514 241V303M540 235V296',
      'rgba(255,255,255,.14)',
      5,
    ) +
    shape(side(400, 218, 292, rx, 22), sheen(pen, 1.2)) +
    ellipse(400, 218, rx, 22, tone(r.main, 0.2)) +
    ellipse(400, 219, rx * 0.9, 17, tone(r.main, 0.1)) +
    badge(r, 450, 442, 34)
  )
}

/** A drum of flakes with a clear window. */
export const shaker: DrawForm = (pen, r) => {
  const body = side(400, 240, 660, 140, 26)
  return (
    shadow(pen, 400, 684, 200) +
    shape(body, r.main) +
    `<g clip-path="${pen.clip(shape(body, '#000'))}">` +
    shape('M250 480C320 420 360 540 430 480S540 440 560 470V720H250z', r.second) +
    ellipse(400, 520, 92, 62, mix(r.second, '#ffffff', 0.72)) +
    animal(r.art, 400, 520, 1, r.main, '#fffaf0', mix(r.main, r.second, 0.5)) +
    brandLine(r.brand, 400, 330, inkOn(r.main), 44, 230) +
    caption(r, 400, 380, inkOn(r.main), { size: 34, max: 240 }) +
    shape(body, sheen(pen, 1.2)) +
    '</g>' +
    shape(side(400, 196, 244, 146, 26), tone(r.second, -0.05)) +
    shape(side(400, 196, 244, 146, 26), sheen(pen)) +
    ellipse(400, 196, 146, 26, tone(r.second, 0.3)) +
    badge(r, 400, 626, 40)
  )
}

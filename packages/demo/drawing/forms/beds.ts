import { inkOn, tone } from '../colours.ts'
import { brandLine, type DrawForm, sign, tag } from '../label.ts'
import { ellipse, type Pen, rect, shadow, shape, sheen, stroke } from '../pen.ts'

function wall(cx: number, top: number, rx: number, ry: number, height: number): string {
  return `M${cx - rx} ${top}V${top + height}A${rx} ${ry} 0 0 0 ${cx + rx} ${top + height}V${top}z`
}

function downLight(pen: Pen): string {
  return pen.linear(
    [
      [0, '#fff', 0.3],
      [0.5, '#fff', 0],
      [1, '#0a1512', 0.34],
    ],
    'down',
  )
}

/** A round bed with a high rim. */
export const bed: DrawForm = (pen, r) =>
  shadow(pen, 400, 652, 330, 44) +
  shape(wall(400, 470, 280, 118, 70), r.main) +
  shape(wall(400, 470, 280, 118, 70), sheen(pen, 1.1)) +
  ellipse(400, 470, 280, 122, tone(r.main, 0.08)) +
  ellipse(400, 470, 280, 122, sheen(pen, 0.7)) +
  ellipse(400, 482, 196, 76, tone(r.second, -0.22)) +
  ellipse(400, 494, 188, 66, r.second) +
  ellipse(
    400,
    494,
    188,
    66,
    pen.radial(
      [
        [0, '#fff', 0.35],
        [1, '#0a1512', 0.14],
      ],
      0.4,
      0.4,
      0.7,
    ),
  ) +
  stroke('M236 508Q400 580 564 508', tone(r.second, -0.3), 4, 'stroke-dasharray="10 9"') +
  sign(r.brand.slug, 400, 610, 54, tone(r.main, 0.75)) +
  tag(pen, r, 590, 660, 5, [610, 560])

/** A flat mattress with a printed side. */
export const mattress: DrawForm = (pen, r) =>
  shadow(pen, 400, 646, 350, 40) +
  shape('M190 410H610L700 560V620Q700 646 672 646H128Q100 646 100 620V560z', tone(r.main, -0.2)) +
  shape('M190 410Q200 396 220 396H580Q600 396 610 410L706 556Q716 580 690 580H110Q84 580 94 556z', r.main) +
  shape(
    'M190 410Q200 396 220 396H580Q600 396 610 410L706 556Q716 580 690 580H110Q84 580 94 556z',
    downLight(pen),
  ) +
  shape('M232 424H568L640 548H160z', r.second) +
  stroke('M318 424L290 548M400 424V548M482 424L510 548M206 470H594M184 510H616', tone(r.second, -0.18), 4) +
  rect(100, 580, 600, 62, 20, r.main) +
  rect(100, 580, 600, 62, 20, sheen(pen)) +
  brandLine(r.brand, 300, 624, inkOn(r.main), 38, 260) +
  tag(pen, r, 600, 660, 4, [640, 580])

/** A felt cave, or a sleeping sack. */
export const cave: DrawForm = (pen, r) => {
  const body = 'M150 540C140 390 260 300 400 300S660 390 650 540C640 640 540 672 400 672S160 640 150 540z'
  return (
    shadow(pen, 400, 668, 300) +
    shape(body, r.main) +
    stroke('M170 470Q400 400 630 470M156 560Q400 640 644 560', tone(r.main, 0.18), 5) +
    shape(body, sheen(pen, 1.1)) +
    shape(
      'M262 560C262 460 330 420 400 420S538 460 538 560C538 610 470 630 400 630S262 610 262 560z',
      tone(r.main, -0.6),
    ) +
    shape('M268 580C300 540 500 540 532 580 520 616 460 630 400 630S280 616 268 580z', r.second) +
    stroke('M262 560C262 460 330 420 400 420S538 460 538 560', tone(r.main, 0.3), 14) +
    sign(r.brand.slug, 400, 362, 56, tone(r.main, 0.6)) +
    tag(pen, r, 610, 660, 5, [580, 590])
  )
}

/** A hammock on four hooks. */
export const hammock: DrawForm = (pen, r) =>
  shadow(pen, 400, 668, 240) +
  stroke('M170 180L220 380M630 180L580 380M250 160L280 340M550 160L520 340', '#8d9aa2', 8) +
  [170, 630, 250, 550].map((x, index) => ellipse(x, index < 2 ? 180 : 160, 16, 16, '#b9c2c6')).join('') +
  shape('M280 336H520L582 380Q600 560 400 590 200 560 218 380z', tone(r.second, -0.1)) +
  shape('M218 376Q400 470 582 376 610 590 400 610 190 590 218 376z', r.main) +
  shape('M218 376Q400 470 582 376 610 590 400 610 190 590 218 376z', sheen(pen)) +
  stroke('M226 400Q400 490 574 400', r.second, 6, 'stroke-dasharray="12 10"') +
  brandLine(r.brand, 400, 540, inkOn(r.main), 46, 240) +
  tag(pen, r, 590, 640, 5, [560, 480])

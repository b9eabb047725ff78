import { inkOn, tone } from '../colours.ts'
import { brandLine, brandName, type DrawForm, sign, tag } from '../label.ts'
import { ellipse, group, type Pen, rect, shadow, shape, sheen, stroke } from '../pen.ts'
import { words } from '../text.ts'

const steel = (pen: Pen): string =>
  pen.linear([
    [0, '#7d878c'],
    [0.3, '#f0f3f3'],
    [0.6, '#aeb8bb'],
    [1, '#6d777b'],
  ])

/** A buckled collar standing on its edge. */
export const collar: DrawForm = (pen, r) =>
  shadow(pen, 400, 640, 290, 36) +
  shape('M150 470A250 110 0 0 1 650 470V540A250 110 0 0 0 150 540z', tone(r.main, -0.45)) +
  shape('M150 470A250 110 0 0 0 650 470V546A250 110 0 0 1 150 546z', r.main) +
  stroke(
    'M150 486A250 110 0 0 0 650 486M150 530A250 110 0 0 0 650 530',
    r.second,
    6,
    r.turn % 2 ? 'stroke-dasharray="14 10"' : '',
  ) +
  shape('M150 470A250 110 0 0 0 650 470V546A250 110 0 0 1 150 546z', sheen(pen, 1.2)) +
  rect(250, 530, 96, 112, 14, steel(pen)) +
  rect(268, 550, 60, 72, 8, tone(r.main, -0.2)) +
  rect(292, 540, 12, 92, 6, steel(pen)) +
  ellipse(470, 664, 46, 46, steel(pen)) +
  ellipse(470, 664, 38, 38, r.second) +
  sign(r.brand.slug, 470, 664, 40, inkOn(r.second)) +
  stroke('M470 586V620', '#8d979b', 10) +
  tag(pen, r, 600, 400, 4, [560, 500])

/** A flea collar coiled in front of its tin. */
export const fleaband: DrawForm = (pen, r) =>
  shadow(pen, 400, 650, 300) +
  shape('M190 330V600A170 48 0 0 0 530 600V330z', r.main) +
  shape('M190 400V480A170 48 0 0 0 530 480V400A170 48 0 0 1 190 400z', r.second) +
  brandLine(r.brand, 360, 420, inkOn(r.main), 46, 280) +
  words(r.title, 360, 506, inkOn(r.second), { size: 40, max: 280 }) +
  words(r.subline, 360, 586, inkOn(r.main), { size: 32, max: 260, weight: 600 }) +
  shape('M190 330V600A170 48 0 0 0 530 600V330z', sheen(pen, 1.1)) +
  ellipse(360, 330, 170, 48, tone(r.main, 0.25)) +
  ellipse(360, 328, 154, 40, tone(r.main, 0.1)) +
  stroke(
    'M480 600C480 540 690 540 690 606S500 676 490 620C490 580 650 580 656 612',
    tone(r.main, -0.35),
    26,
  ) +
  stroke(
    'M480 596C480 536 690 536 690 602S500 672 490 616C490 576 650 576 656 608',
    tone(r.second, 0.15),
    18,
  ) +
  rect(630, 588, 54, 40, 8, '#2b3136')

/** A protective cone or an inflated ring. */
export const cone: DrawForm = (pen, r) =>
  shadow(pen, 400, 668, 290) +
  shape('M150 330L290 640Q400 690 510 640L650 330A250 84 0 0 1 150 330z', r.main) +
  stroke('M230 380L330 650M400 410V668M570 380L470 650', tone(r.main, -0.2), 5) +
  shape('M150 330L290 640Q400 690 510 640L650 330A250 84 0 0 1 150 330z', sheen(pen)) +
  ellipse(400, 330, 250, 84, tone(r.main, 0.2)) +
  ellipse(400, 340, 220, 66, tone(r.main, -0.35)) +
  ellipse(400, 378, 120, 24, tone(r.main, -0.55)) +
  stroke('M150 330A250 84 0 0 0 650 330', r.second, 20) +
  brandName(r.brand, 400, 530, inkOn(r.main), 48, 220) +
  tag(pen, r, 590, 640, 5, [500, 610])

/** A coiled rope leash with its hook. */
export const leash: DrawForm = (pen, r) => {
  const coil =
    'M260 300C430 250 600 330 590 460S420 640 290 600 170 430 280 380 510 380 510 470 390 560 330 520'
  return (
    shadow(pen, 400, 650, 280) +
    stroke(coil, tone(r.main, -0.35), 40) +
    stroke(coil, r.main, 32) +
    stroke(coil, r.second, 32, 'stroke-dasharray="10 34"') +
    stroke(coil, 'rgba(255,255,255,.3)', 7) +
    rect(214, 264, 70, 66, 14, tone(r.main, -0.2)) +
    stroke('M216 300C150 300 110 360 150 420S240 400 220 340', steel(pen), 18) +
    rect(300, 494, 110, 52, 12, r.second) +
    sign(r.brand.slug, 355, 520, 34, inkOn(r.second)) +
    tag(pen, r, 590, 640, 5, [560, 540])
  )
}

/** A retractable leash. */
export const flexi: DrawForm = (pen, r) => {
  const body =
    'M230 460C220 310 330 220 450 226 570 232 640 320 630 420 626 500 600 560 560 590H460C480 560 560 500 556 410 550 340 500 300 440 300S340 350 336 420C334 520 400 590 400 620 300 640 238 580 230 460z'
  return (
    shadow(pen, 410, 662, 230) +
    ellipse(420, 470, 186, 186, r.main) +
    ellipse(420, 470, 186, 186, sheen(pen, 1.1)) +
    shape(body, '#353b40') +
    shape(body, sheen(pen, 1.1)) +
    ellipse(430, 490, 104, 104, tone(r.second, -0.05)) +
    ellipse(
      430,
      490,
      104,
      104,
      pen.radial(
        [
          [0, '#fff', 0.3],
          [1, '#0a1512', 0.25],
        ],
        0.4,
        0.3,
        0.8,
      ),
    ) +
    sign(r.brand.slug, 430, 490, 96, inkOn(r.second)) +
    rect(420, 206, 80, 34, 14, r.second) +
    stroke('M236 520L130 600', r.second, 18) +
    ellipse(120, 610, 26, 26, '#9aa5aa') +
    ellipse(120, 610, 14, 14, r.ground) +
    tag(pen, r, 600, 650, 5, [560, 600])
  )
}

/** A harness seen from the chest. */
export const harness: DrawForm = (pen, r) => {
  const strap = 'M280 300C220 400 230 560 330 640M520 300C580 400 570 560 470 640'
  return (
    shadow(pen, 400, 672, 250) +
    stroke('M280 300C300 200 500 200 520 300', tone(r.main, -0.35), 46) +
    stroke(strap, tone(r.main, -0.25), 46) +
    shape('M300 330Q400 280 500 330L560 480Q540 600 400 656 260 600 240 480z', r.main) +
    shape('M300 330Q400 280 500 330L560 480Q540 600 400 656 260 600 240 480z', sheen(pen)) +
    stroke('M300 346Q400 300 500 346L546 480Q526 586 400 640 274 586 254 480z', r.second, 8) +
    rect(290, 440, 220, 20, 8, tone(r.second, 0.1)) +
    brandLine(r.brand, 400, 420, inkOn(r.main), 46, 220) +
    stroke('M400 500m-34 0a34 34 0 1 0 68 0a34 34 0 1 0-68 0', steel(pen), 12) +
    rect(236, 520, 60, 44, 10, '#2b3136') +
    rect(504, 520, 60, 44, 10, '#2b3136') +
    tag(pen, r, 590, 650, 5, [500, 590])
  )
}

/** A knitted sweater laid flat. */
export const sweater: DrawForm = (pen, r) => {
  const body =
    'M270 300L330 270Q400 300 470 270L530 300 640 420 570 490 530 450 546 650Q400 690 254 650L270 450 230 490 160 420z'
  const row = (y: number, d: string): string => stroke(`M170 ${y}${d}`, r.second, 10)
  const zig = Array.from({ length: 12 }, () => 'l20-22 20 22').join('')
  return (
    shadow(pen, 400, 672, 270) +
    shape(body, r.main) +
    `<g clip-path="${pen.clip(shape(body, '#000'))}">` +
    row(430, zig) +
    row(560, zig) +
    stroke('M150 470H650M150 520H650', r.second, 8, 'stroke-dasharray="10 18"') +
    rect(150, 624, 500, 60, 0, tone(r.main, -0.25)) +
    stroke(
      'M240 630V690M270 630V690M300 630V690M330 630V690M360 630V690M390 630V690M420 630V690M450 630V690M480 630V690M510 630V690',
      tone(r.main, 0.1),
      5,
    ) +
    shape(body, sheen(pen, 0.8)) +
    '</g>' +
    shape('M326 270Q330 220 400 220T474 270Q400 320 326 270z', tone(r.main, -0.2)) +
    ellipse(400, 262, 56, 20, tone(r.main, -0.55)) +
    tag(pen, r, 590, 640, 5, [520, 560])
  )
}

/** A hooded raincoat laid flat. */
export const raincoat: DrawForm = (pen, r) => {
  const body =
    'M280 330L330 290H470L520 330 650 470 580 540 540 500 560 660Q400 690 240 660L260 500 220 540 150 470z'
  return (
    shadow(pen, 400, 674, 270) +
    shape('M300 330C290 200 510 200 500 330 470 380 330 380 300 330z', tone(r.main, -0.12)) +
    shape('M334 320C330 250 470 250 466 320 446 352 354 352 334 320z', tone(r.main, -0.5)) +
    shape(body, r.main) +
    shape('M252 560L548 560 552 600H248z', r.second) +
    shape('M252 560L548 560 550 570H250z', 'rgba(255,255,255,.6)') +
    shape(body, sheen(pen)) +
    stroke('M400 350V660', tone(r.main, -0.3), 6) +
    [400, 470, 540].map((y) => ellipse(400, y, 9, 9, '#2b3136')).join('') +
    group('translate(310 470)', brandName(r.brand, 0, 0, inkOn(r.main), 32, 130)) +
    tag(pen, r, 590, 640, 5, [520, 560])
  )
}

import { inkOn, tone } from '../colours.ts'
import { brandName, type DrawForm, sign, tag } from '../label.ts'
import { ellipse, gloss, group, type Pen, rect, shadow, shape, sheen, stroke } from '../pen.ts'
import { words } from '../text.ts'

const steel = (pen: Pen): string =>
  pen.linear([
    [0, '#7d878c'],
    [0.25, '#f0f3f3'],
    [0.55, '#b0babd'],
    [1, '#667074'],
  ])

function screwBase(pen: Pen, x: number, y: number): string {
  return (
    rect(x - 52, y, 104, 90, 10, steel(pen)) +
    stroke(
      `M${x - 50} ${y + 18}l100 10M${x - 50} ${y + 40}l100 10M${x - 50} ${y + 62}l100 10`,
      '#7a8589',
      5,
    ) +
    rect(x - 24, y + 88, 48, 20, 8, '#3a4145')
  )
}

/** A heat bulb, glass up. */
export const bulb: DrawForm = (pen, r) =>
  shadow(pen, 400, 690, 190) +
  ellipse(
    400,
    370,
    240,
    240,
    pen.radial([
      [0, r.main, 0.3],
      [1, r.main, 0],
    ]),
  ) +
  shape('M348 570C346 500 250 450 250 350A150 150 0 0 1 550 350C550 450 454 500 452 570z', r.main) +
  shape('M348 570C346 500 250 450 250 350A150 150 0 0 1 550 350C550 450 454 500 452 570z', gloss(pen)) +
  stroke('M372 560V450L350 410M428 560V450L450 410M350 410Q375 380 400 410T450 410', tone(r.second, 0.5), 5) +
  ellipse(340, 300, 26, 48, 'rgba(255,255,255,.5)').replace('/>', ' transform="rotate(24 340 300)"/>') +
  screwBase(pen, 400, 570) +
  tag(pen, r, 590, 650, 5, [452, 600])

/** A coiled UVB lamp. */
export const uvtube: DrawForm = (pen, r) =>
  shadow(pen, 400, 690, 190) +
  ellipse(
    400,
    340,
    250,
    220,
    pen.radial([
      [0, r.main, 0.28],
      [1, r.main, 0],
    ]),
  ) +
  [0, 1, 2, 3]
    .map(
      (turn) =>
        stroke(
          `M300 ${230 + turn * 70}Q400 ${290 + turn * 70} 500 ${230 + turn * 70}`,
          tone(r.main, -0.1),
          46,
        ) +
        stroke(
          `M300 ${228 + turn * 70}Q400 ${286 + turn * 70} 500 ${228 + turn * 70}`,
          tone(r.main, 0.72),
          34,
        ),
    )
    .join('') +
  shape('M300 500H500L480 580H320z', '#f2efe6') +
  shape('M300 500H500L480 580H320z', sheen(pen, 1.1)) +
  brandName(r.brand, 400, 556, r.brand.ground, 30, 160) +
  screwBase(pen, 400, 580) +
  tag(pen, r, 590, 650, 5, [470, 560])

/** A reflector dome with a clamp. */
export const domelamp: DrawForm = (pen, r) =>
  shadow(pen, 400, 684, 250) +
  shape('M210 560L150 690H650L590 560z', r.second, 'opacity=".16"') +
  stroke('M400 210Q420 130 520 150T600 260', '#2b3136', 10) +
  rect(352, 200, 96, 130, 20, '#efe9dd') +
  rect(352, 200, 96, 130, 20, sheen(pen, 1.1)) +
  shape('M340 320H460C560 360 610 470 616 560H184C190 470 240 360 340 320z', r.main) +
  shape('M340 320H460C560 360 610 470 616 560H184C190 470 240 360 340 320z', sheen(pen, 1.3)) +
  ellipse(400, 560, 216, 46, tone(r.main, -0.3)) +
  ellipse(400, 562, 196, 38, tone(r.second, 0.5)) +
  ellipse(400, 562, 80, 22, '#fffdf0') +
  stroke('M204 560A196 38 0 0 0 596 560M260 540L540 586M540 540L260 586', '#8d979b', 4) +
  brandName(r.brand, 400, 470, inkOn(r.main), 44, 220) +
  tag(pen, r, 600, 660, 5, [590, 540])

/** A tall pump or filter with inlet grille. */
export const filterunit: DrawForm = (pen, r) =>
  shadow(pen, 400, 686, 190) +
  rect(290, 250, 220, 440, 40, r.main) +
  rect(290, 500, 220, 190, 40, tone(r.main, -0.18)) +
  stroke('M320 540V650M350 540V650M380 540V650M410 540V650M440 540V650M470 540V650', tone(r.main, 0.3), 9) +
  rect(290, 250, 220, 440, 40, sheen(pen, 1.2)) +
  shape('M330 256Q334 190 400 190T470 256z', tone(r.main, 0.1)) +
  stroke('M470 230H580', tone(r.main, -0.1), 34) +
  ellipse(584, 230, 12, 18, '#16201f') +
  rect(306, 350, 188, 110, 16, r.second) +
  brandName(r.brand, 400, 396, inkOn(r.second), 34, 164) +
  words(r.title, 400, 440, inkOn(r.second), { size: 32, max: 164 }) +
  stroke('M340 200Q260 120 180 200', '#2b3136', 9) +
  tag(pen, r, 600, 650, 5, [510, 560])

/** A submersible heater with suckers. */
export const heater: DrawForm = (pen, r) =>
  shadow(pen, 400, 690, 140) +
  stroke('M400 190Q400 110 520 130T640 120', '#2b3136', 10) +
  rect(352, 180, 96, 130, 26, '#2f363a') +
  rect(352, 180, 96, 130, 26, sheen(pen, 1.2)) +
  ellipse(400, 226, 26, 26, r.main) +
  rect(360, 300, 80, 390, 40, 'rgba(214,232,238,.95)') +
  stroke('M385 350V640M415 350V640', '#b8b0a2', 10) +
  stroke('M400 360l14 14-28 20 28 20-28 20 28 20-28 20 28 20-28 20 28 20-28 20 14 14', tone(r.main, 0.1), 6) +
  rect(360, 300, 80, 390, 40, sheen(pen, 1.2)) +
  rect(330, 470, 140, 60, 10, r.main) +
  words(r.title, 400, 512, inkOn(r.main), { size: 32, max: 120 }) +
  brandName(r.brand, 400, 292, '#fffaf0', 20, 84) +
  tag(pen, r, 590, 640, 5, [440, 560])

/** A digital thermostat. */
export const thermostat: DrawForm = (pen, r) =>
  shadow(pen, 400, 682, 220) +
  stroke('M330 660Q300 740 180 700M470 660Q500 730 600 690', '#2b3136', 12) +
  rect(230, 230, 340, 440, 44, r.main) +
  rect(230, 230, 340, 440, 44, sheen(pen, 1.1)) +
  rect(272, 326, 256, 150, 16, '#16221d') +
  words('28,5°', 400, 428, r.second, { size: 84, max: 220 }) +
  brandName(r.brand, 400, 294, inkOn(r.main), 40, 270) +
  ellipse(310, 560, 38, 38, tone(r.main, 0.25)) +
  ellipse(400, 560, 38, 38, tone(r.main, 0.25)) +
  ellipse(490, 560, 38, 38, r.second) +
  stroke('M296 560H324M386 560H414M400 546V574', '#fffaf0', 6) +
  sign(r.brand.slug, 490, 560, 34, inkOn(r.second)) +
  tag(pen, r, 600, 660, 5, [560, 600])

/** A small air pump. */
export const airpump: DrawForm = (pen, r) =>
  shadow(pen, 400, 668, 270) +
  stroke('M290 520Q180 500 150 400T200 260', 'rgba(150,200,214,.9)', 14) +
  stroke('M330 500Q240 440 240 340T300 240', 'rgba(150,200,214,.9)', 14) +
  shape('M200 640C190 500 270 410 400 410S610 500 600 640Q596 662 560 664H240Q204 662 200 640z', r.main) +
  shape('M200 640C190 500 270 410 400 410S610 500 600 640L596 652H204z', sheen(pen, 1.1)) +
  rect(196, 620, 408, 40, 16, r.second) +
  ellipse(400, 490, 46, 30, tone(r.main, 0.25)) +
  stroke('M400 486V466', r.second, 10) +
  brandName(r.brand, 400, 590, inkOn(r.main), 46, 300) +
  rect(230, 656, 50, 20, 8, '#2b3136') +
  rect(520, 656, 50, 20, 8, '#2b3136') +
  tag(pen, r, 610, 650, 5, [580, 560])

/** A gravel siphon. */
export const siphon: DrawForm = (pen, r) =>
  shadow(pen, 370, 690, 180) +
  stroke('M330 250C330 130 520 130 560 260S520 480 600 560', 'rgba(150,200,214,.95)', 24) +
  stroke('M326 250C326 134 516 134 556 260', 'rgba(255,255,255,.6)', 6) +
  ellipse(556, 360, 58, 80, r.main) +
  ellipse(556, 360, 58, 80, gloss(pen)) +
  rect(300, 240, 60, 60, 10, r.second) +
  shape('M270 300H390V660Q390 690 360 690H300Q270 690 270 660z', 'rgba(200,228,238,.85)') +
  shape('M270 600Q330 580 390 600V660Q390 690 360 690H300Q270 690 270 660z', '#cdb488') +
  shape('M270 300H390V660Q390 690 360 690H300Q270 690 270 660z', sheen(pen, 1.1)) +
  rect(278, 400, 104, 130, 10, '#fffdf7') +
  sign(r.brand.slug, 330, 440, 44, r.main) +
  brandName(r.brand, 330, 504, r.brand.ground, 22, 92) +
  group('', tag(pen, r, 570, 640, 5, [580, 540]))

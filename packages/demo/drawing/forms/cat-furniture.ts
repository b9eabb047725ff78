import { inkOn, tone } from '../colours.ts'
import { brandLine, brandName, type DrawForm, sign, tag } from '../label.ts'
import { ellipse, type Pen, rect, shadow, shape, sheen, stroke } from '../pen.ts'

function pole(pen: Pen, x: number, top: number, bottom: number, width = 70): string {
  const turns = Array.from(
    { length: Math.floor((bottom - top) / 20) },
    (_, index) => `M${x - width / 2} ${top + 10 + index * 20}q${width / 2} 12 ${width} 0`,
  ).join('')
  return (
    rect(x - width / 2, top, width, bottom - top, 8, '#d9bd8b') +
    stroke(turns, '#b4915a', 4) +
    rect(x - width / 2, top, width, bottom - top, 8, sheen(pen, 1.1))
  )
}

function slab(pen: Pen, cx: number, y: number, rx: number, fill: string, thick = 30): string {
  const ry = rx * 0.24
  const side = `M${cx - rx} ${y}A${rx} ${ry} 0 0 0 ${cx + rx} ${y}V${y + thick}A${rx} ${ry} 0 0 1 ${cx - rx} ${y + thick}z`
  return shape(side, tone(fill, -0.15)) + shape(side, sheen(pen)) + ellipse(cx, y, rx, ry, tone(fill, 0.16))
}

/** A scratching post. */
export const post: DrawForm = (pen, r) =>
  shadow(pen, 400, 690, 250) +
  slab(pen, 400, 620, 210, r.second, 34) +
  pole(pen, 400, 250, 618, 100) +
  slab(pen, 400, 226, 110, r.main, 30) +
  stroke('M486 244Q520 320 506 380', '#8a7a5e', 4) +
  ellipse(506, 402, 30, 30, r.main) +
  sign(r.brand.slug, 506, 402, 30, inkOn(r.main)) +
  brandName(r.brand, 320, 690, inkOn(tone(r.second, -0.15)), 32, 180) +
  tag(pen, r, 590, 620, 5, [500, 620])

/** A cat tree of three floors. */
export const tree: DrawForm = (pen, r) =>
  shadow(pen, 400, 690, 270) +
  slab(pen, 400, 636, 240, r.main, 28) +
  pole(pen, 270, 300, 640) +
  pole(pen, 530, 190, 640) +
  rect(330, 480, 170, 156, 12, r.main) +
  rect(330, 480, 170, 156, 12, sheen(pen)) +
  ellipse(415, 570, 52, 56, tone(r.main, -0.6)) +
  slab(pen, 400, 460, 190, r.second, 26) +
  slab(pen, 280, 296, 120, r.second, 26) +
  slab(pen, 530, 170, 120, r.second, 28) +
  stroke('M420 486Q450 560 400 560', '#8a7a5e', 0.1) +
  sign(r.brand.slug, 415, 505, 34, tone(r.main, 0.6)) +
  tag(pen, r, 170, 590, -4, [250, 520])

/** A corrugated cardboard lounge. */
export const cardboard: DrawForm = (pen, r) => {
  const top = 'M120 420C200 520 300 520 400 470S600 400 680 420V470C600 450 500 470 400 520S200 570 120 470z'
  const lines = Array.from(
    { length: 27 },
    (_, index) =>
      `M${134 + index * 20} ${470 + Math.round(Math.sin(index / 4.2) * 40)}v${130 - Math.round(Math.sin(index / 4.2) * 20)}`,
  ).join('')
  return (
    shadow(pen, 400, 652, 330) +
    shape('M120 430C200 530 300 530 400 480S600 410 680 430V640H120z', '#c9a26b') +
    stroke(lines, '#ab8350', 3) +
    shape('M120 430C200 530 300 530 400 480S600 410 680 430V640H120z', sheen(pen, 0.8)) +
    shape(top, tone(r.second, 0.05)) +
    shape(top, '#dcbb85') +
    rect(260, 560, 280, 64, 32, r.second) +
    brandLine(r.brand, 400, 604, inkOn(r.second), 40, 230) +
    tag(pen, r, 600, 660, 4, [640, 560])
  )
}

/** A wooden house. */
export const house: DrawForm = (pen, r) =>
  shadow(pen, 410, 678, 280) +
  shape('M560 380L650 350V640L560 670z', tone(r.main, -0.4)) +
  rect(210, 380, 350, 290, 4, r.main) +
  stroke('M210 430H560M210 480H560M210 530H560M210 580H560M210 630H560', tone(r.main, -0.25), 4) +
  rect(210, 380, 350, 290, 4, sheen(pen, 0.8)) +
  shape('M170 396L386 230 476 210 690 350 650 366 476 262 396 290 200 420z', tone(r.second, -0.2)) +
  shape('M210 390L390 256 560 390z', tone(r.main, 0.08)) +
  shape('M386 230L476 210 690 350 600 396z', r.second) +
  shape(
    'M386 230L476 210 690 350 600 396z',
    pen.linear(
      [
        [0, '#fff', 0.25],
        [1, '#0a1512', 0.3],
      ],
      'slant',
    ),
  ) +
  shape('M160 400L386 226 610 396 590 416 386 262 180 420z', tone(r.second, 0.1)) +
  shape('M310 670V560Q310 490 385 490T460 560V670z', tone(r.main, -0.65)) +
  sign(r.brand.slug, 386, 400, 62, tone(r.main, 0.65)) +
  tag(pen, r, 590, 660, 5, [560, 560])

/** A nest box for birds. */
export const birdhouse: DrawForm = (pen, r) =>
  shadow(pen, 410, 684, 230) +
  shape('M540 300L610 272V650L540 680z', tone(r.main, -0.4)) +
  rect(260, 300, 280, 380, 4, r.main) +
  stroke('M330 300V680M400 300V680M470 300V680', tone(r.main, -0.16), 3) +
  rect(260, 300, 280, 380, 4, sheen(pen, 0.9)) +
  shape('M236 304L306 262H640L566 304z', tone(r.second, 0.15)) +
  rect(236, 304, 330, 34, 6, r.second) +
  ellipse(400, 440, 68, 68, tone(r.main, -0.2)) +
  ellipse(402, 444, 58, 58, tone(r.main, -0.7)) +
  stroke('M400 560L346 590', '#8a6038', 16) +
  brandName(r.brand, 400, 640, inkOn(r.main), 38, 220) +
  tag(pen, r, 590, 640, 5, [540, 560])

/** A woven igloo. */
export const igloo: DrawForm = (pen, r) => {
  const dome = 'M160 650C140 450 260 300 400 300S660 450 640 650Q400 690 160 650z'
  const weave = Array.from(
    { length: 9 },
    (_, index) => `M150 ${340 + index * 40}Q400 ${300 + index * 40} 650 ${340 + index * 40}`,
  ).join('')
  return (
    shadow(pen, 400, 672, 290) +
    shape(dome, r.main) +
    `<g clip-path="${pen.clip(shape(dome, '#000'))}">${stroke(weave, tone(r.main, -0.2), 10)}${stroke(weave, tone(r.main, 0.25), 12, 'stroke-dasharray="22 22"')}</g>` +
    shape(dome, sheen(pen, 1.1)) +
    shape('M300 668V590Q300 500 400 500T500 590V668z', tone(r.main, -0.65)) +
    stroke('M300 668V590Q300 500 400 500T500 590V668', r.second, 18) +
    sign(r.brand.slug, 400, 420, 64, r.second) +
    tag(pen, r, 600, 650, 5, [560, 560])
  )
}

import { inkOn, tone } from '../colours.ts'
import { brandName, type DrawForm, sign, tag } from '../label.ts'
import { ellipse, gloss, group, type Pen, rect, shadow, shape, sheen, stroke } from '../pen.ts'

const steel = (pen: Pen): string =>
  pen.linear([
    [0, '#7d878c'],
    [0.3, '#f3f6f6'],
    [0.6, '#b5bec1'],
    [1, '#6d777b'],
  ])

/** A brush with an oval head. */
export const brush: DrawForm = (pen, r) => {
  const pins = Array.from({ length: 40 }, (_, index) =>
    ellipse(-84 + (index % 8) * 24, -60 + Math.floor(index / 8) * 30, 4, 4, '#5d676b'),
  ).join('')
  const handle = 'M-34 110C-30 200-52 300-40 360Q0 400 40 360C52 300 30 200 34 110z'
  return (
    shadow(pen, 400, 680, 240) +
    group(
      'translate(400 350) rotate(24)',
      shape(handle, r.main) +
        shape(handle, sheen(pen, 1.2)) +
        ellipse(0, 0, 140, 126, r.main) +
        ellipse(0, 0, 140, 126, sheen(pen)) +
        ellipse(0, 0, 116, 102, tone(r.second, 0.1)) +
        pins +
        ellipse(0, 0, 116, 102, gloss(pen)).replace('/>', ' opacity=".45"/>') +
        sign(r.brand.slug, 0, 250, 46, tone(r.main, 0.7)),
    ) +
    tag(pen, r, 580, 630, 5, [350, 600])
  )
}

/** A comb or slicker with steel teeth. */
export const comb: DrawForm = (pen, r) => {
  const teeth = Array.from({ length: 19 }, (_, index) => `M${-150 + index * 16.6} 30V150`).join('')
  return (
    shadow(pen, 400, 660, 270) +
    group(
      'translate(390 380) rotate(-16)',
      stroke(teeth, '#98a3a8', 7) +
        rect(-180, -50, 360, 90, 30, r.main) +
        rect(
          -180,
          -50,
          360,
          90,
          30,
          pen.linear(
            [
              [0, '#fff', 0.35],
              [0.5, '#fff', 0],
              [1, '#0a1512', 0.3],
            ],
            'down',
          ),
        ) +
        rect(-180, 10, 360, 18, 8, r.second) +
        brandName(r.brand, 0, -6, inkOn(r.main), 40, 280) +
        rect(-30, -190, 60, 150, 26, tone(r.main, -0.1)) +
        rect(-30, -190, 60, 150, 26, sheen(pen, 1.1)),
    ) +
    tag(pen, r, 570, 620, 5, [480, 500])
  )
}

/** A silicone glove. */
export const glove: DrawForm = (pen, r) => {
  const hand =
    'M270 690V470C230 430 190 400 176 350 180 320 214 316 240 340L286 390C282 330 276 270 284 230 296 204 326 206 336 232L350 350C352 300 354 240 366 196 382 172 410 176 418 202L424 348C430 300 440 250 454 216 472 196 498 206 502 232L496 366C508 330 522 296 538 276 558 266 578 280 576 302 566 380 556 460 540 520V690z'
  const nubs = Array.from({ length: 30 }, (_, index) =>
    ellipse(312 + (index % 6) * 42, 420 + Math.floor(index / 6) * 44, 11, 11, tone(r.main, 0.35)),
  ).join('')
  return (
    shadow(pen, 406, 690, 200) +
    shape(hand, r.main) +
    `<g clip-path="${pen.clip(shape(hand, '#000'))}">${nubs}${rect(250, 634, 310, 70, 0, r.second)}</g>` +
    shape(hand, sheen(pen, 1.1)) +
    brandName(r.brand, 405, 680, inkOn(r.second), 34, 220) +
    tag(pen, r, 610, 620, 5, [540, 560])
  )
}

/** Clippers with two handles. */
export const clipper: DrawForm = (pen, r) =>
  shadow(pen, 400, 680, 230) +
  group(
    'translate(400 300) rotate(18)',
    shape('M-20 40C-90 120-110 260-96 370Q-80 404-52 380C-50 260-30 140 20 60z', tone(r.main, -0.2)) +
      shape('M20 40C90 120 110 260 96 370Q80 404 52 380C50 260 30 140-20 60z', r.main) +
      shape('M20 40C90 120 110 260 96 370Q80 404 52 380C50 260 30 140-20 60z', sheen(pen, 1.2)) +
      shape('M-60-60C-70-130-20-170 20-160 60-150 70-90 50-60L34 50H-34z', steel(pen)) +
      ellipse(-4, -96, 26, 34, r.ground) +
      shape('M-30-76Q-4-50 24-78L30-56Q-4-34-34-56z', '#828d91') +
      ellipse(0, 40, 24, 24, steel(pen)) +
      ellipse(0, 40, 10, 10, '#6b7579') +
      stroke('M-70 150Q-84 240-78 330', tone(r.second, 0.1), 10) +
      stroke('M72 150Q86 240 80 330', tone(r.second, 0.1), 10),
  ) +
  tag(pen, r, 570, 640, 5, [420, 600])

/** A rechargeable nail file. */
export const file: DrawForm = (pen, r) => {
  const body = 'M300 300Q300 250 350 246H450Q500 250 500 300L480 640Q476 690 430 690H370Q324 690 320 640z'
  return (
    shadow(pen, 400, 688, 150) +
    rect(376, 160, 48, 90, 10, '#c9d1d4') +
    rect(
      380,
      150,
      40,
      46,
      8,
      pen.linear([
        [0, '#8a6a4a'],
        [0.5, '#d3b38c'],
        [1, '#7d5e40'],
      ]),
    ) +
    shape(body, r.main) +
    shape('M302 340H498L492 420H308z', r.second) +
    shape(body, sheen(pen, 1.2)) +
    ellipse(400, 500, 40, 40, tone(r.main, -0.2)) +
    ellipse(400, 500, 32, 32, tone(r.second, 0.1)) +
    stroke('M400 484V500M386 494A18 18 0 1 0 414 494', '#fff', 5) +
    brandName(r.brand, 400, 394, inkOn(r.second), 40, 170) +
    tag(pen, r, 580, 640, 5, [480, 560])
  )
}

/** A folded towel. */
export const towel: DrawForm = (pen, r) =>
  shadow(pen, 400, 674, 300) +
  rect(150, 560, 500, 110, 46, tone(r.main, -0.12)) +
  rect(150, 470, 500, 110, 46, tone(r.main, 0.06)) +
  rect(150, 380, 500, 110, 46, r.main) +
  [560, 470, 380].map((y) => rect(150, y, 500, 110, 46, sheen(pen, 0.8))).join('') +
  stroke('M190 580H610M190 490H610', 'rgba(10,21,18,.28)', 5) +
  rect(300, 372, 200, 306, 10, r.second) +
  rect(300, 372, 200, 306, 10, sheen(pen, 0.6)) +
  sign(r.brand.slug, 400, 450, 76, inkOn(r.second)) +
  brandName(r.brand, 400, 550, inkOn(r.second), 46, 170) +
  tag(pen, r, 610, 660, 5, [580, 560])

/** A magnetic scraper in two halves. */
export const magnet: DrawForm = (pen, r) => {
  const half = (x: number, fill: string): string =>
    shape(`M${x} 380Q${x} 330 ${x + 50} 330H${x + 100}V640H${x + 50}Q${x} 640 ${x} 590z`, fill) +
    shape(`M${x} 380Q${x} 330 ${x + 50} 330H${x + 100}V640H${x + 50}Q${x} 640 ${x} 590z`, sheen(pen, 1.1))
  return (
    shadow(pen, 400, 668, 240) +
    rect(380, 200, 40, 476, 2, 'rgba(176,216,230,.75)') +
    stroke('M384 210V670', 'rgba(255,255,255,.9)', 4) +
    half(250, r.main) +
    rect(350, 340, 26, 290, 4, tone(r.second, -0.2)) +
    group('translate(800 0) scale(-1 1)', half(250, r.main) + rect(350, 340, 26, 290, 4, '#4a5459')) +
    sign(r.brand.slug, 306, 486, 54, tone(r.main, 0.7)) +
    tag(pen, r, 590, 640, 5, [520, 560])
  )
}

import { inkOn, tone } from '../colours.ts'
import { brandLine, brandName, type DrawForm, tag } from '../label.ts'
import { ellipse, rect, shadow, shape, sheen, stroke } from '../pen.ts'

/** A hard carrier with a wire door. */
export const carrier: DrawForm = (pen, r) =>
  shadow(pen, 410, 672, 310) +
  shape('M520 330L680 350Q694 354 694 370V620Q694 640 680 644L520 668z', tone(r.main, -0.28)) +
  shape('M520 480L694 486V510L520 508z', r.second) +
  stroke('M560 390V440M590 392V440M620 394V440M650 396V440', tone(r.main, -0.55), 10) +
  shape('M300 330Q320 270 400 270H560Q600 276 610 342', 'none') +
  stroke('M330 316Q340 250 420 250H500Q560 254 570 330', tone(r.second, -0.1), 26) +
  rect(140, 320, 390, 350, 40, r.main) +
  rect(140, 488, 390, 22, 0, r.second) +
  rect(140, 320, 390, 350, 40, sheen(pen, 0.9)) +
  rect(206, 372, 258, 250, 24, tone(r.main, -0.6)) +
  stroke(
    'M246 372V622M286 372V622M326 372V622M366 372V622M406 372V622M436 372V622M206 430H464M206 500H464M206 566H464',
    '#c3ccd0',
    7,
  ) +
  rect(318, 470, 36, 70, 10, r.second) +
  brandName(r.brand, 335, 360, inkOn(r.main), 34, 220) +
  tag(pen, r, 600, 660, 5, [600, 560])

/** A backpack with a round window. */
export const backpack: DrawForm = (pen, r) => {
  const body = 'M220 400C220 270 290 200 400 200S580 270 580 400V620Q580 684 520 684H280Q220 684 220 620z'
  return (
    shadow(pen, 400, 680, 240) +
    stroke('M340 210Q346 160 400 160T460 210', tone(r.main, -0.2), 18) +
    shape(
      'M196 460H230V650H212Q190 650 190 620V480zM604 460H570V650H588Q610 650 610 620V480z',
      tone(r.main, -0.25),
    ) +
    shape(body, r.main) +
    shape(body, sheen(pen, 1.1)) +
    ellipse(400, 400, 122, 122, tone(r.main, 0.2)) +
    ellipse(400, 400, 106, 106, '#26343c') +
    shape(
      'M330 440L336 350Q338 340 348 350L376 376Q400 368 424 376L452 350Q462 340 464 350L470 440Q460 490 400 494T330 440z',
      '#e0b57c',
    ) +
    ellipse(374, 424, 9, 11, '#22302a') +
    ellipse(426, 424, 9, 11, '#22302a') +
    ellipse(
      400,
      400,
      106,
      106,
      pen.radial(
        [
          [0, '#fff', 0.5],
          [0.4, '#fff', 0.08],
          [1, '#9fd0e4', 0.35],
        ],
        0.32,
        0.26,
        0.8,
      ),
    ) +
    rect(270, 556, 260, 90, 18, tone(r.main, -0.2)) +
    stroke('M280 572H520', r.second, 5) +
    brandLine(r.brand, 400, 620, inkOn(r.main), 38, 210) +
    tag(pen, r, 610, 650, 5, [570, 560])
  )
}

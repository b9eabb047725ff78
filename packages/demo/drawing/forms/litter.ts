import { inkOn, tone } from '../colours.ts'
import { brandLine, brandName, type DrawForm, sign, tag } from '../label.ts'
import { ellipse, group, type Pen, rect, shadow, shape, sheen, stroke } from '../pen.ts'

function grains(pen: Pen, colour: string, path: string): string {
  const dots = Array.from({ length: 40 }, (_, index) =>
    ellipse(
      180 + ((index * 67) % 440),
      410 + ((index * 31) % 70),
      8,
      5,
      tone(colour, index % 2 ? 0.3 : -0.15),
    ),
  ).join('')
  return `<g clip-path="${pen.clip(shape(path, '#000'))}">${shape(path, colour)}${dots}</g>`
}

/** An open tray with a rim. */
export const tray: DrawForm = (pen, r) =>
  shadow(pen, 400, 662, 310) +
  shape('M150 420H650L612 640Q608 664 584 664H216Q192 664 188 640z', r.main) +
  shape('M150 420H650L612 640Q608 664 584 664H216Q192 664 188 640z', sheen(pen)) +
  shape('M120 420L200 350H600L680 420L650 440H150z', tone(r.main, 0.22)) +
  shape('M170 420L224 370H576L630 420z', tone(r.main, -0.45)) +
  grains(pen, '#d8cdb8', 'M186 420Q300 380 400 402T614 420z') +
  rect(150, 416, 500, 22, 10, tone(r.main, 0.3)) +
  shape('M240 520H560L552 590H248z', r.second) +
  brandLine(r.brand, 400, 570, inkOn(r.second), 42, 260) +
  tag(pen, r, 600, 664, 5, [610, 560])

/** A covered tray with a flap. */
export const hoodtray: DrawForm = (pen, r) =>
  shadow(pen, 400, 676, 290) +
  shape('M170 400C170 290 250 236 400 236S630 290 630 400V560H170z', r.main) +
  shape('M170 400C170 290 250 236 400 236S630 290 630 400V560H170z', sheen(pen, 1.1)) +
  rect(350, 246, 100, 18, 9, tone(r.main, -0.3)) +
  shape('M156 556H644L620 660Q616 676 596 676H204Q184 676 180 660z', r.second) +
  shape('M156 556H644L620 660Q616 676 596 676H204Q184 676 180 660z', sheen(pen)) +
  shape('M280 560V440Q280 350 400 350T520 440V560z', tone(r.main, -0.3)) +
  shape('M296 560V444Q296 366 400 366T504 444V560z', 'rgba(190,224,236,.85)') +
  stroke('M320 540V446Q324 392 380 388', 'rgba(255,255,255,.8)', 8) +
  sign(r.brand.slug, 400, 480, 70, tone(r.second, -0.1)) +
  brandName(r.brand, 400, 636, inkOn(r.second), 44, 260) +
  tag(pen, r, 610, 640, 5, [590, 560])

/** A triangular tray for a corner. */
export const cornertray: DrawForm = (pen, r) =>
  shadow(pen, 400, 660, 300) +
  shape('M400 300L690 470V560Q690 580 670 590L440 662Q400 672 360 662L130 590Q110 580 110 560V470z', r.main) +
  shape(
    'M110 470L400 560 690 470V560Q690 580 670 590L440 662Q400 672 360 662L130 590Q110 580 110 560z',
    sheen(pen),
  ) +
  shape(
    'M400 300Q420 300 440 312L676 452Q700 472 670 484L440 556Q400 566 360 556L130 484Q100 472 124 452L360 312Q380 300 400 300z',
    tone(r.main, 0.25),
  ) +
  shape('M400 340L630 468 430 528Q400 536 370 528L170 468z', tone(r.main, -0.45)) +
  shape('M230 490Q400 440 570 490L430 528Q400 536 370 528z', '#d8cdb8') +
  group('translate(520 606) rotate(-17)', brandName(r.brand, 0, 0, inkOn(r.main), 42, 220)) +
  stroke('M130 520L380 600', r.second, 12) +
  tag(pen, r, 250, 650, -4, [200, 560])

/** A scoop and its stand. */
export const scoop: DrawForm = (pen, r) => {
  const slots = Array.from({ length: 6 }, (_, index) =>
    rect(-74 + index * 27, -20, 12, 130, 6, r.ground),
  ).join('')
  return (
    shadow(pen, 400, 676, 230) +
    group(
      'translate(400 430) rotate(12)',
      rect(-22, -290, 44, 250, 20, r.second) +
        rect(-22, -290, 44, 250, 20, sheen(pen, 1.2)) +
        ellipse(0, -262, 9, 9, r.ground) +
        shape(
          'M-100-50H100L110 170Q112 220 60 222H-60Q-112 220-110 170z',
          pen.linear([
            [0, '#8b969a'],
            [0.3, '#f0f3f3'],
            [0.7, '#b1babd'],
            [1, '#7a8589'],
          ]),
        ) +
        slots +
        sign(r.brand.slug, 0, 170, 44, '#5d676b'),
    ) +
    tag(pen, r, 590, 640, 5, [460, 480])
  )
}

/** A honeycomb mat. */
export const mat: DrawForm = (pen, r) => {
  const cells = Array.from({ length: 44 }, (_, index) =>
    ellipse(
      210 + (index % 11) * 38 + (Math.floor(index / 11) % 2) * 19,
      450 + Math.floor(index / 11) * 40,
      13,
      10,
      tone(r.main, -0.5),
    ),
  ).join('')
  return (
    shadow(pen, 400, 650, 330, 28) +
    shape(
      'M210 396H590Q610 396 618 412L704 610Q708 640 676 640H124Q92 640 96 610L182 412Q190 396 210 396z',
      tone(r.main, -0.2),
    ) +
    shape(
      'M210 384H590Q610 384 618 400L704 596Q708 626 676 626H124Q92 626 96 596L182 400Q190 384 210 384z',
      r.main,
    ) +
    cells +
    shape(
      'M210 384H590Q610 384 618 400L704 596Q708 626 676 626H124Q92 626 96 596L182 400Q190 384 210 384z',
      pen.linear(
        [
          [0, '#fff', 0.25],
          [0.6, '#fff', 0],
          [1, '#0a1512', 0.25],
        ],
        'slant',
      ),
    ) +
    stroke('M216 400H584L676 606H124z', r.second, 7) +
    tag(pen, r, 590, 650, 4, [620, 590])
  )
}

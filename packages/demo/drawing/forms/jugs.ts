import { inkOn, tone } from '../colours.ts'
import { badge, brandLine, type DrawForm, sign } from '../label.ts'
import { ellipse, rect, shadow, shape, sheen, stroke } from '../pen.ts'
import { words } from '../text.ts'

/** Oil or coolant: a jug with its handle at the right. */
export const jug: DrawForm = (pen, r) => {
  const small = r.scale < 0.95
  const body = small
    ? 'M300 340L330 290H440Q500 300 510 370V650Q510 690 470 690H330Q290 690 290 650V370z'
    : 'M230 350Q234 300 280 290H360L400 250H470Q560 270 574 370V640Q574 690 530 690H276Q230 690 230 640z'
  const [x, w] = small ? [290, 220] : [230, 344]
  return (
    shadow(pen, 400, 688, small ? 180 : 250) +
    shape(body, r.main) +
    `<g clip-path="${pen.clip(shape(body, '#000'))}">` +
    shape(`M${x} 450L${x + w} 410V620L${x} 640z`, r.second) +
    shape(`M${x} 628L${x + w} 608V620L${x} 640z`, tone(r.main, 0.35)) +
    '</g>' +
    (small
      ? ''
      : shape('M500 330Q540 340 540 390V430Q520 440 500 430z', tone(r.main, -0.45)) +
        shape('M508 340Q532 350 532 392V424Q518 430 508 424z', r.ground)) +
    brandLine(
      r.brand,
      x + w * (small ? 0.5 : 0.4),
      400,
      inkOn(r.main),
      small ? 36 : 44,
      w * (small ? 0.86 : 0.7),
    ) +
    words(r.title, x + w / 2, 530, inkOn(r.second), { size: 74, max: w * 0.84 }) +
    words(r.subline, x + w / 2, 586, inkOn(r.second), { size: 34, max: w * 0.84, weight: 600 }) +
    shape(body, sheen(pen, 1.2)) +
    (small
      ? rect(336, 220, 100, 76, 12, tone(r.second, -0.05)) + rect(336, 220, 100, 76, 12, sheen(pen, 1.2))
      : rect(270, 226, 96, 70, 12, tone(r.second, -0.05)) + rect(270, 226, 96, 70, 12, sheen(pen, 1.2))) +
    (small ? '' : sign(r.brand.slug, 290, 664, 30, tone(r.main, 0.4))) +
    badge(r, x + w - 46, 652, 34)
  )
}

/** An additive in a slim bottle with a long neck. */
export const additive: DrawForm = (pen, r) => {
  const body =
    'M370 330C320 370 306 400 306 440V650Q306 690 340 690H460Q494 690 494 650V440C494 400 480 370 430 330V220H370z'
  return (
    shadow(pen, 400, 688, 160) +
    shape(body, r.main) +
    `<g clip-path="${pen.clip(shape(body, '#000'))}">` +
    rect(300, 450, 200, 150, 0, r.second) +
    rect(300, 586, 200, 14, 0, tone(r.second, 0.5)) +
    '</g>' +
    brandLine(r.brand, 400, 432, inkOn(r.main), 32, 170) +
    words(r.title, 400, 520, inkOn(r.second), { size: 42, max: 166 }) +
    words(r.subline, 400, 562, inkOn(r.second), { size: 30, max: 160, weight: 600 }) +
    shape(body, sheen(pen, 1.2)) +
    rect(362, 150, 76, 80, 10, tone(r.second, -0.1)) +
    rect(362, 150, 76, 80, 10, sheen(pen, 1.2)) +
    stroke('M376 164V222M392 164V222M408 164V222M424 164V222', 'rgba(10,21,18,.2)', 4) +
    badge(r, 400, 644, 36)
  )
}

/** A tub of grease. */
export const grease: DrawForm = (pen, r) =>
  shadow(pen, 400, 680, 240) +
  shape('M220 380A180 44 0 0 0 580 380L560 640A160 40 0 0 1 240 640z', r.main) +
  shape('M226 460A176 42 0 0 0 574 460L566 570A168 40 0 0 1 234 570z', r.second) +
  brandLine(r.brand, 400, 468, inkOn(r.main), 44, 260) +
  words(r.title, 400, 560, inkOn(r.second), { size: 50, max: 280 }) +
  words(r.subline, 400, 640, inkOn(r.main), { size: 34, max: 220, weight: 600 }) +
  shape('M220 380A180 44 0 0 0 580 380L560 640A160 40 0 0 1 240 640z', sheen(pen, 1.2)) +
  shape('M212 350A188 46 0 0 0 588 350V384A188 46 0 0 1 212 384z', tone(r.second, -0.15)) +
  shape('M212 350A188 46 0 0 0 588 350V384A188 46 0 0 1 212 384z', sheen(pen)) +
  ellipse(400, 350, 188, 46, tone(r.second, 0.2)) +
  ellipse(400, 350, 164, 36, tone(r.second, 0.05)) +
  badge(r, 524, 610, 40)

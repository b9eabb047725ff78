import { animal } from '../art.ts'
import { inkOn, mix, tone } from '../colours.ts'
import { badge, brandLine, caption, type DrawForm } from '../label.ts'
import { ellipse, rect, shadow, shape, sheen, stroke } from '../pen.ts'

/** Wet wipes: a low pack with a hard lid. */
export const wipes: DrawForm = (pen, r) => {
  const body =
    'M176 380Q170 360 196 352 400 330 604 352 630 360 624 380 640 520 620 664 610 690 400 690T180 664Q160 520 176 380z'
  return (
    shadow(pen, 400, 688, 280) +
    shape(body, r.main) +
    `<g clip-path="${pen.clip(shape(body, '#000'))}">` +
    shape('M150 596Q400 552 650 604V720H150z', r.second) +
    brandLine(r.brand, 400, 540, inkOn(r.main), 46, 330) +
    caption(r, 400, 628, inkOn(r.second), { size: 38, max: 330 }) +
    shape(body, sheen(pen)) +
    '</g>' +
    shape(
      'M270 366Q272 330 310 326H490Q528 330 530 366V424Q528 470 490 474H310Q272 470 270 424z',
      mix(r.second, '#ffffff', 0.55),
    ) +
    shape(
      'M270 366Q272 330 310 326H490Q528 330 530 366V424Q528 470 490 474H310Q272 470 270 424z',
      sheen(pen, 0.7),
    ) +
    animal(r.art, 400, 400, 0.76, mix(r.main, '#ffffff', 0.2), '#ffffff', tone(r.main, 0.4)) +
    stroke('M372 470H428', 'rgba(10,21,18,.3)', 6) +
    badge(r, 574, 414, 46)
  )
}

/** Pads and nappies: a tight plastic pack with a carrying strip. */
export const softpack: DrawForm = (pen, r) => {
  const body = 'M226 270Q230 246 262 244H538Q570 246 574 270L588 650Q586 690 540 690H260Q214 690 212 650z'
  return (
    shadow(pen, 400, 688, 240) +
    stroke('M320 250Q330 196 400 196T480 250', tone(r.main, -0.1), 18) +
    shape(body, r.main) +
    `<g clip-path="${pen.clip(shape(body, '#000'))}">` +
    ellipse(400, 520, 210, 150, r.second) +
    ellipse(400, 520, 190, 132, tone(r.second, 0.4)) +
    brandLine(r.brand, 400, 334, inkOn(r.main), 52, 290) +
    animal(r.art, 400, 472, 1, r.main, '#ffffff', mix(r.main, r.second, 0.4)) +
    caption(r, 400, 570, inkOn(tone(r.second, 0.4)), { size: 40, max: 290 }) +
    shape(body, sheen(pen, 1.1)) +
    '</g>' +
    badge(r, 524, 440, 42)
  )
}

/** Rolls of bags and their dispenser, or a single large roll. */
export const bagroll: DrawForm = (pen, r) => {
  const roll = (x: number, y: number): string =>
    rect(x - 60, y - 120, 120, 120, 4, tone(r.second, -0.04)) +
    rect(x - 60, y - 120, 120, 120, 4, sheen(pen, 1.2)) +
    ellipse(x, y - 120, 60, 20, tone(r.second, 0.3)) +
    ellipse(x, y - 120, 20, 7, tone(r.second, -0.5))
  const body = 'M176 300Q180 270 214 268H446Q480 270 484 300V650Q482 688 446 690H214Q178 688 176 650z'
  return (
    shadow(pen, 330, 688, 210) +
    shadow(pen, 560, 680, 110) +
    shape(body, r.main) +
    `<g clip-path="${pen.clip(shape(body, '#000'))}">` +
    shape('M160 470Q330 410 500 470V720H160z', r.second) +
    brandLine(r.brand, 330, 356, inkOn(r.main), 46, 260) +
    animal(r.art, 300, 420, 0.7, mix(r.second, '#ffffff', 0.6), tone(r.main, -0.3), r.second) +
    caption(r, 330, 546, inkOn(r.second), { size: 44, max: 260 }) +
    shape(body, sheen(pen, 1.1)) +
    '</g>' +
    roll(580, 560) +
    roll(550, 680) +
    badge(r, 432, 420, 40)
  )
}

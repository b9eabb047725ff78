import { tone } from '../colours.ts'
import { type DrawForm, tag } from '../label.ts'
import { ellipse, gloss, group, shadow, shape, sheen, stroke } from '../pen.ts'

const eye = (x: number, y: number, radius = 13): string =>
  ellipse(x, y, radius, radius, '#1b1f20') + ellipse(x - 4, y - 4, radius * 0.3, radius * 0.3, '#fff')

/** A felt mouse with a leather tail. */
export const mouse: DrawForm = (pen, r) => {
  const body =
    'M160 620C150 480 270 410 400 420 520 430 620 520 660 610 664 650 640 668 600 668H220Q166 668 160 620z'
  return (
    shadow(pen, 400, 668, 290) +
    stroke('M170 610C90 600 70 500 130 470S230 380 160 330', tone(r.second, -0.2), 16) +
    ellipse(470, 420, 66, 70, tone(r.main, -0.2)) +
    shape(body, r.main) +
    shape(
      body,
      pen.linear(
        [
          [0, '#fff', 0.3],
          [0.5, '#fff', 0],
          [1, '#0a1512', 0.36],
        ],
        'down',
      ),
    ) +
    ellipse(520, 436, 66, 72, r.main) +
    ellipse(522, 442, 44, 50, r.second) +
    eye(590, 556) +
    ellipse(660, 614, 16, 14, r.second) +
    stroke('M630 620L720 590M632 632L724 634M626 642L712 672', tone(r.main, -0.45), 3.5) +
    stroke('M250 470Q330 430 420 440', tone(r.main, 0.35), 5, 'stroke-dasharray="14 12"') +
    tag(pen, r, 320, 640, -3, [250, 580])
  )
}

function seatedAnimal(
  pen: Parameters<DrawForm>[0],
  r: Parameters<DrawForm>[1],
  head: string,
  chest: string,
): string {
  const body = 'M290 690C250 600 280 470 400 466S550 600 510 690z'
  return (
    shadow(pen, 400, 690, 220) +
    shape(body, r.main) +
    shape('M340 690C330 610 350 540 400 536S470 610 460 690z', chest) +
    shape(body, sheen(pen, 0.8)) +
    head
  )
}

/** A fox with a white bib. */
export const fox: DrawForm = (pen, r) => {
  const face =
    'M400 250C470 250 560 300 570 390 520 470 450 500 400 516 350 500 280 470 230 390 240 300 330 250 400 250z'
  const head =
    shape('M250 330L236 180 356 262zM550 330L564 180 444 262z', r.main) +
    shape('M262 290L256 216 316 262zM538 290L544 216 484 262z', tone(r.main, -0.4)) +
    shape(face, r.main) +
    shape(
      'M230 390Q320 380 400 470 480 380 570 390 520 470 450 500 400 516 350 500 280 470 230 390z',
      tone(r.second, 0.2),
    ) +
    shape(face, gloss(pen)) +
    eye(326, 376, 15) +
    eye(474, 376, 15) +
    ellipse(400, 486, 22, 16, '#1b1f20')
  return (
    shape('M500 670C640 690 690 560 620 470 600 560 560 600 500 610z', r.main) +
    shape('M636 500C654 540 650 600 620 640 640 590 620 540 606 520z', tone(r.second, 0.2)) +
    seatedAnimal(pen, r, head, tone(r.second, 0.2)) +
    tag(pen, r, 250, 640, -5, [330, 540])
  )
}

/** A small flat deer. */
export const deer: DrawForm = (pen, r) => {
  const face =
    'M400 250C460 250 500 300 494 370 488 450 450 500 400 500S312 450 306 370C300 300 340 250 400 250z'
  const ear =
    shape('M310 320C240 250 190 270 180 300 200 350 260 370 310 360z', r.main) +
    shape('M296 324C250 284 220 290 208 304 226 334 262 348 296 344z', r.second)
  const head =
    stroke('M360 256L344 190M440 256L456 190', tone(r.second, -0.35), 16) +
    ear +
    group('translate(800 0) scale(-1 1)', ear) +
    shape(face, r.main) +
    shape('M350 440Q400 400 450 440 440 500 400 500T350 440z', r.second) +
    shape(face, gloss(pen)) +
    eye(346, 372, 15) +
    eye(454, 372, 15) +
    ellipse(400, 452, 20, 14, '#1b1f20')
  const spots = [
    [322, 600],
    [478, 600],
    [312, 650],
    [488, 650],
  ]
    .map(([x = 0, y = 0]) => ellipse(x, y, 12, 12, r.second))
    .join('')
  return seatedAnimal(pen, r, head, tone(r.second, 0.25)) + spots + tag(pen, r, 590, 640, 5, [470, 540])
}

/** A long fish to kick. */
export const plushfish: DrawForm = (pen, r) => {
  const body =
    'M170 500C230 390 420 340 560 450 620 400 660 390 700 380 690 450 690 560 700 630 660 610 620 600 560 560 420 660 230 620 170 500z'
  return (
    shadow(pen, 420, 672, 300) +
    shape('M330 400Q400 320 480 372L450 430z', tone(r.main, -0.2)) +
    shape(body, r.main) +
    `<g clip-path="${pen.clip(shape(body, '#000'))}">` +
    shape('M150 520Q380 640 600 540V700H150z', r.second) +
    stroke(
      'M330 400Q380 500 330 620M400 390Q450 500 400 630M470 400Q515 500 470 610',
      tone(r.main, -0.3),
      8,
    ) +
    '</g>' +
    shape(
      body,
      pen.linear(
        [
          [0, '#fff', 0.34],
          [0.5, '#fff', 0],
          [1, '#0a1512', 0.34],
        ],
        'down',
      ),
    ) +
    ellipse(246, 480, 24, 24, '#fff') +
    eye(248, 482, 13) +
    stroke('M172 512Q200 530 226 524', tone(r.main, -0.5), 6) +
    tag(pen, r, 520, 660, 4, [450, 600])
  )
}

/** Three knitted birds in a row. */
export const chicks: DrawForm = (pen, r) => {
  const one = (x: number, y: number, fill: string, belly: string): string =>
    group(
      `translate(${x} ${y})`,
      shadow(pen, 0, 130, 120) +
        stroke('M-20 120V138M20 120V138', '#8a6a2f', 8) +
        shape(
          'M-110 60C-130 20-140-10-160-30-110-30-80-60-40-96 10-130 90-110 100-30 108 60 60 124 0 126S-90 110-110 60z',
          fill,
        ) +
        shape('M-20 20C40 0 90 10 98 10 92 80 50 124 0 126-40 110-40 50-20 20z', belly) +
        shape('M96-50L146-34 98-16z', '#e0a02e') +
        eye(48, -46, 12) +
        stroke('M-90 30Q-50 70 0 50', tone(fill, -0.3), 10) +
        ellipse(-6, 6, 116, 122, gloss(pen)).replace('/>', ' opacity=".4"/>'),
    )
  return (
    one(250, 380, r.main, tone(r.main, 0.6)) +
    one(560, 390, '#a5482f', tone(r.second, 0.3)) +
    one(400, 540, r.second, '#fff6e0') +
    tag(pen, r, 600, 650, 4, [470, 600])
  )
}

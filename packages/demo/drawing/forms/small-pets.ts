import { tone } from '../colours.ts'
import { type DrawForm, sign, tag } from '../label.ts'
import { ellipse, gloss, rect, shadow, shape, sheen, stroke } from '../pen.ts'

/** A natural or stone perch with its wing nut. */
export const perch: DrawForm = (pen, r) => {
  const stone = r.title === 'Arenisca'
  const fill = stone ? r.main : '#8a6038'
  const branch =
    'M150 470C240 420 300 480 400 450S560 420 660 400L668 470C580 500 500 510 410 530S240 520 160 560z'
  return (
    shadow(pen, 400, 650, 280) +
    (stone
      ? ''
      : shape('M330 470C320 400 300 360 260 330L300 316C350 350 370 400 380 460z', tone(fill, -0.1))) +
    shape(branch, fill) +
    (stone
      ? Array.from({ length: 40 }, (_, index) =>
          ellipse(
            190 + ((index * 71) % 440),
            470 + ((index * 17) % 50) - ((index * 71) % 440) * 0.12,
            5,
            4,
            tone(fill, index % 2 ? 0.3 : -0.2),
          ),
        ).join('')
      : stroke(
          'M200 490C300 460 340 510 430 480S560 450 630 440M220 520C300 500 340 530 440 506',
          tone(fill, 0.3),
          5,
        )) +
    shape(
      branch,
      pen.linear(
        [
          [0, '#fff', 0.35],
          [0.5, '#fff', 0],
          [1, '#0a1512', 0.4],
        ],
        'down',
      ),
    ) +
    ellipse(156, 515, 16, 46, tone(fill, 0.5)) +
    ellipse(156, 515, 8, 28, tone(fill, 0.2)) +
    rect(660, 396, 30, 84, 8, '#aeb8bc') +
    rect(686, 424, 40, 28, 6, '#8d979b') +
    ellipse(716, 402, 16, 26, '#b9c2c6') +
    ellipse(716, 474, 16, 26, '#b9c2c6') +
    tag(pen, r, 430, 640, -3, [480, 490])
  )
}

/** A swing with beads. */
export const swing: DrawForm = (pen, r) => {
  const beads = (x: number): string =>
    [0, 1, 2, 3, 4]
      .map(
        (step) =>
          ellipse(x, 330 + step * 62, 30, 30, step % 2 ? r.second : r.main) +
          ellipse(x, 330 + step * 62, 30, 30, gloss(pen)),
      )
      .join('')
  return (
    shadow(pen, 400, 676, 230) +
    stroke('M400 150L240 300V620M400 150L560 300V620', '#b79c6c', 8) +
    ellipse(400, 148, 20, 20, '#9aa5aa') +
    beads(240) +
    beads(560) +
    rect(200, 606, 400, 40, 20, '#a9794a') +
    rect(
      200,
      606,
      400,
      40,
      20,
      pen.linear(
        [
          [0, '#fff', 0.4],
          [0.5, '#fff', 0],
          [1, '#0a1512', 0.35],
        ],
        'down',
      ),
    ) +
    ellipse(400, 390, 70, 70, r.second) +
    ellipse(400, 390, 70, 70, gloss(pen)) +
    stroke('M400 160V320', '#b79c6c', 6) +
    sign(r.brand.slug, 400, 390, 62, tone(r.second, -0.55)) +
    tag(pen, r, 420, 560, 4, [400, 460])
  )
}

/** A hanging toy of wood, rope and paper. */
export const birdtoy: DrawForm = (pen, r) =>
  shadow(pen, 400, 690, 170) +
  stroke('M400 130V300', '#b79c6c', 10) +
  ellipse(400, 132, 20, 20, '#9aa5aa') +
  ellipse(400, 300, 130, 40, tone(r.main, -0.2)) +
  shape('M270 300Q280 430 400 440T530 300Q400 360 270 300z', r.main) +
  stroke(
    'M290 350Q400 400 512 350M310 392Q400 430 490 392M330 320L360 430M400 340V438M470 320L440 430',
    tone(r.main, -0.35),
    6,
  ) +
  stroke('M320 420L290 600M400 440V640M480 420L510 600', '#b79c6c', 7) +
  rect(256, 590, 68, 68, 12, r.second) +
  ellipse(400, 650, 40, 40, tone(r.main, 0.2)) +
  ellipse(400, 650, 40, 40, gloss(pen)) +
  shape('M476 600H544L526 672H494z', tone(r.second, -0.2)) +
  ellipse(302, 510, 26, 26, tone(r.second, 0.2)) +
  ellipse(400, 540, 26, 26, r.second) +
  ellipse(496, 510, 26, 26, tone(r.main, 0.3)) +
  tag(pen, r, 600, 450, 5, [500, 400])

/** A mirror with a bell. */
export const mirror: DrawForm = (pen, r) =>
  shadow(pen, 400, 690, 160) +
  stroke('M400 140V230', '#9aa5aa', 8) +
  ellipse(400, 138, 20, 20, '#9aa5aa') +
  ellipse(400, 390, 180, 180, r.main) +
  ellipse(400, 390, 180, 180, sheen(pen)) +
  ellipse(
    400,
    390,
    140,
    140,
    pen.linear(
      [
        [0, '#f5fbfd'],
        [0.45, '#b5d3dd'],
        [0.5, '#eef7fa'],
        [1, '#a0c2cd'],
      ],
      'slant',
    ),
  ) +
  stroke('M320 340L380 290M320 400L440 300', 'rgba(255,255,255,.9)', 10) +
  stroke('M400 570V610', '#9aa5aa', 6) +
  shape('M350 670Q350 606 400 606T450 670z', r.second) +
  shape('M350 670Q350 606 400 606T450 670z', sheen(pen, 1.2)) +
  ellipse(400, 676, 14, 14, '#6d5a24') +
  tag(pen, r, 600, 620, 5, [500, 540])

/** A foraging puzzle with drawers. */
export const puzzle: DrawForm = (pen, r) => {
  const drawer = (x: number, y: number, fill: string): string =>
    rect(x, y, 130, 96, 12, fill) +
    rect(x, y, 130, 96, 12, sheen(pen, 0.8)) +
    ellipse(x + 65, y + 52, 20, 20, 'rgba(10,21,18,.45)')
  return (
    shadow(pen, 400, 680, 270) +
    rect(180, 260, 440, 416, 28, tone(r.second, -0.06)) +
    rect(180, 260, 440, 416, 28, sheen(pen, 0.7)) +
    [r.main, '#e8a23c', '#3f8f7a', '#d9584a', r.main, '#e8a23c', '#3f8f7a', '#d9584a', r.main]
      .map((fill, index) => drawer(196 + (index % 3) * 140, 330 + Math.floor(index / 3) * 112, fill))
      .join('') +
    sign(r.brand.slug, 400, 296, 46, tone(r.main, -0.1)) +
    tag(pen, r, 600, 664, 5, [600, 560])
  )
}

/** A running wheel. */
export const wheel: DrawForm = (pen, r) =>
  shadow(pen, 410, 686, 230) +
  shape('M400 430L280 690H330L410 500 490 690H540L430 430z', tone(r.main, -0.3)) +
  ellipse(440, 420, 232, 232, tone(r.main, -0.3)) +
  ellipse(400, 420, 240, 240, r.main) +
  ellipse(400, 420, 240, 240, gloss(pen)) +
  ellipse(400, 420, 196, 196, tone(r.second, 0.3)) +
  stroke(
    'M400 240V360M400 480V600M220 420H340M460 420H580M272 292L358 378M442 462L528 548M528 292L442 378M358 462L272 548',
    tone(r.main, 0.2),
    16,
  ) +
  ellipse(400, 420, 62, 62, r.main) +
  ellipse(400, 420, 62, 62, gloss(pen)) +
  sign(r.brand.slug, 400, 420, 56, tone(r.main, 0.7)) +
  tag(pen, r, 600, 650, 5, [560, 560])

/** A clear exercise sphere. */
export const sphere: DrawForm = (pen, r) =>
  shadow(pen, 400, 672, 230) +
  ellipse(400, 440, 226, 226, tone(r.main, 0.2)).replace('/>', ' opacity=".75"/>') +
  Array.from({ length: 12 }, (_, index) =>
    rect(230 + (index % 4) * 90, 330 + Math.floor(index / 4) * 90, 56, 14, 7, tone(r.main, -0.35)),
  ).join('') +
  ellipse(400, 440, 226, 226, gloss(pen)) +
  stroke('M400 214C300 300 300 580 400 666', r.second, 16) +
  ellipse(488, 420, 70, 84, r.second) +
  ellipse(488, 420, 70, 84, gloss(pen)) +
  sign(r.brand.slug, 488, 420, 62, tone(r.second, -0.5)) +
  ellipse(300, 320, 60, 34, 'rgba(255,255,255,.55)').replace('/>', ' transform="rotate(-36 300 320)"/>') +
  tag(pen, r, 590, 650, 5, [540, 580])

/** Mineral blocks shaped like a carrot. */
export const mineral: DrawForm = (pen, r) => {
  const one = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M-40-150C-30-190-10-200 0-160 10-200 30-190 40-150z', '#63a255')}${shape('M-70-120C-60-160 60-160 70-120 70-40 30 120 0 150-30 120-70-40-70-120z', r.main)}${stroke('M-54-80H-10M20-40H54M-40 0H0', tone(r.main, -0.3), 8)}${shape('M-70-120C-60-160 60-160 70-120 70-40 30 120 0 150-30 120-70-40-70-120z', sheen(pen))}</g>`
  return (
    shadow(pen, 400, 676, 260) +
    one(280, 500, -16) +
    one(520, 500, 16) +
    one(400, 520, 2) +
    sign(r.brand.slug, 400, 470, 54, tone(r.main, -0.5)) +
    tag(pen, r, 580, 650, 5, [470, 600])
  )
}

/** A bendable wooden bridge. */
export const bridge: DrawForm = (pen, r) => {
  const logs = Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (0.06 + (index / 12) * 0.88)
    const x = Math.round(400 - Math.cos(angle) * 260)
    const y = Math.round(650 - Math.sin(angle) * 260)
    return (
      shape(
        `M${x - 24} ${y - 10}L${x + 66} ${y - 66}L${x + 96} ${y - 44}L${x + 8} ${y + 20}z`,
        index % 2 ? r.main : tone(r.main, -0.12),
      ) +
      ellipse(x - 6, y + 6, 26, 26, tone(r.main, 0.25)) +
      ellipse(x - 6, y + 6, 14, 14, tone(r.main, 0.02)) +
      ellipse(x - 6, y + 6, 5, 5, r.second)
    )
  }).join('')
  return shadow(pen, 420, 672, 320) + logs + tag(pen, r, 430, 640, 3, [330, 480])
}

/** A hollow log hide. */
export const log: DrawForm = (pen, r) => {
  const body = 'M230 380C330 350 560 350 660 400 690 470 690 580 660 640 560 670 330 670 230 650z'
  return (
    shadow(pen, 420, 668, 300) +
    shape(body, r.main) +
    stroke(
      'M300 390C400 370 560 380 640 410M300 450C420 430 560 440 660 470M310 600C420 620 560 620 660 590M420 520C500 510 600 520 670 530',
      tone(r.main, -0.35),
      7,
    ) +
    shape('M480 372C520 330 580 330 620 380 580 400 520 392 480 372z', r.second) +
    shape('M300 360C330 330 380 336 400 362 370 376 330 374 300 360z', tone(r.second, 0.15)) +
    shape(
      body,
      pen.linear(
        [
          [0, '#fff', 0.25],
          [0.5, '#fff', 0],
          [1, '#0a1512', 0.45],
        ],
        'down',
      ),
    ) +
    ellipse(230, 515, 100, 136, tone(r.main, 0.4)) +
    ellipse(230, 517, 76, 110, tone(r.main, 0.15)) +
    ellipse(234, 522, 60, 92, tone(r.main, -0.72)) +
    tag(pen, r, 580, 660, 4, [540, 600])
  )
}

/** A ruined castle for the tank. */
export const castle: DrawForm = (pen, r) => {
  const walls =
    'M210 660V360H250V330H290V360H330V430H370V250H400V220H430V250H460V220H490V250H520V400H560V370H600V400H630V660z'
  return (
    shadow(pen, 420, 672, 280) +
    shape(walls, r.main) +
    stroke(
      'M210 420H330M370 310H520M370 380H520M210 490H330M330 470H520M520 460H630M210 560H300M540 540H630M250 360V420M290 420V490M420 250V310M470 310V380M570 400V460',
      tone(r.main, -0.3),
      5,
    ) +
    shape(walls, sheen(pen, 1.1)) +
    shape('M340 660V570Q340 510 410 510T480 570V660z', tone(r.main, -0.7)) +
    shape(
      'M240 470Q240 440 266 440T292 470V510H240zM424 350Q424 326 446 326T468 350V390H424z',
      tone(r.main, -0.65),
    ) +
    stroke('M560 660Q540 600 566 560T556 470', r.second, 16) +
    stroke('M600 660Q620 610 596 570', tone(r.second, 0.3), 14) +
    ellipse(420, 664, 250, 20, tone(r.main, -0.15)) +
    tag(pen, r, 600, 650, 5, [560, 580])
  )
}

import { animal } from '../art.ts'
import { inkOn, mix, readableOn, tone } from '../colours.ts'
import { badge, brandLine, caption, type DrawForm } from '../label.ts'
import { ellipse, group, rect, shadow, shape, sheen, stroke } from '../pen.ts'

type Box = {
  x: number
  y: number
  w: number
  h: number
}

function boxOf(scale: number, width: number, height: number): Box {
  const w = Math.round(width * scale)
  const h = Math.round(height * scale)
  return { x: 400 - w / 2, y: 690 - h, w, h }
}

/** Crimped top, sides drawn in, a heavy bottom. */
function bagPath({ x, y, w, h }: Box): string {
  const teeth = 22
  const step = (w * 0.88) / teeth
  let top = `M${x + w * 0.06} ${y}`
  for (let tooth = 0; tooth < teeth; tooth += 1)
    top += `l${(step / 2).toFixed(1)}-5l${(step / 2).toFixed(1)} 5`
  return `${top}L${x + w} ${y + h * 0.1}C${x + w * 0.97} ${y + h * 0.4} ${x + w * 0.98} ${y + h * 0.7} ${x + w * 1.01} ${y + h * 0.97}Q${x + w / 2} ${y + h * 1.035} ${x - w * 0.01} ${y + h * 0.97}C${x + w * 0.02} ${y + h * 0.7} ${x + w * 0.03} ${y + h * 0.4} ${x} ${y + h * 0.1}z`
}

function panel(layout: number, { x, y, w, h }: Box): string {
  const at = (fx: number, fy: number): string => `${Math.round(x + w * fx)} ${Math.round(y + h * fy)}`
  if (layout === 0)
    return `M${at(-0.1, 0.62)}Q${at(0.45, 0.48)} ${at(1.1, 0.64)}V${y + h * 1.1}H${x - w * 0.1}z`
  if (layout === 1) return `M${at(-0.1, 0.7)}L${at(1.1, 0.5)}V${y + h * 1.1}H${x - w * 0.1}z`
  if (layout === 2) return `M${at(-0.1, 0.6)}H${x + w * 1.1}V${y + h * 1.1}H${x - w * 0.1}z`
  return `M${at(-0.1, 0.56)}C${at(0.2, 0.7)} ${at(0.8, 0.46)} ${at(1.1, 0.6)}V${y + h * 1.1}H${x - w * 0.1}z`
}

/** Dry food: brand on top, the animal in the middle, the recipe below. */
export const bag: DrawForm = (pen, r) => {
  const box = boxOf(r.scale, 380, 500)
  const { x, y, w, h } = box
  const path = bagPath(box)
  const ink = inkOn(r.main)
  const inkLow = inkOn(r.second)
  const detail = r.turn % 2 === 0 ? r.main : r.second
  const face = r.turn % 2 === 0 ? tone(mix(r.second, '#fff6e4', 0.75), 0.1) : '#fff6e6'
  const halo = r.turn === 2 ? ellipse(400, y + h * 0.4, w * 0.26, w * 0.26, tone(r.main, 0.16)) : ''
  return (
    shadow(pen, 400, 690, w * 0.66) +
    `<g clip-path="${pen.clip(shape(path, '#000'))}">` +
    shape(path, r.main) +
    rect(x - 10, y - 10, w + 20, h * 0.24, 0, tone(r.main, -0.22)) +
    halo +
    shape(panel(r.turn, box), r.second) +
    (r.turn === 0 ? stroke(panel(0, { ...box, y: y - h * 0.022 }), tone(r.second, 0.4), 5) : '') +
    (r.turn === 1
      ? shape(
          `M${x} ${y + h * 0.63}L${x + w * 1.1} ${y + h * 0.44}V${y + h * 0.48}L${x} ${y + h * 0.67}z`,
          tone(r.main, 0.3),
        )
      : '') +
    brandLine(r.brand, 400, y + h * 0.165, ink, w * 0.135, w * 0.8) +
    animal(
      r.art,
      400 - (r.badge ? w * 0.13 : 0),
      y + h * 0.41,
      (w / 380) * 1.5,
      face,
      tone(detail, -0.3),
      mix(face, tone(detail, -0.1), 0.34),
    ) +
    badge(r, x + w * 0.8, y + h * 0.37, w * 0.125) +
    caption(r, 400, y + h * 0.74, inkLow, { size: w * 0.1, max: w * 0.84 }) +
    shape(path, sheen(pen, 1.05)) +
    '</g>' +
    stroke(
      `M${x + w * 0.07} ${y + h * 0.035}H${x + w * 0.93}`,
      tone(r.main, 0.35),
      3,
      'stroke-dasharray="7 7" opacity=".7"',
    )
  )
}

/** Loose goods in a soft sack with a side gusset: litter, bedding, gravel. */
export const sack: DrawForm = (pen, r) => {
  const { x, y, w, h } = boxOf(r.scale, 390, 440)
  const path = `M${x + 14} ${y + 16}Q${x + w / 2} ${y - 10} ${x + w - 14} ${y + 16}C${x + w + 10} ${y + h * 0.3} ${x + w + 10} ${y + h * 0.7} ${x + w - 4} ${y + h - 14}Q${x + w / 2} ${y + h + 14} ${x + 4} ${y + h - 14}C${x - 10} ${y + h * 0.7} ${x - 10} ${y + h * 0.3} ${x + 14} ${y + 16}z`
  const plate = mix(r.second, '#fffaf0', 0.82)
  const inkPlate = readableOn(r.main, plate)
  const window = `M${x + w * 0.12} ${y + h * 0.86}Q${x + w * 0.3} ${y + h * 0.66} ${x + w * 0.5} ${y + h * 0.8}T${x + w * 0.9} ${y + h * 0.74}V${y + h}H${x + w * 0.1}z`
  const grains = Array.from({ length: 16 }, (_, index) =>
    ellipse(
      Math.round(x + w * (0.14 + ((index * 37) % 74) / 100)),
      Math.round(y + h * (0.86 + ((index * 23) % 11) / 100)),
      7,
      5,
      index % 2 ? tone(r.second, 0.25) : tone(r.second, -0.18),
    ),
  ).join('')
  return (
    shadow(pen, 400, 690, w * 0.66) +
    `<g clip-path="${pen.clip(shape(path, '#000'))}">` +
    shape(path, r.main) +
    shape(window, r.second) +
    grains +
    brandLine(r.brand, 400, y + h * 0.15, inkOn(r.main), w * 0.12, w * 0.78) +
    rect(x + w * 0.1, y + h * 0.22, w * 0.8, h * 0.4, 18, plate) +
    caption(r, 400, y + h * 0.37, inkPlate, { size: w * 0.12, max: w * 0.72 }) +
    shape(path, sheen(pen)) +
    '</g>' +
    badge(r, x + w * 0.82, y + h * 0.66, w * 0.12, r.second, inkOn(r.second))
  )
}

/** A flat single-serve pouch, wider at the foot. */
export const pouch: DrawForm = (pen, r) => {
  const path = 'M262 258Q400 246 538 258L556 640Q540 690 400 692 260 690 244 640z'
  const plate = mix(r.second, '#fffaf0', 0.75)
  return (
    shadow(pen, 400, 688, 240) +
    `<g clip-path="${pen.clip(shape(path, '#000'))}">` +
    shape(path, r.main) +
    shape('M230 470Q400 400 570 480V720H230z', r.second) +
    ellipse(400, 500, 104, 62, plate) +
    animal(r.art, 400, 490, 0.72, tone(r.main, 0.12), plate, tone(r.main, -0.25)) +
    brandLine(r.brand, 400, 336, inkOn(r.main), 44, 230) +
    caption(r, 400, 382, inkOn(r.main), { size: 32, max: 236 }) +
    badge(r, 400, 624, 42) +
    shape(path, sheen(pen, 1.1)) +
    shape('M244 258H556V284H244z', 'rgba(255,255,255,.2)') +
    '</g>' +
    stroke('M268 284H532', 'rgba(255,255,255,.6)', 2.5, 'stroke-dasharray="5 6"')
  )
}

/** A stand-up bag with a zip and a window onto the treats. */
export const snackbag: DrawForm = (pen, r) => {
  const path = 'M238 196H562L572 236C566 380 570 520 590 650Q560 694 400 694T210 650C230 520 234 380 228 236z'
  const morsels = Array.from({ length: 13 }, (_, index) => {
    const cx = 302 + ((index * 53) % 200)
    const cy = 596 + ((index * 29) % 66)
    const fill = index % 3 === 0 ? tone(r.second, -0.35) : index % 3 === 1 ? '#a8683a' : '#c48a52'
    const turn = (index * 47) % 180
    return r.turn % 2 === 0
      ? `<rect x="${cx - 22}" y="${cy - 8}" width="44" height="16" rx="7" fill="${fill}" transform="rotate(${turn} ${cx} ${cy})"/>`
      : ellipse(cx, cy, 16, 14, fill)
  }).join('')
  return (
    shadow(pen, 400, 690, 250) +
    `<g clip-path="${pen.clip(shape(path, '#000'))}">` +
    shape(path, r.main) +
    shape('M200 430Q400 380 600 430V560H200z', r.second) +
    `<g clip-path="${pen.clip(rect(276, 574, 248, 92, 40, '#000'))}">${rect(270, 570, 260, 100, 0, tone(r.second, 0.55))}${morsels}</g>` +
    brandLine(r.brand, 400, 296, inkOn(r.main), 52, 270) +
    animal(
      r.art,
      350,
      362,
      0.8,
      mix(r.second, '#fff8ea', 0.7),
      tone(r.main, -0.3),
      mix(r.second, '#ffffff', 0.2),
    ) +
    caption(r, 400, 474, inkOn(r.second), { size: 42, max: 300 }) +
    badge(r, 462, 362, 42) +
    shape(path, sheen(pen)) +
    rect(228, 196, 344, 34, 0, 'rgba(10,21,18,.16)') +
    '</g>' +
    ellipse(400, 213, 14, 8, r.ground) +
    stroke('M236 240H564', 'rgba(255,255,255,.45)', 4)
  )
}

/** A tied bale of hay behind a paper band. */
export const hay: DrawForm = (pen, r) => {
  const straw = ['#c9b25e', '#b9a552', '#d9c67a', '#a8994a', '#8f9a4c']
  const stems = Array.from({ length: 70 }, (_, index) => {
    const x = 190 + ((index * 61) % 420)
    const y = 350 + ((index * 43) % 310)
    const lean = ((index * 29) % 60) - 30
    return `<path d="M${x} ${y}l${60 + lean} ${lean}" stroke="${straw[index % 5]}"/>`
  }).join('')
  const body =
    'M176 360Q190 330 260 340 400 318 540 340 610 330 626 362 640 500 628 660 610 690 400 690T172 660Q160 500 176 360z'
  const band = 'M172 440Q400 418 630 440V606Q400 626 170 606z'
  return (
    shadow(pen, 400, 690, 280) +
    shape(body, '#bda957') +
    `<g clip-path="${pen.clip(shape(body, '#000'))}"><g stroke-width="5" stroke-linecap="round">${stems}</g></g>` +
    `<g stroke-width="5" stroke-linecap="round"><path d="M200 350l-30-40M270 344l-14-52M340 334l12-46M430 334l30-50M520 344l34-44M590 350l30-34" stroke="#c9b25e"/></g>` +
    shape(band, r.main) +
    shape(
      'M172 440Q400 418 630 440V456Q400 434 172 456zM170 590Q400 612 630 590V606Q400 626 170 606z',
      r.second,
    ) +
    brandLine(r.brand, 330, 512, inkOn(r.main), 46, 250) +
    words2(r, 330, 552) +
    badge(r, 556, 524, 52, r.second, inkOn(r.second)) +
    shape(body, sheen(pen, 0.9))
  )
}

function words2(r: Parameters<DrawForm>[1], x: number, y: number): string {
  return group(`translate(0 0)`, caption(r, x, y, inkOn(r.main), { size: 32, max: 300 }))
}

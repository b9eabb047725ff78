import { ellipse, group, rect, shape, stroke } from '../pen.ts'

const ink = '#1b2723'
const steel = '#a9b4b8'

export const place = (x: number, y: number, scale: number, markup: string, turn = 0): string =>
  group(`translate(${x} ${y})${turn ? ` rotate(${turn})` : ''} scale(${scale})`, markup)

/** A soft patch below what stands; y is the base line. */
export const ground = (x: number, y: number, width: number): string =>
  ellipse(x, y, width / 2, width * 0.06, 'rgb(20 36 30 / .16)')

/** 160 wide on the base line 0. */
export const bowl = (colour: string, filling: string | null): string =>
  (filling ? ellipse(0, -50, 62, 22, filling) : '') +
  shape('M-66-48H66L82 0H-82Z', colour) +
  ellipse(0, -48, 66, 16, 'rgb(0 0 0 / .18)') +
  (filling ? ellipse(0, -52, 58, 13, filling) : ellipse(0, -46, 56, 10, '#8fc5d6'))

/** A pile of kibble; `size` is a piece's radius. */
export function kibble(size: number, rows: number): string {
  const pieces: string[] = []
  for (let row = 0; row < rows; row += 1) {
    const count = rows - row
    for (let index = 0; index < count; index += 1) {
      const x = (index - (count - 1) / 2) * size * 2.1
      const y = -size - row * size * 1.65
      pieces.push(
        ellipse(x, y, size, size * 0.9, (row + index) % 2 ? '#9a6234' : '#b0753f') +
          ellipse(x - size * 0.2, y - size * 0.25, size * 0.35, size * 0.25, 'rgb(255 255 255 / .25)'),
      )
    }
  }
  return pieces.join('')
}

/** A bag 150 wide and 220 high on the base line 0, with a paw on it. */
export const bag = (colour: string, band: string): string =>
  shape('M-70 0C-78-70-76-150-66-220H66C76-150 78-70 70 0Z', colour) +
  shape('M-66-220H66L62-190H-62Z', 'rgb(0 0 0 / .2)') +
  rect(-73, -110, 146, 76, 0, band) +
  paw(0, -146, 0.9, '#fff')

/** A paw 60 wide around x and y. */
export const paw = (x: number, y: number, scale: number, fill: string): string =>
  place(
    x,
    y,
    scale,
    ellipse(0, 12, 20, 16, fill) +
      ellipse(-24, -6, 8, 11, fill) +
      ellipse(-9, -18, 8, 12, fill) +
      ellipse(9, -18, 8, 12, fill) +
      ellipse(24, -6, 8, 11, fill),
  )

/** Kitchen scales 220 wide on the base line 0. */
export const scales = (): string =>
  shape('M-96 0L-80-60H80L96 0Z', '#dfe6e4') +
  rect(-110, -76, 220, 18, 9, steel) +
  ellipse(0, -28, 24, 24, '#fff') +
  stroke('M0-28L12-42', '#c2461f', 5)

export const ball = (): string =>
  ellipse(0, -44, 44, 44, '#c2461f') + stroke('M-40-58Q0-26 40-58M-38-26Q0-60 38-28', '#f6dcc4', 7)

/** A dog's bed 300 wide on the base line 0. */
export const bed = (): string =>
  ellipse(0, -34, 150, 40, '#0f5a47') +
  ellipse(0, -48, 118, 26, '#e9dfc9') +
  ellipse(0, -22, 150, 24, '#14715a')

/** A window 200 by 200 with the night in it. */
export const nightWindow = (): string =>
  rect(-100, -100, 200, 200, 14, '#f7f1e4') +
  rect(-86, -86, 172, 172, 6, '#24405c') +
  shape('M36-56A40 40 0 1 0 66 4A48 48 0 0 1 36-56Z', '#f7dd8d') +
  ellipse(-48, -44, 4, 4, '#fff') +
  ellipse(-20, 40, 3, 3, '#fff') +
  ellipse(-60, 20, 3, 3, '#fff') +
  stroke('M0-86V86M-86 0H86', '#f7f1e4', 8)

/** A heap of hay 260 wide on the base line 0. */
export function hay(): string {
  const blades = Array.from({ length: 34 }, (_, index) => {
    const x = -118 + index * 7.1
    const height = 40 + 78 * (1 - Math.abs(x) / 130) + (index % 5) * 8
    const lean = ((index * 37) % 60) - 30
    return stroke(
      `M${x} -4Q${x + lean / 2} ${-height / 2} ${x + lean} ${-height}`,
      ['#c9a94e', '#ddc16d', '#a98f3e'][index % 3] ?? '',
      6,
    )
  })
  return shape('M-130 0C-100-90-40-118 0-118C50-118 100-84 130 0Z', '#d2b65c') + blades.join('')
}

export const leaf = (): string =>
  shape('M0 0C-50-20-54-84-6-120C44-90 46-24 0 0Z', '#5fa35a') +
  stroke('M0 0L-4-100M-2-40L-24-62M-2-60L20-82', '#3d7a3c', 5)

/** A drinking bottle 60 wide, its spout at 0, 0. */
export const drinker = (): string =>
  rect(-30, -170, 60, 120, 22, '#bfe0ea') +
  rect(-30, -120, 60, 70, 18, '#7fc0d6') +
  rect(-32, -62, 64, 22, 6, '#0f5a47') +
  stroke('M0-40L0-4', steel, 12)

/** A tray 220 wide filled with litter. */
export const tray = (colour: string, litter: string, grains: readonly string[]): string => {
  const dots = Array.from({ length: 26 }, (_, index) =>
    ellipse(
      -88 + ((index * 53) % 176),
      -56 + ((index * 17) % 16),
      5,
      4,
      grains[index % grains.length] ?? litter,
    ),
  )
  return (
    ellipse(0, -50, 100, 20, litter) +
    dots.join('') +
    shape('M-112-52H112L92 0H-92Z', colour) +
    ellipse(0, -52, 112, 8, 'rgb(255 255 255 / .25)')
  )
}

export const scoop = (): string =>
  stroke('M0 0L84-84', '#0f5a47', 16) +
  rect(-64, -12, 74, 60, 14, '#14715a') +
  stroke('M-50 6V34M-32 6V34M-14 6V34', '#d7e8e1', 6)

export const house = (): string =>
  rect(-60, -60, 120, 100, 10, '#b97a45') +
  shape('M-76-56L0-112L76-56Z', '#8d5a2b') +
  ellipse(0, 14, 28, 28, ink)

/** A magnifier, its glass around 0, 0. */
export const magnifier = (): string =>
  stroke('M52 52L104 104', '#8d5a2b', 24) +
  ellipse(0, 0, 78, 78, 'rgb(255 255 255 / .35)') +
  `<circle cx="0" cy="0" r="74" fill="none" stroke="${ink}" stroke-width="12"/>`

/** A box of cardboard 200 wide on the base line 0. */
export const parcel = (): string =>
  rect(-100, -150, 200, 150, 6, '#c9955a') +
  shape('M-100-150H100L84-176H-84Z', '#b07f47') +
  rect(-16, -176, 32, 60, 0, '#e8cfa6') +
  paw(0, -60, 0.9, '#8d5a2b')

/** A shield 180 wide around 0, 0. */
export const shield = (): string =>
  shape('M0-110L88-78V4C88 62 48 98 0 118C-48 98-88 62-88 4V-78Z', '#0f5a47') +
  shape('M0-88L68-62V4C68 50 38 78 0 94C-38 78-68 50-68 4V-62Z', '#dff0ea')

/** A spanner 150 long around 0, 0. */
export const spanner = (): string =>
  stroke('M-40 40L34-34', '#5f6872', 22) +
  shape('M22-66C44-74 66-58 66-36L46-42L32-28L38-8C16-8 0-30 8-52L26-48L40-62Z', '#5f6872')

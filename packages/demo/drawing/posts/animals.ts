import { ellipse, group, shape, stroke } from '../pen.ts'

const ink = '#1b2723'
const nose = '#2a211c'

export type Fur = { coat: string; dark: string; pale: string }
export const furs = {
  honey: { coat: '#c98d4e', dark: '#8d5a2b', pale: '#f0d9b8' },
  black: { coat: '#3d3a3c', dark: '#262426', pale: '#8f8a86' },
  grey: { coat: '#8d96a0', dark: '#5f6872', pale: '#dfe4e8' },
  orange: { coat: '#e0924a', dark: '#b8672a', pale: '#fbe6cd' },
  white: { coat: '#f3ece2', dark: '#cbb79b', pale: '#ffffff' },
} satisfies Record<string, Fur>

const at = (x: number, y: number, scale: number, markup: string, mirrored = false): string =>
  group(`translate(${x} ${y}) scale(${mirrored ? -scale : scale} ${scale})`, markup)

const eye = (x: number, y: number, r = 6): string =>
  ellipse(x, y, r, r, ink) + ellipse(x - r * 0.3, y - r * 0.35, r * 0.3, r * 0.3, '#fff')

/** A head that looks to the left, its nose at about -76, 12. */
function dogHead({ coat, dark, pale }: Fur): string {
  return [
    ellipse(0, 0, 54, 48, coat),
    ellipse(-42, 14, 36, 25, pale),
    ellipse(-70, 4, 12, 9, nose),
    stroke('M-66 22Q-52 34-36 28', nose, 4),
    eye(-20, -12),
    shape('M14-40C52-52 72-4 48 34C24 30 6-4 14-40Z', dark),
  ].join('')
}

/** Sits and looks to the left, 230 high; its base line is 0. */
export function sittingDog(x: number, y: number, scale: number, fur: Fur, mirrored = false): string {
  const { coat, dark, pale } = fur
  const parts = [
    stroke('M66-24C122-26 128-78 108-98', coat, 20),
    shape('M-44 0C-66-90-38-152 8-156C62-152 100-70 84 0Z', coat),
    shape('M30 0C16-60 62-92 84-40C92-18 88-6 84 0Z', dark, 'opacity=".35"'),
    shape('M-40-20C-50-86-40-124-16-140C-6-96-8-50-14-20Z', pale),
    shape('M-46 0C-50-34-44-80-34-96H-12C-6-60-8-24-10 0Z', coat),
    ellipse(-32, -4, 24, 12, pale),
    ellipse(52, -4, 32, 13, pale),
    stroke('M-34-136Q-2-114 34-142', '#c2461f', 12),
    ellipse(-8, -114, 9, 9, '#f2b441'),
    group('translate(-4 -184)', dogHead(fur)),
  ]
  return at(x, y, scale, parts.join(''), mirrored)
}

/** A head and shoulders behind something, looking to the left. */
export function peekingDog(x: number, y: number, scale: number, fur: Fur, mirrored = false): string {
  const shoulders = shape('M-40 96C-46 40-24 10 10 8C48 10 62 50 64 96Z', fur.coat)
  return at(x, y, scale, shoulders + dogHead(fur), mirrored)
}

/** Curled up asleep, 190 wide; its base line is 0. */
export function sleepingPuppy(x: number, y: number, scale: number, { coat, dark, pale }: Fur): string {
  const parts = [
    ellipse(16, -50, 94, 52, coat),
    stroke('M98-34C90-2 34 0 6-8', dark, 18),
    ellipse(-58, -44, 46, 38, coat),
    ellipse(-88, -32, 26, 19, pale),
    ellipse(-108, -38, 9, 7, nose),
    stroke('M-72-56Q-63-48-54-56', ink, 5),
    shape('M-44-76C-18-84-6-50-22-22C-44-28-54-54-44-76Z', dark),
    ellipse(-30, -6, 30, 12, pale),
  ]
  return at(x, y, scale, parts.join(''))
}

/** Sits and looks to the left, 210 high; its base line is 0. */
export function sittingCat(
  x: number,
  y: number,
  scale: number,
  { coat, dark, pale }: Fur,
  mirrored = false,
): string {
  const parts = [
    stroke('M42-14C118-4 124-86 86-108', coat, 18),
    shape('M-40 0C-62-80-36-128 2-130C46-128 76-66 58 0Z', coat),
    shape('M-34-6C-44-60-34-96-12-112C2-76-2-36-8-6Z', pale),
    ellipse(-22, -4, 22, 10, pale),
    ellipse(34, -4, 26, 11, pale),
    shape('M-54-164L-52-216L-10-188Z', coat),
    shape('M34-168L42-216L0-188Z', coat),
    shape('M-47-178L-46-203L-26-189Z', '#e7a9a0'),
    ellipse(-8, -156, 50, 43, coat),
    stroke('M-8-198V-180M-24-194V-180M8-194V-180', dark, 6),
    ellipse(-26, -138, 26, 19, pale),
    eye(-34, -162),
    eye(4, -162),
    shape('M-34-148H-20L-27-139Z', '#d9786d'),
    stroke('M-44-138L-84-146M-44-132L-82-128M-8-138L34-146M-8-132L32-126', dark, 2.5),
  ]
  return at(x, y, scale, parts.join(''), mirrored)
}

/** Crouches and looks to the left, 190 wide; its base line is 0. */
export function rabbit(x: number, y: number, scale: number, { coat, dark, pale }: Fur): string {
  const parts = [
    ellipse(106, -50, 22, 22, pale),
    ellipse(34, -66, 82, 66, coat),
    ellipse(62, -26, 50, 26, dark),
    group('rotate(-14 -20 -150)', ellipse(-30, -196, 17, 62, coat) + ellipse(-31, -192, 8, 44, '#e7b1a6')),
    group('rotate(10 0 -150)', ellipse(2, -196, 17, 62, coat) + ellipse(2, -192, 8, 44, '#e7b1a6')),
    ellipse(-28, -118, 52, 44, coat),
    ellipse(-54, -104, 28, 22, pale),
    eye(-36, -128),
    shape('M-82-112H-68L-75-103Z', '#d9786d'),
    ellipse(-22, -8, 30, 11, pale),
  ]
  return at(x, y, scale, parts.join(''))
}

/** Stands and looks to the left, 190 wide; its base line is 0. */
export function guineaPig(x: number, y: number, scale: number, { coat, dark, pale }: Fur): string {
  const parts = [
    ellipse(-40, -6, 22, 9, '#e7b1a6'),
    ellipse(52, -6, 24, 9, '#e7b1a6'),
    ellipse(16, -56, 96, 52, coat),
    shape('M-10-106C26-118 54-98 60-60C54-20 24-8-2-6C-24-40-26-82-10-106Z', pale),
    ellipse(-52, -60, 48, 42, coat),
    shape('M-98-50C-84-70-58-62-54-40C-70-24-92-30-98-50Z', pale),
    ellipse(-98, -54, 8, 7, '#d9786d'),
    eye(-64, -72),
    ellipse(-24, -92, 20, 15, dark),
  ]
  return at(x, y, scale, parts.join(''))
}

/** Seen from above with its head up, 300 long; `waist` is half its width there, 40 for one in its weight. */
export function dogFromAbove(
  x: number,
  y: number,
  scale: number,
  waist: number,
  { coat, dark }: Fur,
): string {
  const hips = Math.max(54, waist * 0.95)
  const ribs = Math.max(56, waist)
  const side = (sign: number) =>
    `C${sign * ribs}-70 ${sign * ribs}-10 ${sign * waist} 30 C${sign * waist} 70 ${sign * hips} 80 ${sign * hips * 0.8} 110`
  const parts = [
    stroke('M0 130C10 160-14 176 0 200', coat, 14),
    shape(
      `M0-100${side(1)}Q0 150 ${-hips * 0.8} 110C${-hips} 80 ${-waist} 70 ${-waist} 30C${-ribs}-10 ${-ribs}-70 0-100Z`,
      coat,
    ),
    stroke('M0-70V100', dark, 5, 'opacity=".4"'),
    ellipse(0, -124, 40, 46, coat),
    ellipse(0, -164, 20, 22, coat),
    ellipse(0, -180, 9, 7, nose),
    ellipse(-38, -116, 14, 28, dark),
    ellipse(38, -116, 14, 28, dark),
  ]
  return at(x, y, scale, parts.join(''))
}

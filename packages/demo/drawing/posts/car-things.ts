import { ellipse, rect, shape, stroke } from '../pen.ts'
import { place } from './things.ts'

const ink = '#1b2723'
const steel = '#a9b4b8'
const darkSteel = '#5f6872'

const wheel = (x: number): string =>
  ellipse(x, -46, 46, 46, ink) + ellipse(x, -46, 26, 26, '#cfd6d8') + ellipse(x, -46, 9, 9, darkSteel)

/** From the side, heading left, 480 wide on the base line 0; `inside` stands in its back window. */
export const car = (colour: string, inside = ''): string =>
  [
    shape(
      'M-250-66C-250-110-220-122-176-128L-104-196C-60-222 66-224 118-196L182-128C226-124 242-100 242-62V-44H-250Z',
      colour,
      'fill-rule="evenodd"',
    ),
    shape('M-138-128L-86-182C-60-196-34-198-10-198V-128Z', '#d9ebef'),
    shape('M8-128V-198C50-198 84-194 106-182L154-128Z', '#d9ebef'),
    inside,
    shape('M8-128H154V-80H8Z', colour),
    stroke('M-2-128V-56', 'rgb(0 0 0 / .18)', 4),
    rect(-40, -112, 30, 8, 4, 'rgb(0 0 0 / .25)'),
    rect(110, -112, 30, 8, 4, 'rgb(0 0 0 / .25)'),
    ellipse(-236, -86, 14, 16, '#fbe9b0'),
    rect(226, -98, 16, 26, 6, '#c2461f'),
    wheel(-146),
    wheel(146),
  ].join('')

/** A brake disc around 0, 0, 300 wide, with its caliper. */
export function brakeDisc(): string {
  const holes = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12
    const r = index % 2 ? 122 : 100
    return ellipse(Math.round(Math.cos(angle) * r), Math.round(Math.sin(angle) * r), 6, 6, darkSteel)
  })
  const bolts = Array.from({ length: 5 }, (_, index) => {
    const angle = (index * 2 * Math.PI) / 5 - Math.PI / 2
    return ellipse(Math.round(Math.cos(angle) * 40), Math.round(Math.sin(angle) * 40), 9, 9, ink)
  })
  return [
    ellipse(0, 0, 150, 150, '#c7cfd2'),
    ellipse(0, 0, 138, 138, '#b2bcc0'),
    ...holes,
    ellipse(0, 0, 70, 70, '#8d989d'),
    ...bolts,
    ellipse(0, 0, 20, 20, ink),
    shape('M84-126C146-104 176-48 170 22L108 10C110-30 92-62 54-82Z', '#c2461f'),
    stroke('M112-82Q140-50 144-14', 'rgb(255 255 255 / .4)', 8),
  ].join('')
}

/** A brake pad 240 wide from the side; `lining` is how thick its material is, in the picture's own units. */
export const pad = (lining: number): string =>
  shape(`M-110 0Q0-34 110 0V${lining}Q0 ${lining - 34}-110 ${lining}Z`, '#4a4340') +
  shape('M-122 0Q0-38 122 0V-22Q0-60-122-22Z', darkSteel) +
  ellipse(-96, -14, 6, 6, '#cfd6d8') +
  ellipse(96, -14, 6, 6, '#cfd6d8')

/** A double arrow downwards from 0, 0 that measures a length. */
export const measure = (length: number, colour: string): string =>
  stroke(`M0 0V${length}M-12 0H12M-12 ${length}H12`, colour, 6)

/** A can that pours to the left from -96, -40; its base is turned away. */
export const oilCan = (): string =>
  place(
    0,
    0,
    1,
    rect(-30, -150, 150, 190, 22, '#0f5a47') +
      shape('M-30-110L-84-150L-98-132L-30-62Z', '#14715a') +
      rect(-12, -96, 114, 84, 8, '#f2b441') +
      shape('M45-84C62-62 66-54 66-44A21 21 0 0 1 24-44C24-54 28-62 45-84Z', '#0f5a47') +
      stroke('M60-140Q110-150 104-96', '#0b4837', 14),
    -38,
  )

/** An engine 320 wide on the base line 0, its filler open at -60, -170. */
export const engine = (): string =>
  rect(-150, -120, 300, 120, 16, darkSteel) +
  rect(-130, -160, 260, 52, 14, '#3c464c') +
  [-90, -30, 30, 90].map((x) => rect(x - 16, -174, 32, 24, 6, steel)).join('') +
  ellipse(-112, -164, 26, 9, ink) +
  ellipse(100, -46, 40, 40, '#3c464c') +
  ellipse(100, -46, 20, 20, steel) +
  stroke('M-120-84H40M-120-56H40M-120-28H40', 'rgb(255 255 255 / .16)', 8)

/** A thermometer 60 wide, from the bulb at 0, 0 upwards; `share` of it is red. */
export const thermometer = (share: number): string =>
  rect(-18, -220, 36, 220, 18, '#fff') +
  ellipse(0, 0, 34, 34, '#fff') +
  ellipse(0, 0, 22, 22, '#c2461f') +
  rect(-7, -200 * share, 14, 200 * share, 7, '#c2461f') +
  stroke('M26-40H44M26-80H38M26-120H44M26-160H38M26-200H44', darkSteel, 5)

/** The end of a dipstick 90 wide and 320 high, the oil up to `level` of the way between its marks. */
export const dipstick = (level: number): string =>
  stroke('M0-360V-160', steel, 16) +
  rect(-24, -170, 48, 320, 20, '#cfd6d8') +
  rect(-24, 100 - 200 * level, 48, 50 + 200 * level, 18, '#c98a1f') +
  stroke('M-24 100H24M-24-100H24', ink, 7) +
  stroke('M-14 80L14 60M-14 50L14 30M-14 20L14 0M-14-10L14-30M-14-40L14-60', 'rgb(27 39 35 / .35)', 4)

/** A windscreen 420 wide around 0, 0: wet but where its blade has been. */
export function windscreen(): string {
  const drops = Array.from({ length: 40 }, (_, index) =>
    ellipse(-130 + ((index * 97) % 260), -88 + ((index * 61) % 170), 5, 7, '#8fb9c6'),
  )
  return [
    shape('M-210 110L-150-110C-60-136 60-136 150-110L210 110Z', '#3c464c'),
    shape('M-186 96L-134-94C-54-114 54-114 134-94L186 96Z', '#bcd6de'),
    ...drops,
    shape('M-20 96L-128-30C-90-92 70-104 122-24Z', '#e6f2f5'),
    stroke('M-20 96L122-24', ink, 10),
    stroke('M58 0L150-64', ink, 14),
  ].join('')
}

/** A battery 240 wide on the base line 0. */
export const battery = (): string =>
  rect(-120, -140, 240, 140, 12, '#2b3338') +
  rect(-120, -140, 240, 36, 10, '#0f5a47') +
  rect(-92, -166, 40, 30, 6, steel) +
  rect(52, -166, 40, 30, 6, steel) +
  ellipse(-72, -168, 30, 12, '#c2461f') +
  ellipse(72, -168, 30, 12, '#24405c') +
  stroke('M-84-70H-56M-70-84V-56M56-70H84', '#fff', 8)

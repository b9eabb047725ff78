import { group, shape, stroke } from './pen.ts'

export type Art =
  | 'dog'
  | 'cat'
  | 'rabbit'
  | 'rodent'
  | 'hedgehog'
  | 'bird'
  | 'fish'
  | 'turtle'
  | 'lizard'
  | 'none'

type Draw = (fill: string, detail: string, soft: string) => string

function eyes(y: number, gap: number, colour: string, r = 4.6): string {
  return `<circle cx="${-gap}" cy="${y}" r="${r}" fill="${colour}"/><circle cx="${gap}" cy="${y}" r="${r}" fill="${colour}"/>`
}

const muzzle = (y: number, colour: string): string =>
  shape(`M-8 ${y}Q0 ${y - 5} 8 ${y}Q7 ${y + 8} 0 ${y + 10}Q-7 ${y + 8}-8 ${y}z`, colour) +
  stroke(
    `M0 ${y + 10}V${y + 16}M0 ${y + 16}Q-6 ${y + 23}-13 ${y + 18}M0 ${y + 16}Q6 ${y + 23} 13 ${y + 18}`,
    colour,
    2.8,
  )

const dog: Draw = (fill, detail, soft) =>
  shape('M-37-16C-37-46-20-50 0-50S37-46 37-16C39 14 25 44 0 44S-39 14-37-16z', fill) +
  shape(
    'M-30-43C-56-50-68-20-58 6-52 18-40 12-37-6-37-24-38-34-30-43zM30-43C56-50 68-20 58 6 52 18 40 12 37-6 37-24 38-34 30-43z',
    soft,
  ) +
  eyes(-14, 17, detail) +
  muzzle(4, detail)

const cat: Draw = (fill, detail, soft) =>
  shape(
    'M-44 2L-42-46Q-41-54-34-48L-17-32Q0-37 17-32L34-48Q41-54 42-46L44 2C44 30 22 42 0 42S-44 30-44 2z',
    fill,
  ) +
  shape('M-36-36L-35-14-22-28zM36-36L35-14 22-28z', soft) +
  eyes(-2, 18, detail) +
  shape('M-6 11H6L0 18z', detail) +
  stroke(
    'M0 18V22M0 22Q-5 28-11 24M0 22Q5 28 11 24M-26 14L-54 9M-26 20L-53 24M26 14L54 9M26 20L53 24',
    detail,
    2.4,
  )

const rabbit: Draw = (fill, detail, soft) =>
  shape('M-10-22C-34-30-38-78-24-82S-4-48-3-24zM10-22C34-30 38-78 24-82S4-48 3-24z', fill) +
  shape('M-14-32C-26-42-28-68-22-71S-10-50-9-34zM14-32C26-42 28-68 22-71S10-50 9-34z', soft) +
  shape('M0-32C28-32 40-10 40 8 40 32 22 44 0 44S-40 32-40 8C-40-10-28-32 0-32z', fill) +
  eyes(0, 19, detail) +
  shape('M-6 12H6L0 18z', detail) +
  stroke('M0 18V24M0 24Q-5 29-10 26M0 24Q5 29 10 26', detail, 2.4)

const rodent: Draw = (fill, detail, soft) =>
  `<circle cx="-30" cy="-30" r="16" fill="${soft}"/><circle cx="30" cy="-30" r="16" fill="${soft}"/>` +
  shape('M0-42C32-42 48-16 48 8 48 34 26 44 0 44S-48 34-48 8C-48-16-32-42 0-42z', fill) +
  `<circle cx="-28" cy="16" r="13" fill="${soft}" opacity=".6"/><circle cx="28" cy="16" r="13" fill="${soft}" opacity=".6"/>` +
  eyes(-8, 18, detail, 5.2) +
  shape('M-6 6H6L0 13z', detail) +
  stroke('M0 13V19M0 19Q-5 24-10 21M0 19Q5 24 10 21', detail, 2.4)

const hedgehog: Draw = (fill, detail, soft) =>
  shape(
    'M-52 32L-60 14-50 10-58-8-46-8-50-28-36-24-34-42-20-34-12-50 0-40 14-48 18-34C40-26 48-6 50 10 66 14 66 26 54 32z',
    soft,
  ) +
  shape('M16-10C36-10 46 6 50 14 62 16 64 24 54 30 40 34 16 34 6 32-8 26-10-10 16-10z', fill) +
  `<circle cx="28" cy="8" r="4.6" fill="${detail}"/><circle cx="60" cy="20" r="5.6" fill="${detail}"/>`

const bird: Draw = (fill, detail, soft) =>
  shape(
    'M-62 34C-50 22-40 8-34-8-30-36-12-50 8-48 28-46 38-30 36-14 34 14 14 34-14 34-28 34-36 30-44 36z',
    fill,
  ) +
  shape('M-34 30C-24 6-8-6 14-6 14 16-6 30-34 30z', soft) +
  shape('M35-30L54-24 36-16z', detail) +
  `<circle cx="18" cy="-28" r="4.8" fill="${detail}"/>` +
  stroke('M-8 34V46M8 30V46', detail, 3)

const fish: Draw = (fill, detail, soft) =>
  shape('M-58-26C-44-18-36-8-34 0-36 8-44 18-58 26-60 8-60-8-58-26z', soft) +
  shape('M-38 0C-22-30 24-38 54 0 24 38-22 30-38 0z', fill) +
  shape('M-4-26C4-42 20-42 26-24z', soft) +
  `<circle cx="30" cy="-6" r="5" fill="${detail}"/>` +
  stroke('M12-16Q20 0 12 16M-6-14Q2 0-6 14', soft, 3)

const turtle: Draw = (fill, detail, soft) =>
  shape(
    'M38 8C44-10 66-10 66 6 66 18 54 24 40 22zM-34 20L-40 38H-24L-18 22zM18 22L22 38H38L32 18zM-44 14L-62 22-44 24z',
    fill,
  ) +
  shape('M-48 20C-48-18-24-38 0-38S46-18 46 20Q0 30-48 20z', soft) +
  stroke('M-46 12Q0 22 44 12M-16-34L-24 16M16-34L24 16M-38-14H37', fill, 3) +
  `<circle cx="55" cy="4" r="3.6" fill="${detail}"/>`

const lizard: Draw = (fill, detail, soft) =>
  stroke('M34-20C6-30-6-10 8 4S10 36-16 34-46 12-40-4-22-24-18-18', fill, 15) +
  shape('M22-32C34-44 60-40 62-24 60-10 38-4 24-12z', fill) +
  stroke('M4-18L-8-30M10 6L26 14M-22 32L-30 46', fill, 7) +
  stroke('M28-24C12-28 4-12 12 2S8 30-14 28', soft, 3) +
  `<circle cx="46" cy="-27" r="4.4" fill="${detail}"/>`

const drawings: Record<Exclude<Art, 'none'>, Draw> = {
  dog,
  cat,
  rabbit,
  rodent,
  hedgehog,
  bird,
  fish,
  turtle,
  lizard,
}

/** The animal's head or figure, about 120 units wide before `scale`, centred on the point. */
export function animal(
  art: Art,
  x: number,
  y: number,
  scale: number,
  fill: string,
  detail: string,
  soft: string,
): string {
  if (art === 'none') return ''
  return group(
    `translate(${x} ${y}) scale(${Math.round(scale * 100) / 100})`,
    drawings[art](fill, detail, soft),
  )
}

import type { KindTexts } from '../../types.ts'
import { fluid, part } from './shared.ts'

export const vehicleKinds: Record<string, KindTexts> = {
  pastilla: {
    ...part,
    tags: ['brake', 'brake pads'],
    use: [
      'A set of four for one axle. Bed them in with ten gentle stops from 60 kilometres an hour.',
      'Clean and grease the caliper guide pins before fitting.',
    ],
  },
  disco: {
    ...part,
    tags: ['brake', 'disc'],
    use: [
      'Sold singly; change both on the axle and fit new pads.',
      'Measure the thickness: below the minimum stamped on the edge, it can’t be skimmed.',
    ],
  },
  tambor: {
    ...part,
    tags: ['brake', 'drum'],
    use: ['Adjust the shoes until you feel a light rub as it turns.'],
  },
  balata: {
    ...part,
    tags: ['brake', 'brake shoes'],
    use: ['A set for both rear wheels, springs included.'],
  },
  amortiguador: {
    ...part,
    tags: ['suspension', 'shock absorber'],
    use: [
      'Bleed it upright, five strokes, before fitting.',
      'Check bump stops and dust boots on the same visit.',
    ],
  },
  resorte: {
    ...part,
    tags: ['suspension', 'coil spring'],
    use: ['Always use a spring compressor: it holds a great deal of energy.'],
  },
  'bandeja-auto': {
    ...part,
    tags: ['suspension', 'control arm'],
    use: ['Tighten the bushings with the car on its wheels, and align afterwards.'],
  },
  bieleta: {
    ...part,
    tags: ['suspension', 'steering'],
    use: ['New lock nuts included; don’t reuse the old ones.'],
  },
  rodamiento: {
    ...part,
    tags: ['bearing', 'wheel hub'],
    use: ['It is fitted with a press, pushing on the outer race.'],
  },
  neumatico: {
    ...part,
    tags: ['tyre', 'wheel'],
    use: ['Fit it with a new valve and balance it; check the pressure cold every month.'],
  },
  fluido: {
    ...fluid,
    tags: ['brake', 'fluid'],
    use: [
      'Use it freshly opened: it takes in moisture from the air.',
      'A {net} container with a tamper-proof seal.',
    ],
  },
  aceite: {
    ...fluid,
    tags: ['oil', 'maintenance'],
    use: [
      'Change it together with the filter, and check the level after a hundred kilometres.',
      'Confirm the standard in the manual: {label} does not suit every engine.',
    ],
  },
  'filtro-aceite': {
    ...part,
    tags: ['filter', 'oil'],
    use: ['Oil the seal and tighten by hand: three quarters of a turn once it touches.'],
  },
  'filtro-aire': {
    ...part,
    tags: ['filter', 'air'],
    use: ['Every 15,000 kilometres, or sooner if you drive on dirt roads.'],
  },
  'filtro-cabina': {
    ...part,
    tags: ['filter', 'cabin'],
    use: ['It sits behind the glove box; mind the arrow of the air flow.'],
  },
  'filtro-combustible': {
    ...part,
    tags: ['filter', 'fuel'],
    use: ['Bleed the air before the first start, and check that nothing drips.'],
  },
  bujia: {
    ...part,
    tags: ['spark plug', 'ignition'],
    use: ['With the engine cold, screw it in by hand and finish with a torque wrench.'],
  },
  'correa-auto': {
    ...part,
    tags: ['belt', 'engine'],
    use: ['Check pulleys and tensioner before fitting; give it two turns by hand.'],
  },
  bateria: {
    ...part,
    tags: ['battery', 'electrical'],
    use: ['Connect the positive first. Hand in the old one at the shop and we take it off the price.'],
  },
  ampolleta: {
    ...part,
    tags: ['bulb', 'light'],
    use: ['Don’t touch the glass with your fingers, and adjust the height of the headlight.'],
  },
  plumilla: {
    ...part,
    tags: ['wiper', 'windscreen'],
    use: ['Adapters included; it changes in a minute, without tools.'],
  },
  refrigerante: {
    ...fluid,
    tags: ['coolant', 'maintenance'],
    use: ['Top up to the mark with the engine cold, and never mix colours.'],
  },
  aditivo: {
    ...fluid,
    tags: ['additive', 'maintenance'],
    use: ['Enough for one full application. Contents: {net}.'],
  },
}

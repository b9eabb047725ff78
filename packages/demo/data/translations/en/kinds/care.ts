import type { KindTexts } from '../../types.ts'
import { home, medicine, tool, walk, wash } from './shared.ts'

export const careKinds: Record<string, KindTexts> = {
  pipeta: {
    ...medicine,
    tags: ['flea treatment', 'spot-on'],
    use: [
      'Part the hair between the shoulder blades and empty the pipette onto the skin. No baths for 48 hours before or after.',
      'Apply to dry skin, at a spot they can’t lick, and repeat according to its duration.',
    ],
  },
  'pipeta-spot': {
    ...medicine,
    tags: ['ears', 'antiparasitic'],
    use: ['Clean the ear, apply the drops, massage the base and let them shake their head.'],
  },
  comprimido: {
    ...medicine,
    tags: ['tablets'],
    use: [
      'Give it whole or split, inside a little pâté, and watch that it is swallowed.',
      'Weigh your pet before giving it, and follow the table on the pack.',
    ],
  },
  suplemento: {
    ...medicine,
    tags: ['supplement'],
    use: [
      'Mix it into the day’s food; results show from the third week.',
      'Use it in cycles of two months, with one of rest.',
      'A pack of {net}, with a spoon or a measuring cap.',
    ],
  },
  gotas: {
    ...medicine,
    use: [
      'Shake before use and keep to the dose on the label. Contents: {net}.',
      'The cap has a measure, so there is neither too much nor too little.',
    ],
  },
  pasta: {
    ...medicine,
    use: [
      'Offer a centimetre on your finger or on the paw: it gets licked off.',
      'The {net} tube lasts about a month with daily use.',
    ],
  },
  spray: {
    ...wash,
    use: [
      'Shake, apply from 20 centimetres away and let it work.',
      'Use a little at a time and spread it by hand; {net} goes further than it seems.',
    ],
  },
  'collar-anti': {
    ...medicine,
    tags: ['flea treatment', 'collar'],
    use: [
      'Adjust it with room for two fingers, and cut off what is left of the end.',
      'It takes full effect after 48 hours and goes on working even when wet.',
    ],
  },
  'collar-isabelino': {
    ...walk,
    tags: ['after surgery', 'health'],
    use: [
      'It should reach a couple of centimetres past the muzzle, so that the stitches stay out of reach.',
      'Put it on over their usual collar, and check that breathing and eating are no trouble.',
    ],
  },
  shampoo: {
    ...wash,
    tags: ['shampoo', 'bath'],
    use: [
      'Wet with warm water, massage for two minutes, and rinse until the water runs clear.',
      'One bath a month is enough; in between, brush. A bottle of {net}.',
    ],
  },
  'shampoo-seco': {
    ...wash,
    tags: ['dry bath'],
    use: ['Apply, rub against the hair and take it off with a brush or towel.'],
  },
  toallitas: {
    ...wash,
    tags: ['wipes'],
    use: [
      'One for each paw and another for the tummy; no need to rinse.',
      'Close the lid well, so they don’t dry out.',
    ],
  },
  sabanilla: {
    ...home,
    tags: ['training pads'],
    use: [
      'Spread it with the soft side up and change it when it is full.',
      'To teach, bring them here after sleeping and eating, and reward them right away.',
    ],
    care: [
      'Put it in the bin, never down the toilet.',
      'Keep them dry: bathroom damp sets them off before their time.',
    ],
  },
  cepillo: {
    ...tool,
    use: [
      'Brush along the hair, without pressing, two or three times a week.',
      'In moulting season, ten minutes a day save hours of vacuuming.',
    ],
  },
  cortaunas: {
    ...tool,
    tags: ['nails', 'hygiene'],
    use: [
      'Cut a millimetre at a time, short of the pink part, in good light.',
      'Have cornflour at hand in case it bleeds a little: press, and that’s it.',
    ],
  },
  toalla: {
    ...home,
    tags: ['towel', 'bath'],
    use: ['Press instead of rubbing, so as not to make knots.'],
  },
  bolsas: {
    ...wash,
    tags: ['bags'],
    use: [
      'Open, pick up, knot, and into the bin: the park stays as it was.',
      'They last about two months with two outings a day.',
    ],
    care: ['Keep them in the shade, so they don’t turn brittle.'],
  },
  arena: {
    ...home,
    tags: ['litter'],
    use: [
      'Fill to five to seven centimetres, remove what is dirty every day, and change it all every two weeks.',
      'If you are changing litter, mix it in little by little, to avoid complaints.',
    ],
    care: ['Keep it closed and dry.', 'Pour slowly, close to the tray, so as not to raise dust.'],
  },
  bandeja: {
    ...home,
    tags: ['tray'],
    use: [
      'One tray per animal and one spare, away from the food.',
      'Wash it with hot water and mild detergent, without bleach.',
    ],
  },
  pala: {
    ...tool,
    tags: ['litter', 'hygiene'],
    use: ['Use it twice a day: the smell never gets to appear.'],
  },
  alfombra: {
    ...home,
    tags: ['litter'],
    use: ['Lay it at the way out of the tray, honeycomb side up.'],
  },
  guante: { ...tool, use: ['Use it wet for bathing, or dry to gather hair.'] },
}

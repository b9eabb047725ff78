import type { KindTexts } from '../../types.ts'
import { food, wet } from './shared.ts'

export const foodKinds: Record<string, KindTexts> = {
  pellet: {
    ...food,
    tags: ['kibble', 'dry food'],
    use: [
      'Serve the ration from the table on the sack in two meals, and change brands by mixing over seven days.',
      'The ration table tells how many days a sack of {net} lasts; a dog that runs a lot eats more.',
      'Serve it dry or with a little warm water, which brings out the aroma of {subline}.',
    ],
  },
  'pellet-gato': {
    ...food,
    tags: ['kibble', 'dry food'],
    use: [
      'Leave it out or split it into several portions: cats eat little and often.',
      'Split the ration from the table into several portions, and adjust by the waistline.',
      'Mix it with the food from before for a week, and offer water in another corner.',
    ],
  },
  lata: {
    ...wet,
    use: [
      'One {net} can makes a meal for a cat, or half a meal for a medium dog.',
      'Serve it alone or mixed with kibble, always lukewarm: straight from the fridge it loses its charm.',
      'Pull-tab lid, no can opener needed.',
    ],
  },
  pouch: {
    ...wet,
    use: [
      'Squeeze the pouch before opening and serve it whole; {net} is one portion.',
      'It goes with kibble: take away a handful for each pouch.',
    ],
  },
  snack: {
    ...food,
    tags: ['snack', 'treat'],
    use: [
      'Offer it as a treat, never more than 10% of what they eat in a day.',
      'Break it into small pieces and use it to teach something new.',
      'Give it under supervision, with water at hand.',
    ],
  },
  tarro: {
    ...food,
    use: [
      'Shake, serve lukewarm, and throw away what isn’t drunk within an hour.',
      'The amounts for “{label}” are in the table on the side of the pack.',
    ],
  },
  semillas: {
    ...food,
    tags: ['seeds', 'food'],
    use: [
      'Change the feeder every day, and blow off the husks before refilling.',
      'Add fresh fruit and vegetables a couple of times a week.',
      'The {net} bag has a zip that seals tight.',
    ],
  },
  heno: {
    ...food,
    tags: ['hay'],
    use: [
      'Offer it without limit: it is 80% of the diet of rabbits and guinea pigs.',
      'Shake it loose before putting it in the hay rack.',
    ],
  },
  escamas: {
    ...food,
    tags: ['food', 'aquarium'],
    use: [
      'Give what they can eat in two minutes, once or twice a day.',
      'Less is more: leftovers foul the water.',
    ],
  },
}

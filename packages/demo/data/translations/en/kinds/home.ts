import type { KindTexts } from '../../types.ts'
import { habitat, home, toy, walk } from './shared.ts'

export const homeKinds: Record<string, KindTexts> = {
  pelota: {
    ...toy,
    use: ['Throw it, hide it or roll it: a different game every day.', 'It cleans with water and mild soap.'],
  },
  mordedor: {
    ...toy,
    use: [
      'Start easy, so they get the game, and make it harder as the days go by.',
      'It can go in the freezer, and in the top rack of the dishwasher.',
    ],
  },
  cuerda: {
    ...toy,
    use: [
      'Ideal for tug-of-war, or for gnawing alone for a while.',
      'Leave it in sight and move it around, so it stays a novelty.',
    ],
  },
  peluche: {
    ...toy,
    use: ['Just the right size to carry around the house.', 'Wash it inside a pillowcase, in cold water.'],
  },
  'juguete-ave': {
    ...toy,
    tags: ['toy', 'birds'],
    use: [
      'Hang it at chest height, and rotate the toys every week.',
      'The steel hook goes inside or outside the bars.',
    ],
  },
  cana: {
    ...toy,
    use: [
      'Two ten-minute sessions a day, with a treat at the end: that closes the hunt.',
      'Put it away after playing: the cord is not for chewing.',
    ],
  },
  cama: {
    ...home,
    tags: ['bed', 'rest'],
    use: [
      'Put it where they already like to sleep; with a T-shirt of yours, it is adopted sooner.',
      'Non-slip base and reinforced seams.',
      'If they are slow to use it, leave their favourite toy inside for the first week.',
    ],
  },
  casa: {
    ...habitat,
    tags: ['shelter'],
    use: [
      'It comes assembled, or in a few pieces that press together.',
      'Leave it in a quiet corner, and partly cover it for the first few days.',
    ],
  },
  collar: {
    ...walk,
    tags: ['collar', 'walks'],
    use: [
      'Measure around the neck with a tape, and add two centimetres.',
      'The welded ring holds tag and lead.',
    ],
  },
  correa: {
    ...walk,
    tags: ['lead', 'walks'],
    use: [
      'The clip swivels and never tangles in the tail.',
      'Get them used to it indoors first, with treats.',
    ],
  },
  arnes: {
    ...walk,
    tags: ['harness', 'walks'],
    use: [
      'It goes on over the head, buckles at two points and adjusts at four.',
      'Measure around the chest, behind the front legs.',
    ],
  },
  plato: {
    ...home,
    tags: ['bowl', 'feeder'],
    use: [
      'Wash it every day with hot water: the film that forms is food too, but for bacteria.',
      'Rubber feet, so it doesn’t travel around the room.',
    ],
  },
  fuente: {
    ...home,
    tags: ['fountain', 'water'],
    use: ['Change the filter every month and the water every three days.'],
  },
  chaleco: {
    ...walk,
    tags: ['clothing'],
    use: [
      'Measure the length of the back, from the base of the neck to the tail.',
      'Put it on at home for a while before going out, so that nobody walks like a statue.',
    ],
  },
  transportadora: {
    ...home,
    tags: ['travel', 'carrier'],
    use: [
      'Leave it open in the living room for a few days before the trip, with their blanket inside.',
      'It fits under the seat of the bus, or strapped in the back of the car.',
    ],
  },
  rascador: {
    ...home,
    tags: ['scratcher'],
    use: [
      'Set it up beside their favourite armchair, and rub it with catnip.',
      'It goes together in fifteen minutes with the key included.',
    ],
  },
  jaula: {
    ...habitat,
    tags: ['cage'],
    use: [
      'It goes together with clips, no tools needed.',
      'A pull-out tray, to clean without turning anyone out of their home.',
    ],
  },
  terrario: {
    ...habitat,
    tags: ['terrarium'],
    use: [
      'Leave one warm side and one cool side: the animal chooses.',
      'Tempered glass with polished edges.',
    ],
  },
  acuario: {
    ...habitat,
    tags: ['aquarium'],
    use: [
      'Cycle the water for at least a week before bringing fish.',
      'Stand it on level furniture: a litre weighs a kilo.',
    ],
  },
  lampara: {
    ...habitat,
    tags: ['light', 'heat'],
    use: [
      'Fit it 25 centimetres from the basking spot, on a timer.',
      'Screw it in with the power off, and protect it with a guard.',
    ],
  },
  equipo: {
    ...habitat,
    tags: ['equipment'],
    use: [
      'Leave a loop in the cable, lower than the socket, so that no water runs down.',
      'Clean it with water from the aquarium itself, to keep the bacteria.',
    ],
  },
  percha: {
    ...toy,
    tags: ['perch', 'birds'],
    use: ['It fixes to the bars with a wing nut, no tools.', 'Combine thicknesses, so that feet can rest.'],
  },
  rueda: {
    ...toy,
    tags: ['wheel'],
    use: ['With a floor stand and a hook for the cage.', 'Wash it once a week in warm water.'],
  },
  lecho: {
    ...habitat,
    tags: ['bedding', 'substrate'],
    use: [
      'Lay a layer of five centimetres, and remove the wet parts daily.',
      'It lasts about a month in a medium habitat. Contents: {net}.',
    ],
    care: ['Keep it dry, and away from petrol and other strong smells.'],
  },
  tunel: {
    ...toy,
    tags: ['toy', 'tunnel'],
    use: ['It springs open by itself and closes with two straps.'],
  },
}

import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Fleas and ticks: the Chilean year, season by season',
  excerpt:
    'In July, with the stove on, your living room is an endless summer. What to do in each season and how to break the cycle.',
  imageAlt: 'A dog and a cat inside a circle of the four seasons',
  body: `
Of every hundred fleas in a home, about five are on the animal. The other ninety-five are eggs, larvae and pupae waiting in the carpet, the sofa and the gaps of the floor. That is why the problem comes back: the dog was treated and the house was not, or treatment stopped after two months.

## The year, season by season

**Spring (September to November).** From 18 °C pupae wake up in numbers. Begin protection in September, before you see the first one. Ticks wake up too: check ears, neck and between the toes after each walk through grass.

**Summer (December to February).** The worst time, above all from La Serena to Concepción. The brown dog tick lives in cracks and yards, climbs walls and can transmit ehrlichiosis, which lowers the platelets. With fever, listlessness or red spots on the belly, do not wait.

**Autumn (March to May).** It seems to ease off, and that is when most people stop. The eggs of summer are still there: carry on until June is over.

**Winter (June to August).** Outdoors in the south they all but disappear. Indoors, at 20 °C with the stove on, the cycle takes three or four weeks. In heated flats, protection is for the whole year.

## How to break the cycle

![The flea’s cycle: egg, larva, pupa and adult, with the carpet in the middle](/media/post-ciclo.svg)

1. **The animal.** A spot-on, a tablet or a collar, by weight and species, without skipping a month. Three months running is the least it takes to use up the pupae that were there.
2. **All the animals.** Treat the dog and not the cat, and you feed the enemy.
3. **The house.** Vacuum twice a week, under the furniture and along the edges, and throw the bag away. The vibration wakes the pupae, which come out and meet a treated animal. Wash the blanket at 60 °C.

Do not be alarmed if you see more in the second week than before: those were already on their way.

## Choosing the product

| Form | Lasts | Suits |
|---|---|---|
| Spot-on | 1 month | Those that will not swallow tablets |
| Tablet | 1 to 3 months | Dogs that bathe often |
| Collar | 6 to 8 months | Yards and the country |
| Spray | Days | Very young puppies and emergencies |

Weigh your pet before you buy: the dose goes by kilos, and splitting a large dog’s spot-on in two is a bad idea. No bath for two days before and two days after a spot-on.

> **A dog product with permethrin can kill a cat.** If they live together, choose one without permethrin for the dog. If it is already on, keep them apart for three days, with no sleeping side by side and no licking, and keep the number of an out-of-hours clinic at hand.

## How to take out a tick

With fine tweezers, as close to the skin as you can, pulling straight without twisting. No oil, no alcohol, no cigarette: they irritate it and it empties what it holds. Disinfect, note the date and watch the spot for three weeks.

## And the rest

Fleas carry a tapeworm, so worming is every three months. Under [health for dogs](/shop/category/perros-salud) and [for cats](/shop/category/gatos-salud) you can filter by weight. With puppies, pregnant females or ill animals, the vet comes first.
`,
}

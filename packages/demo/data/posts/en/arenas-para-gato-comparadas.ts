import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Cat litter compared: bentonite, silica, wood and tofu',
  excerpt:
    'Which one clumps, which one smells least, which may go down the toilet (hardly any) and how far each goes in a month.',
  imageAlt: 'A cat looks at four trays, each with a different litter',
  body: `
To us litter is an expense. To the cat it is the bathroom, and if it does not like it, it says so the only way it knows: next to it. Most “accidents” are solved by changing the tray, not the cat.

## The four, side by side

| Litter | Clumps | Dust | Lasts with one cat |
|---|---|---|---|
| Bentonite | Very well | Medium | 7 to 8 kg a month |
| Silica crystals | No, it absorbs | Little | 3.8 L a month |
| Wood pellets | No, they crumble | Little | 5 kg a month |
| Tofu or plant | Well | Very little | 6 L a month |

**Bentonite.** A clay that forms firm lumps when wet. It is what nearly all cats prefer, because it feels like fine earth. It is heavy and raises some dust: look for “low dust” if somebody at home has asthma. Mind kittens under three months, which eat it: give them one that does not clump.

**Silica.** The crystals absorb the liquid and lock in the smell; you take out the solids and stir every day. It lasts up to a month without changing it all. Some cats dislike it under their paws, above all if they come from fine litter.

**Wood.** The pellets turn into sawdust when wet and smell of forest. It is the cheapest and the lightest on the planet. It works best in a tray with a sieve. Cats with sensitive paws, or older ones with arthritis, tend to refuse it.

**Tofu.** Made of soya or maize fibre, it weighs little and clumps well. It takes up moisture where the air is damp, so keep it closed if you live on the coast or in the south.

## And the toilet?

Even if the bag says yes, in Chile it is not a good idea. Pipes are narrow, and cat faeces may carry *Toxoplasma*, which water treatment does not always remove. A closed bag, into the bin. If somebody at home is pregnant, let another person clean the tray, or wear gloves: the parasite takes more than a day to become infectious, so cleaning daily is half the protection.

![A tray from the side, with five centimetres of litter and the scoop beside it](/media/post-bandeja.svg)

## The tray matters as much as the litter

- **How many:** one for each cat, plus one. In different rooms, not in a row.
- **Size:** one and a half times the length of the cat, without the tail. Nearly all that are sold are too small.
- **How much litter:** some five centimetres. With less it cannot cover, with more it sinks.
- **Where:** away from its bowl and from the noise of the washing machine, with two ways out if there is another animal.
- **With a hood or not:** it keeps the smell from us… and inside for the cat. If it has one, clean it more often.

Scoop once or twice a day and change it all every two to four weeks, washing with a neutral detergent. No bleach and no scented cleaners: the smell of ammonia invites it to go elsewhere, and perfume drives it away.

## How to change litter

Little by little: a quarter of the new one, half, three quarters, over a week. Better still, put the new one in **another** tray and let the cat vote.

> If it goes again and again and nothing comes, cries or licks itself without pause, it is not the litter. In a male it may be a blocked urethra: an emergency of hours, not of days.

All four are under [hygiene for cats](/shop/category/gatos-higiene), with the price per kilo or litre. To compare fairly, divide by how long it lasts: the cheapest on the shelf is not always the cheapest in a month.
`,
}

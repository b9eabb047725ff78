import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Which kibble for your dog’s age and size',
  excerpt:
    'Puppy, adult or senior; small, medium or large. How to read the label without getting lost in the aisle.',
  imageAlt: 'Three dogs of different sizes, each with its bowl and its bag of food',
  body: `
The best food is not the dearest, nor the one with the prettiest photo: it is the one that suits your dog’s age and the size it will reach, and that you can always buy. Once that is settled, the brand comes last.

## First, the age

**Puppy.** It needs more energy, protein, calcium and phosphorus than an adult, in a careful balance. It eats puppy food until it has stopped growing: around 10 to 12 months if small or medium, up to 15 or 18 if large.

**Adult.** What counts is keeping the weight. A neutered dog burns less and eats the same: look for a recipe with less fat, or serve less.

**Senior.** From 7 or 8 years in large dogs and from 10 in small ones. Look for good protein, fewer calories and moderate phosphorus. An old dog does not need less protein unless the vet says so because of its kidneys.

## Then, the size

A large dog grows a lot in a short time. With too much calcium or too many calories, bones grow ahead of joints. That is why **large-breed puppy** food has less of both, and why small-breed food is no substitute. Never add calcium on your own account.

A small dog has a small mouth and burns fast: small kibble with more energy suits it. It eats little, so one extra helping shows at once.

| Adult weight | Size | Puppy food until |
|---|---|---|
| Up to 10 kg | Small | 10 months |
| 10 to 25 kg | Medium | 12 months |
| Over 25 kg | Large | 15 to 18 months |

Not sure what it will weigh? With a mixed breed, look at the paws and ask at the first visit to the vet: at four months a medium dog has about half of its final weight.

## How to read the label

Three lines say almost everything:

1. **“Complete food”**, and for which stage. “Complementary” is a treat, not a meal.
2. **The ingredients** run from most to least by weight. A named animal protein (chicken, lamb, salmon) should be among the first.
3. **The guaranteed analysis**: protein, fat, fibre, ash. To compare kibble with a tin you have to leave out the water; a tin is 75 to 80% water.

![A handful of kibble in three sizes next to a measuring scoop](/media/post-pellet.svg)

“Grain-free” does not mean better: grain allergy is rare, and some of those foods have been studied for possible heart problems. Use them only if your vet has said so.

## Change without haste

The gut gets used to what it is given. Mix in a quarter of the new food on days 1 and 2, half on days 3 and 4, three quarters on days 5 and 6, and only the new one on day 7. If stools soften, stay at the previous step a couple of days longer. Repeated vomiting, blood or more than a day without eating are not part of any change: that is when you call the vet.

## In the shop

Under [dog food](/shop/category/perros-alimentos) you can filter by stage and size, and each page shows the price per kilo. The big bag is the better deal only if you finish it in about six weeks: once open, fat goes rancid. Keep it closed in its own bag, inside a bin, out of the sun. And to know how much to serve, read [how much to feed](/blog/cuanta-comida-darle).
`,
}

import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'How much to feed: weigh the portion, do not guess it',
  excerpt: 'The table on the bag is a starting point. Scales, ribs and two weeks of patience do the rest.',
  imageAlt: 'A bowl of kibble on kitchen scales, with a cat and a dog waiting',
  body: `
More than half of the dogs and cats that come to a vet weigh too much, and hardly ever because they eat a lot at once: it is twenty grams too many, every single day. The good news is that it is mended the same way, twenty grams at a time.

## The table on the bag

Every bag has a table in grams a day. Three things to read it right:

- It goes by the **ideal weight**, not today’s. If your dog weighs 14 kg and should weigh 12, look at the row for 12.
- The grams are for the **whole day**, not for each bowl.
- Each food has its own table: a hundred grams of one may be eighty of another.

If it gives a range, start in the middle and adjust.

## Kitchen scales

A cup “by eye” always errs on the same side. Weigh the ration on kitchen scales for a week, then mark the level on your own scoop. You will be surprised.

| Adult dog | Kibble a day, roughly |
|---|---|
| 5 kg | 90 g |
| 10 kg | 150 g |
| 20 kg | 250 g |
| 30 kg | 340 g |

These are figures for a calm, neutered adult on a kibble of about 370 kcal per 100 g. One that runs every morning needs more; one that looks out of the window, less. An adult cat of 4 kg needs some 50 to 60 g.

## The body tells you

Once a month, three tests without scales:

1. **Ribs.** With flat hands you should feel them without pressing, like the knuckles on the back of your hand. If you have to search, there is too much. If you can see them, too little.
2. **Waist.** Seen from above, it narrows behind the ribs.
3. **Belly.** From the side, it rises towards the hind legs.

![Three dogs seen from above: thin, at its weight and overweight](/media/post-cintura.svg)

If there is too much, cut the ration by 10% and wait two weeks before touching it again. A healthy dog can lose 1 to 2% of its weight a week. **A cat, never abruptly**: two or three days without eating can harm its liver.

## How many times

A puppy of two to four months eats four times a day; up to six months, three; after that, twice. An adult dog, twice. A cat prefers many small meals: split its ration into four or five, or use a feeder that makes it work.

A large, greedy dog gains more from a slow feeder than easier digestion: dogs with a deep chest can suffer a twisted stomach, which is an emergency. Two meals, slowly, and no running afterwards.

## What is not in the bowl

Treats count: no more than 10% of the day’s calories. One dental stick may be a fifth of the food of a 5 kg dog. If you are training, set aside part of the morning’s kibble and use it as the treat.

And some things never go in: chocolate, grapes and raisins, onion, garlic, avocado in quantity, xylitol (it sweetens chewing gum and some peanut butters) and cooked bones, which splinter.

## To begin with

Scales, a notebook and [the food that suits its age](/blog/elegir-alimento-por-edad-y-tamano). Among [accessories](/shop/category/perros-accesorios) there are bowls that slow eating down. If the needle has not moved in a month, see the vet: an underactive thyroid puts on weight too.
`,
}

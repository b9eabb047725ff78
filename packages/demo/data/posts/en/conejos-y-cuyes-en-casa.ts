import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Rabbits and guinea pigs: what they eat, how much room they need and what makes them ill',
  excerpt: 'Hay without limit, company and a floor that does not slip. What the corner shop never tells you.',
  imageAlt: 'A rabbit and a guinea pig in front of a heap of hay, with green leaves and a water bottle',
  body: `
A rabbit lives eight to twelve years; a guinea pig, five to seven. They are not “starter” pets: they are quiet animals, demanding in two or three things and very good at hiding that they feel ill. Get those two or three things right and nearly all the rest follows.

## Hay, first and always

Some 80% of what they eat should be grass hay (timothy, ryegrass or oat), **there at all hours**. It is not filling: their teeth grow all their lives and wear down by chewing fibre, and their gut stops without it. Alfalfa is for the young and for pregnant females; an adult gets too much calcium from it, which turns to sludge in the bladder.

| A day, per kilo of weight | Rabbit | Guinea pig |
|---|---|---|
| Hay | No limit | No limit |
| Green leaves | A large handful | A cup |
| Pellets | 20 to 25 g | 1 to 2 tablespoons |
| Vitamin C | Not needed | 10 to 30 mg |

**Greens:** celery leaves, coriander, chicory, rocket, dandelion without pesticides. One new one a week. Curly lettuce is fine; cos hardly feeds them.

**A guinea pig makes no vitamin C**, just like us. Peppers, parsley and pellets made for guinea pigs provide it; what is in the pellets is gone three months after opening. If its legs hurt or its gums bleed, that is the first thing a vet looks at.

Carrot is a sweet: one slice. Never potato, onion, avocado, pulses, chocolate or bread.

## Room and company

A cage is for sleeping, not for living. A rabbit needs a pen of at least 1.5 by 2 metres and three hours loose a day; a pair of guinea pigs, 1.2 by 0.6. The floor solid and not slippery: wire gives them sores.

![A pen from above: shelter, hay, water and tray](/media/post-corral.svg)

They live in groups. A guinea pig alone fades away: better two females, or a neutered male with a female. Rabbits are introduced little by little, on neutral ground and neutered. And do not mix them: a rabbit can hurt a guinea pig with one kick and pass on *Bordetella*.

A rabbit learns to use a tray if you hang the hay above it: they eat and go at the same time. Use paper or wood, never clumping litter.

## Heat is the enemy

Above 27 °C they suffer; above 30 °C they may die. In summer: shade, a frozen bottle wrapped in a cloth, cool tiles and water in a bowl, from which they drink more than from a bottle. In winter a dry place out of draughts is enough.

## Holding them

One hand under the chest and one under the hind legs, close to your body. Never by the ears or the back: a rabbit kicks so hard that it can break its own spine. Better still, sit on the floor and let them come.

> If a rabbit or a guinea pig stops eating or leaving droppings for **twelve hours**, it is an emergency. Do not wait until tomorrow, and do not give it lettuce “to get it going”.

## A vet for exotic animals

Not every vet sees them: find one before you need one. Teeth once a year, nails every two months, and a doe spayed before she is two, because cancer of the womb is very common.

Hay, shelters and drinkers are under [exotic animals](/shop/category/exoticos-alimentos). Buy hay that smells of grass and looks green: if it is yellow and dusty, the best of it is gone.
`,
}

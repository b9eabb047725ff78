import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Wipers and battery: what to check before the first cold',
  excerpt:
    'April is the month. Half an hour outside your house saves you the tow truck of June and driving blind in the rain.',
  imageAlt: 'A wet windscreen wiped clean by its blade, and a battery with its terminals',
  body: `
The first cold breaks nothing: it shows what was already bad. The battery that started “with some effort” in February does not start in June, the beginning of Chile’s winter, and the blades that the summer sun dried out show their state in the first downpour, at a hundred kilometres an hour. Both are checked in half an hour.

## Wipers: the thirty-second test

Wet the windscreen and let them run. Each fault has its cause:

| What you see | Why | What to do |
|---|---|---|
| Fine streaks | Rubber dirty or cut | Clean it; if it goes on, change it |
| A band left wet | The arm has lost pressure | Check the spring |
| It jumps and squeals | Dry rubber, wax on the glass | Clean the glass and change |
| It smears on the way back | Rubber bent by the sun | Change |

They last six months to a year; from La Serena northwards less, because of the sun. Change them in pairs, and the rear one too, which nobody looks at.

**The length.** It is in millimetres or inches and hardly ever the same on both sides. Measure the old one or search by your car. One that is two centimetres longer hits the frame, or the other one.

**The fitting.** The J hook is the most common; there are push-button and bayonet ones. Look at the arm before you buy. And when you take the old one off, **lay a cloth on the glass**: the metal arm springs back by itself, and one blow of it cracks a windscreen.

![The three most common fittings side by side](/media/post-enganches.svg)

While you are at it, fill the washer with washer fluid and not with water: frozen water breaks the pump. In the mountains, one with antifreeze.

## Battery: how it warns you

It lives three to five years, and the date is stamped on the case. At 0 °C it gives a good deal less current than in summer, and the engine, with its oil thick, asks for more. The signs:

- it turns over slowly, as if tired, in the morning;
- the lights dim when you turn the key;
- there is white or green powder on the terminals;
- the case is swollen: in that case change it now.

**With a tester**, after a night without using the car: 12.6 V is good; 12.4 V, half way; under 12.2 V, charge it and see whether it holds. With the engine running you should read between 13.8 and 14.6 V; if not, the trouble is the alternator and a new battery will last a week.

**Clean the terminals** with warm water and bicarbonate, dry them and put on a thin layer of petroleum jelly. Disconnect the negative first and connect it last.

## Choosing the right one

Three figures: **ampere hours** (Ah), **CCA**, the cold cranking current, and the **position of the terminals**. If your car has *start-stop* it takes an AGM or EFB: a normal one dies within months. And when you buy, hand in the old one: it is hazardous waste, and those who sell batteries take it.

## The rest of the half hour

Tyres with more than 3 mm of tread (the legal minimum is 1.6), lights, coolant with antifreeze and the demister. If you are going to the snow, chains the size of your wheel, **tried once in the dry**.

It is all under [parts](/shop/category/repuestos); with your vehicle in [My garage](/account/garage) you see only the sizes that fit.
`,
}

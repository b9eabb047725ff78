import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Which oil your engine takes: how to read 5W-30, API and ACEA',
  excerpt:
    'The numbers on the can are not a mark of quality: they are your engine’s language. Here is the translation.',
  imageAlt: 'A can pouring golden oil into an engine, beside a thermometer and a dipstick',
  body: `
The best oil for your car is not the dearest, nor the “most synthetic”: it is the one the maker asks for, changed in time. It is in the manual, and often on the filler cap. The rest is learning to read it.

## The two numbers

**5W-30.** The first, with the W of *winter*, says how it flows when cold: the lower it is, the sooner it reaches the parts at start-up, which is when much of the wear happens. The second says how much body it keeps when the engine is hot.

| Grade | Starts in the cold down to | Used by |
|---|---|---|
| 0W-20 | −35 °C | Hybrids and new engines |
| 5W-30 | −30 °C | Most of the last 15 years |
| 10W-40 | −25 °C | Engines of the 1990s and 2000s |
| 15W-40 | −20 °C | Working diesels and old engines |

In Chile a 5W or a 10W will do from Arica to Chiloé. In Coyhaique, Punta Arenas or if you sleep in the mountains, the first number does matter.

Going thicker “because it has done some kilometres” is a habit, not a rule. An engine made for 0W-20 has narrow passages: with 15W-40 the oil arrives late. If it burns a lot, find the leak rather than cover it up.

## The letters

- **API.** With S for petrol (SQ is the newest, since 2025; most of what is sold is SP) and C for diesel (CK-4). For petrol a later letter replaces the earlier ones: SP will do where the manual says SN.
- **ACEA.** The European standard. The C ones are low-ash, for cars with a particulate filter (DPF). If your Euro 5 or 6 diesel has a DPF and you give it another, you are slowly clogging it.
- **The maker’s own.** VW 504/507, dexos, MB 229. If the manual names one it comes before all else, above all under warranty.

## Mineral or synthetic

Synthetic oil stands heat and time better and protects more at start-up. It pays off with a turbo, in stop-and-go traffic and on short trips. Mineral oil suits old engines that ask for it, changed sooner. They can be mixed in an emergency; it is no good as a habit.

![The dipstick: minimum, maximum and the level between the two](/media/post-varilla.svg)

## When to change it

As the manual says, by kilometres **or by time, whichever comes first**: typically every 10,000 km or a year. If you drive in Santiago at rush hour, on dirt roads or on trips of under ten minutes, that is severe use: half of it. The filter is always changed with the oil.

Once a month look at the dipstick with a cold engine on flat ground: it should be between the two marks. About a litre lies between minimum and maximum. Too much is bad as well: it foams. And the colour says nothing: in a diesel it is black after a hundred kilometres.

> If the red oil-can light comes on, pull over and switch off. It is not about servicing: it means no pressure, and one minute is enough for an engine.

## Used oil is not thrown away

One litre spoils an enormous amount of water. Keep it in its own can and take it to a recycling point or a garage that accepts it: Chile’s recycling law (REP) includes lubricants.

Under [filters and lubricants](/shop/category/filtros-y-lubricantes) filter by viscosity, and add your car to [My garage](/account/garage) to see only the filter that fits.
`,
}

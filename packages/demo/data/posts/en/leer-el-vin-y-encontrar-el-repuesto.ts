import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'How to read the VIN and find exactly the right part',
  excerpt:
    'Seventeen characters that say what car you really have. Where they are, what they mean and how to use them.',
  imageAlt: 'A plate with a VIN in three coloured stretches, and a car under a magnifying glass',
  body: `
“It is a 2015” is not enough. The same model of the same year may come with two engines, two kinds of brakes and three oil filters, depending on the market and the month it was built. The VIN settles it, because it does not describe the model: it describes **your** car.

## Where it is

It has 17 characters, letters and digits, without I, O or Q so that nobody takes them for 1 and 0. You find it:

- on the **padrón**, Chile’s registration certificate, and on the circulation permit, as “N° VIN” or “chasis”;
- at the bottom of the windscreen, from outside, on the driver’s side;
- on a label on the frame of the driver’s door;
- stamped into the body, often under the bonnet.

Compare two of those places. If they differ and you are buying a used car, stop: ask the Registro Civil for the *certificado de anotaciones vigentes* and have somebody who knows look at it.

## What each stretch says

![The VIN in three stretches: who made it, what it is and which one it is](/media/post-vin.svg)

| Position | Called | What it says |
|---|---|---|
| 1 to 3 | WMI | Country and maker |
| 4 to 8 | VDS | Model, body, engine |
| 9 | Check digit | A check, in many countries |
| 10 | Model year | A letter or a digit |
| 11 | Plant | Where it was built |
| 12 to 17 | Serial | The number of your car |

**The first** is the region: 1 to 5 North America, 8 and 9 South America, J Japan, K Korea, L China, S to Z Europe. An 8 whose second letter is A to E is Argentina; a 9 with A to E, Brazil.

**The tenth** is the model year: A is 2010, B 2011 and so on to Y, which is 2030, skipping I, O, Q, U and Z. F is 2015; L is 2020. Mind that it is the *model* year, not that of purchase or registration. A car sold in November 2019 is usually a 2020 model. And not all makers in Europe and Asia use that position: if it does not fit, go by the padrón.

Positions 4 to 8 are up to each maker, which is why a VIN is read with a catalogue and not from memory.

## From there to the part

1. **Enter the VIN** in the shop’s search by vehicle. If we know it, we show you the model and engine to confirm.
2. **Save it in [My garage](/account/garage).** From then on each product says whether it fits, and lists filter themselves.
3. **Compare the part number** of the old part, if it has one. The original is on the product’s page as the maker’s code.
4. **Measure what can be measured.** On a disc, the diameter and the number of holes; on a filter, height and thread; on a belt, teeth and width.

> If the page says “we do not know whether it fits”, that is literal. Ask us in the chat with the VIN at hand: better a question than a return.

## Look after it a little

The VIN is no secret, it can be seen through the windscreen, but with it and a photo of the padrón false advertisements can be made up. Do not publish it next to your number plate or your RUT, and cover it in photos if you sell.

Once the car is identified the rest is easy: [brakes](/blog/cuando-cambiar-pastillas-de-freno), [oil](/blog/que-aceite-usa-tu-motor) or [wipers](/blog/plumillas-y-bateria-antes-del-invierno), all under [parts](/shop/category/repuestos).
`,
}

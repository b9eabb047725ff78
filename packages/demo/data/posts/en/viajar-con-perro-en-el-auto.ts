import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Driving with a dog: what to pack, when to stop and what SAG asks for',
  excerpt:
    'Strapped in, watered and with papers in order. What it really takes for both of you to arrive well.',
  imageAlt: 'A car on the road with a dog looking out of the back seat and the Andes behind',
  body: `
A dog that travels loose gets tired, feels sick and distracts the driver. One that travels strapped in falls asleep. What makes the difference is a chest harness clipped to the seat belt, on the back seat, or a sturdy crate that does not slide on bends.

## Before you leave

Feed it about three hours before, not right as you set off: a full stomach makes car sickness worse. A twenty-minute walk sets it up for a nap. If it has never been in a car, start a week earlier with short trips that end somewhere good, such as the park.

Keep these within reach, not under the suitcases:

- water and a bowl that does not tip over;
- its usual food, for as many days as the trip lasts and one more;
- lead, bags and an old towel;
- its own blanket: a familiar smell is more soothing than a new toy;
- a tag with your phone number, and the microchip number written down.

Check the car as well. With a full boot and a thirty-kilo dog, [the brake pads](/blog/cuando-cambiar-pastillas-de-freno) work a good deal harder than in town.

## Always strapped in

The harness clips to the belt at the back, never the collar: under braking, all of that force would go to the neck. A small dog travels better in a carrier that is belted in, and so does a cat. On the driver's lap or with its head out of the window does not count: at a hundred kilometres an hour, a bit of gravel in the eye ruins the holiday.

![A dog in a harness, clipped to the belt of the back seat](/media/post-arnes.svg)

## On the road

Stop every two hours. Put the lead on **before** you open the door: the hard shoulders of Ruta 5 are where most dogs get lost in February, the height of the Chilean summer. Offer water in sips, let it walk for ten minutes and carry on.

> Never leave it in a closed car. At 25 °C outside, the inside passes 35 °C in about twenty minutes, even with the window slightly down.

If it pants with its tongue far out, drools thickly or staggers, that is heatstroke: shade, cool (not icy) water on the body, and off to the vet.

## The papers

Within Chile you need no permit from SAG, the agriculture and livestock service, to take your dog from one region to another, but do carry the vaccination card with rabies up to date. Law 21.020 requires a microchip and an entry in the national register, which above all brings your dog back if it gets lost.

Across the border everything changes. To leave, SAG issues a zoosanitary export certificate, for which it wants a vet's certificate of a clinical examination and vaccinations. Each country adds its own rules, and the deadlines are short: check the requirements at [sag.gob.cl](https://www.sag.gob.cl) a month ahead.

To come back in you need the certificate of the country you are coming from, a valid rabies vaccination and a recent treatment against parasites. One common trap: open or loose food that contains meat does not pass border control. Take just enough and declare what you have.

## When you arrive

Show it first where its water and its bed are. Only then, the beach. And let it sleep nearby on the first night: it does not know where it is either.
`,
}

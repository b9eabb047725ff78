import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'Brake pads: when to change them and how',
  excerpt:
    'Three signs that come before the squeal, the measurement that decides, and the change step by step.',
  imageAlt: 'A brake disc with its caliper, and beside it a new pad and a worn one',
  body: `
The squeal is the last sign, not the first. Before it, the car has said the same thing in kinder ways.

## Three signs that come earlier

**The fluid goes down.** If the level in the reservoir dropped without a drop on the floor, the pistons have come further out: the pads have been wearing away. A **pedal** that sinks or goes lower than before is another matter: that is air or a leak, and the car goes straight to the garage.

**The car pulls to one side.** A pad that has worn more than its partner brakes less. In the dry it feels like a slight tug; in the rain you feel all of it.

**The steering wheel shakes under braking.** That is usually a warped disc, not the pad. But fit new pads to a bad disc and they will last half as long.

## The measurement that decides

Look at how thick the lining is, leaving out the metal plate. Often you can see it between the spokes of the wheel with a torch.

| Lining | What to do |
|---|---|
| 10 to 12 mm | New |
| 5 mm | Check at each tyre rotation |
| 3 mm | Change it soon |
| 2 mm or less | Do not go on driving like this |

In town they last between 25,000 and 50,000 km; going down hills with a load, a good deal less. The front ones wear first, because braking moves the weight forward.

![A new pad and a worn one, with the thickness of the lining marked](/media/post-pastilla.svg)

## How to change them

If you have serviced a car before and own decent tools, it is an afternoon's work. If not, a garage takes less than an hour for each axle.

1. Flat ground, handbrake on (if you are working at the front) and chocks. Loosen the nuts before you lift.
2. Lift with the jack and rest the car on a **stand**. A jack is not a support.
3. Take off the wheel and the caliper bolts. Hang the caliper from a wire, never from its hose.
4. Take out the old pads. Measure the disc: the minimum is stamped on its edge.
5. Push the piston back with a clamp, slowly and with an eye on the reservoir, which may overflow.
6. Clean with brake cleaner, fit the new pads, reassemble and tighten to the torque in the manual.
7. **Before you move**, pump the pedal until it is firm. It is the step people forget, and the one that sends the car into the gate.

## In pairs, and the first kilometres

Always change both wheels of an axle, even if one looks fine. For the first two hundred kilometres brake gently, slowing down several times from 50 km/h without stopping: the lining beds in on the disc and does not squeal.

Brake fluid is another matter: it takes up moisture and is changed every two years, whether you drive or not. The type (DOT 3, 4 or 5.1) is on the cap of the reservoir.

## The right part

One model may have two different brake systems, depending on year and engine. Add your vehicle to [My garage](/account/garage) and the shop shows you the [pads and discs](/shop/category/frenos-y-suspension) that fit. If in doubt, [the VIN settles it](/blog/leer-el-vin-y-encontrar-el-repuesto).
`,
}

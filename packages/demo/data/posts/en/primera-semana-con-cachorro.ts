import type { DemoPostText } from '../../types.ts'

export const text: DemoPostText = {
  title: 'The first days with a puppy, hour by hour',
  excerpt: 'Sleep, eat, wee outside and sleep again. A routine that works, and what can wait.',
  imageAlt: 'A puppy asleep in its bed beside a bowl of water and a ball, with night in the window',
  body: `
A two-month-old puppy sleeps some eighteen hours a day. The first week is won by respecting those hours and making good use of the other six.

## Before it arrives

Get a single room ready, with no cables or plants within reach. It needs a bed, two bowls, a lead and a light harness, a toy to chew, newspaper or puppy pads, and the **same food** as before: changing it on day one is asking for diarrhoea. Write down the number of the vet and of a clinic that is open at night.

## Day one

Bring it home in the morning, so that it has hours of light before its first night. Put it first where you want it to wee, and wait. Then let it sniff the room by itself. Visitors can come another weekend: today it has already lost its mother and its siblings.

## The routine

| Time | What comes |
|---|---|
| 7:00 | Outside, breakfast, outside again |
| 8:00 | A short game and to bed |
| 12:00 | Outside, lunch, outside |
| 13:00 | Sleep |
| 17:00 | Outside, a meal, outside and play |
| 20:30 | Last meal and outside |
| 23:00 | Outside, quietly, and to bed |
| 3:00 | One more outing, the first few days |

The rule is simple: **on waking, after eating and after playing, outside.** The treat comes the second it has finished, not on the way in. A puppy can hold on for about an hour per month of age, so one of two months is not being naughty.

Accidents are cleaned with an enzyme cleaner and without comment. Telling it off only teaches it to hide.

## The first night

It will cry; that is normal. Put its bed next to yours and let your hand down. A bottle of warm water wrapped in a towel helps. In a week you can move the bed away bit by bit. Crying alone in the laundry does not make it strong: it teaches it that nobody comes.

![A week drawn as a path: bed, bowl, park and vet](/media/post-semana.svg)

## Biting, greeting and being alone

It bites because it is learning how strong its teeth are. When it bites too hard, say “ouch”, stop the game for ten seconds and offer a toy. No slaps.

Between 3 and 14 weeks a window is open: what it meets calmly now will not frighten it later. Each day something new and short: a vacuum cleaner in the distance, somebody with a hat, a bus from your arms.

And from day one, **stay out of the room for two minutes**, come back without a fuss, and build it up. It is the best vaccine against anxiety.

## The vet, within the week

A check-up, its weight, worming and a vaccination calendar: the first is between six and eight weeks, repeated every three or four until four months. Rabies is compulsory. Have the **microchip** put in at the same time and enter it in the national register, as Law 21.020 requires.

Until the calendar is complete, walk it in your arms and avoid parks with dogs you do not know: parvovirus lives on the ground for months.

> Vomiting and listlessness in a puppy do not wait until tomorrow. It dries out within hours.

## What can wait

The bath, the clothes, the class and the tricks. This week it is enough that it eats, sleeps and knows you are there. For portions, see [how much to feed](/blog/cuanta-comida-darle); beds and toys are among [accessories for dogs](/shop/category/perros-accesorios).
`,
}

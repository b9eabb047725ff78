import type { ReviewPhrases } from '../../types.ts'

export const bodies: ReviewPhrases['bodies'] = {
  food: {
    good: [
      '{pet} leaves the bowl shining.',
      '{pet} is a fussy eater, and with this one not a crumb gets away.',
      'The coat has been noticeably softer since the first month.',
      'The poos got much better, and that’s what you look at.',
      'It smells good, not of cardboard like others.',
      'There’s less scratching since we switched.',
      'The size is perfect for that little mouth.',
      'It lasts longer than I thought.',
      'My vet recommended it, and she was right.',
    ],
    fair: [
      '{pet} eats it, though without much excitement.',
      'There’s some dust at the bottom of the bag.',
      'It goes down better mixed with something else.',
      'It’s filling, but you have to make the change slowly.',
      'The bag has no zip, and you have to move it to a jar.',
    ],
    poor: [
      '{pet} sniffed it and left.',
      'It upset the tummy, even though we changed slowly.',
      'The best-before date was very close.',
      'A lot of filler and little meat.',
    ],
  },
  health: {
    good: [
      '{pet} didn’t even notice when I put it on.',
      'Three weeks in, {pet} was climbing on the sofa again.',
      'I give it with a bit of pâté and it goes down without a fight.',
      'The dose is clear, and there’s just enough.',
      '{pet} got through the September fireworks calmly, for the first time.',
    ],
    fair: [
      'It works, but it doesn’t last as long as it promises.',
      'The taste is no hit, and you have to hide it.',
      'You can see the effect, though it took a while.',
      'The nozzle is a bit stiff.',
    ],
    poor: [
      'I saw no difference in {pet}.',
      'It got spat out every single time.',
      'It irritated the skin a little.',
    ],
  },
  fleas: {
    good: [
      'It worked like a charm: the fleas were gone in two days.',
      '{pet} didn’t even notice when I put it on.',
      'We used it before going south, and {pet} came back without ticks.',
      'Third month now, and not a single flea.',
      'It takes a second to apply and leaves no smell.',
      'With a garden and dogs next door, it’s the only thing that works for us.',
    ],
    fair: [
      'It works, but it doesn’t last as long as it promises.',
      'It leaves the hair a bit sticky on the first day.',
      'One application wasn’t enough; the second one was.',
    ],
    poor: [
      'Within a week there were fleas again.',
      'It irritated {pet}’s skin a little.',
      'I saw no effect at all.',
    ],
  },
  habitat: {
    good: [
      '{pet} is much livelier since we set it up.',
      'It goes together easily and stands firm.',
      'The finish is very good, no sharp edges.',
      'It’s bigger than it looks in the picture.',
      'It arrived in perfect shape, with plenty of padding in the box.',
      'Cleaning takes ten minutes.',
      'It has run for months without a stop or a sound.',
    ],
    fair: [
      'The instructions are for fortune tellers.',
      'It does the job, though the plastic could be thicker.',
      'One screw was missing, but they sent it right away.',
    ],
    poor: [
      'It arrived with a crack in one corner.',
      'It’s louder at night than I expected.',
      'A piece came loose within a week.',
    ],
  },
  litter: {
    good: [
      'It clumps well and doesn’t stick to paws.',
      'The flat stopped smelling of cat.',
      'It goes a very long way: one bag sees me through the month.',
      'Hardly any dust, at last.',
      '{pet} took to it at first sight.',
      'Cleaning takes a minute.',
    ],
    fair: [
      'It does the job, but some gets tracked out of the tray.',
      'The smell is a little strong for my taste.',
      'It lasts somewhat less than it says.',
    ],
    poor: [
      'It raises a lot of dust.',
      'It didn’t cover the smell for even a day.',
      '{pet} refused to use it.',
    ],
  },
  things: {
    good: [
      '{pet} adopted it in five minutes.',
      'The finish is very solid.',
      'Three months and still in one piece, which with {pet} is a record.',
      'The colour is even nicer in person.',
      'The size was just right, measuring as they explain.',
      'It washes easily and doesn’t lose its shape.',
      'There’s no parting with it, not even to sleep.',
      'It takes little room and looks nice in the living room.',
    ],
    fair: [
      'It’s a bit smaller than I imagined.',
      '{pet} took a week to pay it any attention.',
      'Pretty, though the seam was loose on one side.',
      'It smells new at first, and needs airing.',
      'The instructions are for fortune tellers.',
    ],
    poor: [
      'It lasted one afternoon.',
      'It runs small, order a size up.',
      '{pet} ignores it.',
      'The plastic is thinner than it looks.',
    ],
  },
  care: {
    good: [
      'It leaves a gentle scent that lasts for days.',
      '{pet} looks fresh out of the salon.',
      'It rinses fast, which you’re thankful for in winter.',
      'The flat stopped smelling of pets.',
      'The amount of hair it pulls out is impressive.',
      'It doesn’t irritate the skin, and ours is delicate.',
      'It goes a very long way.',
    ],
    fair: [
      'The smell is a little strong for my taste.',
      'You have to repeat it before it shows.',
      'It does the job, though the bottle drips.',
      'Good between baths, not for more.',
    ],
    poor: ['It made {pet} itch.', 'It broke the second time I used it.'],
  },
  parts: {
    good: [
      'A perfect fit, the code was right.',
      'My mechanic was surprised by the quality.',
      'The pedal is firm and there’s no noise.',
      'I fitted it myself at home on a Sunday.',
      'The same as the original, for half the brand’s price.',
      'No more thumps over speed bumps.',
      'You can tell in the engine: smoother when cold.',
      'Five thousand kilometres and no problem at all.',
      'They confirmed it by chat from my number plate before I bought.',
    ],
    fair: [
      'It works, but a tab had to be filed down.',
      'It works well, though it squealed for the first few days.',
      'It came without the clips, and I had to reuse the old ones.',
      'Fine for city driving.',
    ],
    poor: [
      'It didn’t fit my model, watch the year.',
      'It was noisy within two weeks.',
      'The box arrived dented.',
    ],
  },
}

import type { KindTexts } from '../../types.ts'

type Shared = Pick<KindTexts, 'care' | 'tags'>

export const food: Shared = {
  care: [
    'Keep it closed, in a cool dry place, and always have clean water beside it.',
    'Keep the original packaging: it shows the batch and the best-before date.',
    'Once open, close it well so that it keeps its aroma and takes on no damp.',
  ],
  tags: ['food'],
}

export const wet: Shared = {
  care: [
    'Once open, it keeps for 48 hours, covered, in the fridge; serve it at room temperature.',
    'Leftovers go in the fridge, for two days at most.',
  ],
  tags: ['wet', 'food'],
}

export const medicine: Shared = {
  care: [
    'Use it only for the species and weight stated, and ask your vet if another treatment is under way.',
    'Keep it away from children and from the sun. If you notice vomiting or itching, stop and ask your vet.',
    'Do not use it on pregnant females unless a vet says so.',
  ],
  tags: ['health'],
}

export const toy: Shared = {
  care: [
    'Check it now and then, and replace it if pieces come loose: no toy lasts for ever.',
    'Supervise the first few games, until you know how they treat it.',
  ],
  tags: ['toy'],
}

export const home: Shared = {
  care: [
    'Vacuum off the hair and wash in cold water, so it keeps its shape.',
    'Measure your pet stretched out before choosing: between two sizes, take the larger.',
  ],
  tags: ['home'],
}

export const walk: Shared = {
  care: [
    'Two fingers should fit between strap and body. Check seams and rings every month.',
    'Hand wash in cold water and dry in the shade.',
  ],
  tags: ['walks'],
}

export const wash: Shared = {
  care: [
    'Keep it away from the eyes, and don’t use it on open wounds.',
    'Try it on a small area first, and wait a few minutes.',
  ],
  tags: ['hygiene'],
}

export const tool: Shared = {
  care: [
    'Wash it in warm water after each session and let it dry.',
    'Begin with short sessions and a treat at the end: habit does the rest.',
  ],
  tags: ['brushing', 'hygiene'],
}

export const habitat: Shared = {
  care: [
    'Wash with warm water and vinegar, and let it air before anyone moves back in.',
    'Set it up away from draughts and from direct afternoon sun.',
  ],
  tags: ['habitat'],
}

export const part: Shared = {
  care: [
    'Compare the original code with the one on your part before fitting; if in doubt, write to us with your number plate.',
    'We recommend having it fitted at a workshop, to the torque that the car’s maker gives.',
    'Always change it by axle or by set, so that wear stays even.',
  ],
  tags: ['part'],
}

export const fluid: Shared = {
  care: [
    'Take the container and what is left to a recycling point; never down the drain.',
    'Wear gloves, and work with the engine cold.',
  ],
  tags: ['lubricant', 'maintenance'],
}

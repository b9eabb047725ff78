import type { QuestionPhrases } from '../types.ts'

/** What shoppers ask and the shop answers, in English. */
export const questions: QuestionPhrases = {
  food: [
    {
      content: 'How long is it good for when it arrives?',
      answer: 'We send it with at least four months to go. If yours has less, we replace it.',
    },
    {
      content: 'How do I move from the current food to this one?',
      answer:
        'Gradually, over seven days: start with a quarter of the new and three quarters of the old, and raise it every two days.',
    },
    {
      content: 'Does it keep once opened?',
      answer: 'Yes, tightly closed in a cool, dry place. Once open it is best used up within six weeks.',
    },
  ],
  health: [
    {
      content: 'Do I need a vet’s prescription?',
      answer: 'The condition of sale is in the details on this page. If in doubt, ask your vet first.',
    },
    {
      content: 'How long is it good for when it arrives?',
      answer: 'Six months or more. The date is printed on the pack.',
    },
    {
      content: 'Can it be given with another product?',
      answer: 'It depends on which. Tell your vet what your pet is taking before you combine them.',
    },
  ],
  fleas: [
    {
      content: 'How do I know which size is right?',
      answer:
        'By weight as of today: weigh your pet and find the band in the details. Never split a larger dose.',
    },
    {
      content: 'Can I bathe my pet afterwards?',
      answer: 'Leave two days before applying it and two days after.',
    },
    {
      content: 'I have a dog and a cat. Does it suit both?',
      answer: 'Give each the product for its own species: those for dogs can be dangerous for a cat.',
    },
  ],
  things: [
    {
      content: 'What are its measurements?',
      answer:
        'They are in the specification, in centimetres. Measure your pet or the place before you choose.',
    },
    {
      content: 'Can it be washed?',
      answer: 'In lukewarm water with mild soap, and dried in the shade.',
    },
    {
      content: 'If it does not suit me, can I exchange it?',
      answer: 'Yes, unused and in its packaging. Returns and exchanges says by when and how.',
    },
  ],
  habitat: [
    {
      content: 'Does it come assembled?',
      answer:
        'What is in the box is on this page; where it has to be put together, instructions come with it.',
    },
    {
      content: 'How often should it be cleaned?',
      answer: 'Once a week with lukewarm water. No bleach and nothing scented.',
    },
    {
      content: 'Is there a guarantee?',
      answer: 'Six months of legal guarantee from the day it reaches you.',
    },
  ],
  care: [
    {
      content: 'Is it suitable for sensitive skin?',
      answer: 'Try it on a small patch first and wait a day. If the skin is irritated, rinse and ask a vet.',
    },
    {
      content: 'How often is it used?',
      answer: 'The description says how often; more does not clean better and dries out the skin.',
    },
    {
      content: 'How long is it good for when it arrives?',
      answer: 'A year or more from the day you receive it.',
    },
  ],
  litter: [
    {
      content: 'How much goes in the tray?',
      answer: 'A layer of about five centimetres. Scoop every day and top up what is missing.',
    },
    {
      content: 'Can it be flushed?',
      answer: 'We advise against it: put it in a closed bag in the bin.',
    },
    {
      content: 'Is it very dusty?',
      answer: 'There is always some when the bag is emptied. Pour slowly and close to the tray.',
    },
  ],
  parts: [
    {
      content: 'How do I make sure it fits my car?',
      answer:
        'Choose your vehicle above and we show whether it fits. With the plate or the VIN we confirm it in the chat.',
    },
    {
      content: 'Is there a guarantee?',
      answer:
        'Six months of legal guarantee from the day it reaches you. Keep the garage’s receipt if one fitted it.',
    },
    {
      content: 'Can I return it once fitted?',
      answer: 'For a change of mind, only unfitted. If it is faulty, the guarantee covers it.',
    },
  ],
}

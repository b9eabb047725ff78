import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageOf, stretchAfter } from './thread.samples.ts'
import { emptyThread, lacksMessages, lastHeld, type Thread, withMessage, withStretch } from './thread.ts'

const conversationOf = (count: number) => Array.from({ length: count }, (_, index) => messageOf(index + 1))

test('whatever of the events comes, in whichever order and however often, asking after the last message held gives each once and in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 60 }),
      fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 90 }),
      fc.integer({ min: 1, max: 7 }),
      (count, told, most) => {
        const all = conversationOf(count)
        let thread: Thread = emptyThread
        for (const sequence of told.filter((each) => each <= count)) {
          thread = withMessage(thread, messageOf(sequence))
          expect(thread.messages.map((held) => held.sequence)).toEqual(
            all.slice(0, lastHeld(thread)).map((held) => held.sequence),
          )
        }
        do thread = withStretch(thread, stretchAfter(all, lastHeld(thread), most))
        while (lacksMessages(thread))
        expect(thread.messages.map(({ sequence }) => sequence)).toEqual(all.map(({ sequence }) => sequence))
      },
    ),
  )
})

test('what was held before stands before, and what was seen stays seen', () => {
  const all = conversationOf(10)
  const newest = withStretch(emptyThread, { ...stretchAfter(all, 6, 4), seenByVisitor: 8 })
  const whole = withStretch(newest, { ...stretchAfter(all, 0, 6), seenByVisitor: 3 })
  expect(whole.messages.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(whole.seenByVisitor).toBe(8)
})

import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('what was written first in a conversation is sent first, another conversation waits for none, a failure for nobody', async () => {
  const began: string[] = []
  const first = Promise.withResolvers<void>()
  const sent = (name: string, answer: Promise<void> = Promise.resolve()) => {
    return () => {
      began.push(name)
      return answer
    }
  }
  const turns = [
    inTurn(1, sent('first', first.promise)),
    inTurn(1, sent('second')),
    inTurn(2, sent('elsewhere')),
  ]
  await turns[2]
  expect(began).toEqual(['first', 'elsewhere'])
  first.reject(new Error('No network.'))
  await expect(turns[0]).rejects.toThrow('No network.')
  await turns[1]
  expect(began).toEqual(['first', 'elsewhere', 'second'])
})

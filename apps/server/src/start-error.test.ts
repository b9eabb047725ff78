import { expect, test } from 'vitest'
import { sentenceOf } from './start-error.ts'

const coded = (message: string, code?: string) => Object.assign(new Error(message), { code })
const queryOf = (cause: Error) =>
  Object.assign(
    new Error('Failed query: insert into people values ($1)\nparams: camila@example.cl', { cause }),
    {
      params: ['camila@example.cl'],
    },
  )

test('a start that fails ends with one sentence, which tells no values of a statement', () => {
  expect(sentenceOf(queryOf(coded('something is odd')))).toBe('Huella could not start: something is odd.')
  expect(sentenceOf(queryOf(coded('something is odd')), 'No backup was made')).toBe(
    'No backup was made: something is odd.',
  )
  expect(sentenceOf(new Error('It ended.'))).toBe('Huella could not start: It ended.')
  for (const [cause, advice] of [
    [coded('permission denied for schema public', '42501'), /make that user its owner/],
    [coded('cannot execute INSERT in a read-only transaction', '25006'), /name its primary/],
    [coded('could not extend file: No space left on device', '53100'), /free some space/],
    [coded('Connection terminated unexpectedly'), /look at its log/],
  ] as const)
    for (const error of [cause, queryOf(cause)]) {
      const sentence = sentenceOf(error)
      expect(sentence).toMatch(advice)
      expect(sentence).not.toMatch(/camila|\n/)
    }
})

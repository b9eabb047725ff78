import type { RateLimit } from '../define-call.ts'

/** One count for all that ask this: what a form needs while it is filled in, and too little to try a list of people (D26). */
export const existenceLimit = (field: string) =>
  ({
    countedAs: 'existence',
    perAddress: { times: 30, seconds: 60 },
    perTarget: { field, times: 30, seconds: 10 * 60, isOfEach: true },
  }) satisfies RateLimit

export const existenceDoc = 'Answers about registered customers alone, and tells nothing else of them (D26).'

import { StartError } from '../start-error.ts'

/**
 * The moment that `npm run restore -- --until` was asked for; undefined for `last`. Throws `StartError` where it names none,
 * or one without its zone, which would be another on each machine.
 */
export function momentOf(asked: string): Date | undefined {
  if (asked === 'last') return undefined
  const moment = new Date(asked)
  if (Number.isNaN(moment.getTime()) || !/[Zz]$|[+-]\d{2}:?\d{2}$/.test(asked))
    throw new StartError(
      `${asked} is no moment with its zone: ask for one such as 2026-11-23T15:04:00Z, or for last.`,
    )
  return moment
}

import { hostname } from 'node:os'
import { hasLeapt, isAhead } from '#rules/backups/clock-leap.ts'
import { dayMs } from '#rules/time/day-ms.ts'
import { isBucket } from '../files/store-at.ts'

const sealedEnding = '.age'
const named = /^huella-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(\d{3})Z\.tar\.zst(?:\.age)?$/

/** Names in their order are backups in theirs. */
export const backupName = (at: Date, isSealed: boolean): string =>
  `huella-${at.toISOString().replace(/[-:.]/g, '')}.tar.zst${isSealed ? sealedEnding : ''}`

/** When the backup of a name was made; undefined where it is the name of something else. */
export function madeAt(name: string): Date | undefined {
  const [, year, month, day, hours, minutes, seconds, ms] = named.exec(name) ?? []
  return year ? new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}.${ms}Z`) : undefined
}

/** A place as every machine may read it: a bucket by its address, a folder with the name of this machine, whose it is. */
export const placeName = (to: string): string => (isBucket(to) ? to : `${hostname()}:${to}`)

/** Beside a backup that a restore has compared: when, as ISO 8601. */
export const comparedMark = (name: string): string => `${name}.compared`

export const isSealedName = (name: string): boolean => name.endsWith(sealedEnding)

type Dated = { name: string; at: number }

/** Backups among names in their order, and apart those that were made while a clock was ahead. */
function dated(names: readonly string[], now: Date): { made: Dated[]; ahead: Dated[] } {
  const made = names.map((name) => ({ name, at: madeAt(name)?.getTime() ?? Number.NaN }))
  const inOrder = made.filter(({ at }) => !Number.isNaN(at)).sort((a, b) => a.at - b.at)
  const isDatedAhead = ({ at }: Dated) => isAhead(at, now.getTime())
  return { made: inOrder.filter((each) => !isDatedAhead(each)), ahead: inOrder.filter(isDatedAhead) }
}

/** The newest backup among names; undefined where there is none. One that a clock made which was ahead is none. */
export const newestOf = (names: readonly string[], now: Date): string | undefined =>
  dated(names, now).made.at(-1)?.name

/** Backups later than now, by the order in which they say that they were made. */
export const madeAhead = (names: readonly string[], now: Date): string[] =>
  dated(names, now).ahead.map(({ name }) => name)

/**
 * Those that are older than they are kept: never what is no backup, nor the newest that stands. They are spared where the clock
 * seems to have leapt since.
 */
export function superseded(
  names: readonly string[],
  { now, keepDays }: { now: Date; keepDays: number },
): { expired: string[]; spared: string[] } {
  const { made } = dated(names, now)
  const retainedFrom = now.getTime() - keepDays * dayMs
  const old = made.filter(({ at }) => at < retainedFrom)
  const next = made[old.length]?.at ?? now.getTime()
  const isSpared = hasLeapt(
    old.map(({ at }) => at),
    { next, keepDays },
  )
  const expired = old.map(({ name }) => name).filter((name) => name !== made.at(-1)?.name)
  return isSpared ? { expired: [], spared: expired } : { expired, spared: [] }
}

import { hostname } from 'node:os'
import { isBucket } from '../files/store-at.ts'

const dayMs = 24 * 60 * 60_000

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

/** The newest backup among names; undefined where there is none. */
export const newestOf = (names: readonly string[]): string | undefined => names.filter(madeAt).sort().at(-1)

/** Those that are older than they are kept: never what is no backup, nor the newest. */
export const superseded = (
  names: readonly string[],
  { newest, now, keepDays }: { newest: string | undefined; now: Date; keepDays: number },
): string[] =>
  names.filter((name) => {
    const at = madeAt(name)
    return at !== undefined && name !== newest && now.getTime() - at.getTime() > keepDays * dayMs
  })

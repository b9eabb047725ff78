import { statfsSync } from 'node:fs'
import { freemem } from 'node:os'

/** A folder whose files lie in memory, where a system has one. */
export const inMemory = '/dev/shm'

/** Whether so many GiB of files can lie in memory beside all that runs. */
export function hasRoomInMemory(gib: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return Math.min(bavail * bsize, freemem()) >= gib * 2 ** 30
  } catch {
    return false
  }
}

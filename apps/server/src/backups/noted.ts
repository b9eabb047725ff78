import { sentenceOf } from '../start-error.ts'
import type { Made } from './back-up.ts'
import { BackupError, reasonOf } from './backup-error.ts'
import { noteBackup } from './backups.store.ts'

/**
 * What `make` made in `place`, noted in the database at `url` as it ended, well or not. Throws what `make` throws, and `BackupError`
 * with the name of a backup that stands and could not be noted: nobody would be told of it, or of what failed.
 */
export async function noted(url: string, place: string, make: () => Promise<Made>): Promise<Made> {
  const began = new Date()
  let made: Made
  try {
    made = await make()
  } catch (error) {
    const problem = sentenceOf(error, 'No backup was made')
    await noteBackup(url, { began, place, problem }).catch((unnoted) => {
      throw new BackupError(`${problem} Nor could that be noted: ${reasonOf(unnoted)}.`, { cause: error })
    })
    throw error
  }
  const { name, bytes } = made
  await noteBackup(url, { began, place, name, bytes }).catch((unnoted) => {
    throw new BackupError(`The backup ${name} stands, but could not be noted: ${reasonOf(unnoted)}.`)
  })
  return made
}

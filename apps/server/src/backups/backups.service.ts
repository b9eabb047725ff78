import type { Config } from '../config.ts'
import type { Database } from '../db/connection.ts'
import type { FileStore } from '../files/file-store.ts'
import { comparedMark, isSealedName, placeName } from './backup-names.ts'
import { isOverdue, nextBackup } from './backup-times.ts'
import { backupTimes, lastAttempts, type MadeBackup } from './backups.store.ts'

export type BackupsService = ReturnType<typeof backupsService>

type FileState = { file: 'there' | 'gone' | 'unknown'; comparedAt: Date | null }
const unknown: FileState = { file: 'unknown', comparedAt: null }

/** The owner waits for it. */
const patienceMs = 5000

/**
 * What whoever owns the shop wants to know of its backups, whichever machine is asked. `files` is where those of this one go;
 * another's are looked for there too, since two machines may know one folder.
 */
export function backupsService({
  config: { backup },
  database,
  files,
  patience = patienceMs,
  now = () => new Date(),
}: {
  config: Pick<Config, 'backup'>
  database: Pick<Database, 'pool'>
  files: Pick<FileStore, 'has' | 'read'>
  /** How long the place may say nothing, in milliseconds. */
  patience?: number
  now?: () => Date
}) {
  const here = placeName(backup.to)

  /** A place that is away or silent leaves it unknown, and so does another machine's; the rest is told. */
  async function fileOf({ name, place }: MadeBackup): Promise<FileState> {
    const late = Promise.withResolvers<FileState>()
    const clock = setTimeout(() => late.resolve(unknown), patience)
    const state = await Promise.race([ask(name).catch(() => unknown), late.promise])
    clearTimeout(clock)
    return state.file === 'gone' && place !== null && place !== here ? unknown : state
  }

  async function ask(name: string): Promise<FileState> {
    const [isThere, mark] = await Promise.all([files.has(name), files.read(comparedMark(name))])
    const comparedAt = mark ? new Date(mark.toString()) : null
    return {
      file: isThere ? 'there' : 'gone',
      comparedAt: comparedAt && Number.isNaN(comparedAt.getTime()) ? null : comparedAt,
    }
  }

  return {
    async state() {
      const [{ made, failed }, times] = await Promise.all([lastAttempts(database), backupTimes(database)])
      const cron = times?.cron ?? null
      const at = now()
      return {
        place: made?.place ?? times?.plan?.place ?? here,
        keepDays: times?.plan?.keepDays ?? backup.keepDays,
        next: nextBackup(cron, at),
        last: made && { ...made, isSealed: isSealedName(made.name), ...(await fileOf(made)) },
        failed,
        isOverdue: isOverdue(cron, made?.began ?? null, at),
      }
    },
  }
}

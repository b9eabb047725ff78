import type { Config } from '../config.ts'
import type { Database } from '../db/connection.ts'
import type { FileStore } from '../files/file-store.ts'
import { comparedMark, isSealedName } from './backup-names.ts'
import { isOverdue, nextBackup } from './backup-times.ts'
import { lastAttempts, type MadeBackup } from './backups.store.ts'

export type BackupsService = ReturnType<typeof backupsService>

type FileState = { file: 'there' | 'gone' | 'unknown'; comparedAt: Date | null }
const unknown: FileState = { file: 'unknown', comparedAt: null }

/** The owner waits for it. */
const patienceMs = 5000

/** What whoever owns the shop wants to know of its backups. `files` is where they go. */
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
  /** A place that is away or silent leaves it unknown, and the rest is told. */
  async function fileOf({ name }: MadeBackup): Promise<FileState> {
    const late = Promise.withResolvers<FileState>()
    const clock = setTimeout(() => late.resolve(unknown), patience)
    return Promise.race([ask(name).catch(() => unknown), late.promise]).finally(() => clearTimeout(clock))
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
      const { made, failed } = await lastAttempts(database)
      const at = now()
      return {
        place: backup.to,
        keepDays: backup.keepDays,
        next: nextBackup(backup.cron, at),
        last: made && { ...made, isSealed: isSealedName(made.name), ...(await fileOf(made)) },
        failed,
        isOverdue: isOverdue(backup.cron, made && made.began, at),
      }
    },
  }
}

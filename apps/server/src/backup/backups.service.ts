import type { Config } from '../config.ts'
import type { Database } from '../db/connection.ts'
import type { FileStore } from '../files/file-store.ts'
import { comparedMark, isSealedName } from './backup-names.ts'
import { isOverdue, nextBackup } from './backup-times.ts'
import { lastAttempts, type MadeBackup } from './backups.store.ts'

export type BackupsService = ReturnType<typeof backupsService>

/** What whoever owns the shop wants to know of its backups. `files` is where they go. */
export function backupsService({
  config: { backup },
  database,
  files,
  now = () => new Date(),
}: {
  config: Pick<Config, 'backup'>
  database: Pick<Database, 'pool'>
  files: Pick<FileStore, 'list' | 'read'>
  now?: () => Date
}) {
  /** A place that is away leaves it unknown, and the rest is told. */
  async function fileOf({
    name,
  }: MadeBackup): Promise<{ file: 'there' | 'gone' | 'unknown'; comparedAt: Date | null }> {
    try {
      const names = new Set<string>()
      for await (const { path } of files.list()) names.add(path)
      const mark = names.has(comparedMark(name)) && (await files.read(comparedMark(name)))
      const comparedAt = mark ? new Date(mark.toString()) : null
      const file = names.has(name) ? 'there' : 'gone'
      return { file, comparedAt: comparedAt && Number.isNaN(comparedAt.getTime()) ? null : comparedAt }
    } catch {
      return { file: 'unknown', comparedAt: null }
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

import { basename, dirname, resolve } from 'node:path'
import { reasonOf } from './backups/backup-error.ts'
import { comparedMark, madeAhead, newestOf } from './backups/backup-names.ts'
import { momentOf } from './backups/moment.ts'
import { restore } from './backups/restore.ts'
import { figuresOf } from './backups/shop-copy.store.ts'
import { onDatabaseAsItIs, restoreOwnDatabase } from './command-database.ts'
import type { FileStore } from './files/file-store.ts'
import { isBucket, storeAt } from './files/store-at.ts'
import { StartError, sentenceOf } from './start-error.ts'

const usage =
  'npm run restore -- <file>, a name in BACKUP_TO, or latest; or -- --until <moment such as 2026-11-23T15:04:00Z, or last>'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** `npm run restore -- FILE`: puts a backup into an empty database, and compares what stands there with it. */
async function command([asked, ...others]: readonly string[]): Promise<void> {
  if (asked === '--until' && others.length === 1) return toMoment(others[0] ?? '')
  if (asked === undefined || others.length > 0) throw new StartError(usage)
  await onDatabaseAsItIs(async (url, { backup, directDatabaseUrl, media, s3 }) => {
    const { store, name } = await find(asked, storeAt(backup.to, s3))
    const { figures } = await restore({
      url: directDatabaseUrl ?? url,
      media: storeAt(media, s3),
      key: backup.key,
      say,
      async open() {
        const stream = await store.open(name)
        if (!stream) throw new StartError(`There is no backup ${name} in ${backup.to}.`)
        return stream
      },
    })
    sayFigures(figures)
    await markCompared(store, name)
    say(`Restored ${name}: rows, sums and orders are those of the backup`)
  })
}

/** For the desk of the shop that the backup is of. Who may only read where backups are restores all the same. */
async function markCompared(store: FileStore, name: string): Promise<void> {
  try {
    await store.write(comparedMark(name), Buffer.from(new Date().toISOString()))
  } catch (error) {
    say(`The desk will not tell that ${name} was compared: ${reasonOf(error)}`)
  }
}

/** The shop's own database as it was: pictures stand where they stood, and are not taken away. */
async function toMoment(asked: string): Promise<void> {
  const until = momentOf(asked)
  await restoreOwnDatabase(until)
  await onDatabaseAsItIs(async (url) => sayFigures(await figuresOf(url)), { archives: false })
  say(`Restored the database of ${until?.toISOString() ?? 'the last moment that was archived'}`)
  say(
    'Set WAL_ARCHIVE to an empty folder before you start the shop: this archive stays that of what was before',
  )
}

const sayFigures = (figures: Record<string, string>) => {
  for (const [what, value] of Object.entries(figures)) say(`  ${what}: ${value}`)
}

/** A path of this machine, or what stands where backups go. */
async function find(asked: string, backups: FileStore): Promise<{ store: FileStore; name: string }> {
  if (asked !== 'latest') {
    const isPath = asked.includes('/') && !isBucket(asked)
    if (!isPath) return { store: backups, name: asked }
    const path = resolve(asked)
    return { store: storeAt(dirname(path), noBucket), name: basename(path) }
  }
  const names: string[] = []
  for await (const { path } of backups.list()) names.push(path)
  const now = new Date()
  const ahead = madeAhead(names, now)
  const name = newestOf(names, now)
  const clock = `later than this machine's clock (${now.toISOString()})`
  if (!name && ahead.length > 0)
    throw new StartError(
      `All backups there are ${clock}: set it right, or ask for one by its name, the newest of them ${ahead.at(-1)}.`,
    )
  if (ahead.length > 0) say(`Left out, since they are ${clock}: ${ahead.join(', ')}`)
  if (!name) throw new StartError('There is no backup where BACKUP_TO says that they go.')
  return { store: backups, name }
}

const noBucket = { endpoint: undefined, region: undefined, keyId: undefined, secret: undefined }

await command(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error, 'It was not restored')}\n`)
  process.exitCode = 1
})

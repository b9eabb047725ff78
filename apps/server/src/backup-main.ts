import { generateX25519Identity } from 'age-encryption'
import { backUp, ofClocks } from './backups/back-up.ts'
import { BackupError, reasonOf } from './backups/backup-error.ts'
import { placeName } from './backups/backup-names.ts'
import { noted } from './backups/noted.ts'
import { onDatabaseAsItIs } from './command-database.ts'
import { storeAt } from './files/store-at.ts'
import { StartError, sentenceOf } from './start-error.ts'

const usage = 'npm run backup, or npm run backup -- key for a key to encrypt with'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** `npm run backup`: writes the shop to where the settings say, while it sells; `-- key` makes a key. */
async function command([asked, ...others]: readonly string[]): Promise<void> {
  if (asked === 'key') return void say(`BACKUP_KEY=${await generateX25519Identity()}`)
  if (asked !== undefined || others.length > 0) throw new StartError(usage)
  await onDatabaseAsItIs(async (url, { backup, directDatabaseUrl, media, s3 }) => {
    const direct = directDatabaseUrl ?? url
    const made = await noted(direct, placeName(backup.to), () =>
      backUp({
        ...backup,
        url: direct,
        media: storeAt(media, s3),
        to: storeAt(backup.to, s3),
      }),
    )
    const { name, rows, pictures, removed, unremoved } = made
    say(`Backed up ${rows} rows and ${pictures} files of pictures as ${name} in ${backup.to}`)
    if (!backup.key) say('It is not encrypted: BACKUP_KEY names no key')
    if (removed.length > 0) say(`Removed ${removed.length} older than ${backup.keepDays} days`)
    if (unremoved)
      throw new BackupError(
        `The backup stands, but those older than ${backup.keepDays} days could not be removed: ${reasonOf(unremoved)}.`,
      )
    const problems = ofClocks(made)
    if (problems.length > 0) throw new BackupError(['The backup stands.', ...problems].join(' '))
  })
}

await command(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error, 'No backup was made')}\n`)
  process.exitCode = 1
})

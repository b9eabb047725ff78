import pg from 'pg'
import { dayMs } from '#rules/time/day-ms.ts'
import type { ArchiveOptions } from './archive.ts'
import { isUnbroken } from './archive-id.ts'
import { basesOf, isDatedAhead, takeBase } from './bases.ts'
import type { Place } from './server-process.ts'

const usualLookMs = 10 * 60_000

/**
 * Takes a base each day until `stop`, which ends one that is being taken. The first is taken at once where there is none
 * yet, or none but of a clock that was ahead. What goes wrong is said once, and tried again ten minutes later.
 */
export function keepArchive(
  place: Place,
  options: ArchiveOptions & { url: string; say(line: string): void },
): { stop(): Promise<void> } {
  const { url, folder, say, lookMs = usualLookMs } = options
  const stopping = new AbortController()
  let complaint = ''
  let aheadTold = 0

  async function look(): Promise<void> {
    if (stopping.signal.aborted) return
    const bases = await basesOf(folder)
    const ahead = bases.filter(isDatedAhead).map(({ name }) => name)
    if (ahead.length > 0 && ahead.length !== aheadTold)
      say(`Made while a clock was ahead, and counted for nothing in ${folder}: ${ahead.join(', ')}`)
    aheadTold = ahead.length
    const newest = bases.findLast((base) => !isDatedAhead(base))
    const isBroken = !isUnbroken(folder, place)
    if (newest && !isBroken && Date.now() - newest.at.getTime() < dayMs) return
    if (!(await isArchiving(url))) throw new Error('it was started without, and will from its next start on')
    const { name, spared } = await takeBase(url, place, options, stopping.signal)
    say(`Took ${name} of the database in ${folder}`)
    if (spared.length > 0)
      say(
        `${spared.length} bases that are too old were left in ${folder}, since a clock may have leapt: the next base after them came later than they are kept. Where it has not, remove them, the newest of them ${spared.at(-1)}`,
      )
    if (isBroken)
      say(
        `What was written while the archive in ${folder} was away is not in it: its moments go on from that base`,
      )
    complaint = ''
  }

  const tell = (error: Error) => {
    if (stopping.signal.aborted || error.message === complaint) return
    complaint = error.message
    say(`The database's log is not archived: ${error.message}`)
  }
  let looking = look().catch(tell)
  const timer = setInterval(() => {
    looking = looking.then(look).catch(tell)
  }, lookMs)
  timer.unref()
  return {
    async stop() {
      stopping.abort()
      clearInterval(timer)
      await looking
    },
  }
}

/** An adopted server may have been started without. */
async function isArchiving(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ archive_mode: string }>('SHOW archive_mode')
    return rows[0]?.archive_mode === 'on'
  } finally {
    await client.end()
  }
}

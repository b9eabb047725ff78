import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const pieceBytes = 1024 * 1024

export type SmallDisk = {
  /** Where it is; whoever runs here may write there. */
  folder: string
  /** Takes all the room that is left; nothing can be written from then on, not a byte. */
  fill(): Promise<void>
  /** Gives it back. */
  free(): Promise<void>
  close(): Promise<void>
}

/** A disk of its own in memory, which nothing else fills; undefined where this user may mount none. */
export async function openSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'huella-disk-'))
  const mount = ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'huella-disk', folder]
  if (
    !(await run('mount', mount).then(
      () => true,
      () => false,
    ))
  ) {
    await rm(folder, { recursive: true })
    return undefined
  }
  const ballast = join(folder, 'ballast')
  return {
    folder,
    async fill() {
      const file = await open(ballast, 'w')
      try {
        // Smaller and smaller pieces: what is left at the end is less than a page.
        for (let bytes = pieceBytes; bytes >= 1; bytes = Math.floor(bytes / 2))
          while (await wrote(file.write(Buffer.alloc(bytes))));
      } finally {
        await file.close()
      }
    },
    free: () => rm(ballast, { force: true }),
    async close() {
      await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function wrote(writing: Promise<{ bytesWritten: number }>): Promise<boolean> {
  try {
    return (await writing).bytesWritten > 0
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false
    throw error
  }
}

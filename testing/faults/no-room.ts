import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { Readable } from 'node:stream'

/** What Linux says where a disk is full. */
const full = () =>
  Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' })

/**
 * Files under `folder` take half of what is written and then fail as on a disk that is full, until `end`: for everybody, since
 * no other user may make a disk full.
 */
export function fillFolder(folder: string): { end(): void } {
  const { open, writeFile } = files
  const opened = new WeakSet<object>()
  const isInside = (file: unknown) =>
    typeof file === 'string' ? file.startsWith(folder) : opened.has(file as object)

  files.open = async (path, ...more) => {
    const handle = await open(path, ...more)
    if (isInside(path)) opened.add(handle)
    return handle
  }
  files.writeFile = async (file, data, ...more) => {
    if (!isInside(file)) return writeFile(file, data, ...more)
    const piece = data instanceof Readable ? await firstOf(data) : Buffer.from(data as Uint8Array)
    await writeFile(file, piece.subarray(0, Math.ceil(piece.length / 2)))
    throw full()
  }
  syncBuiltinESMExports()
  return {
    end() {
      Object.assign(files, { open, writeFile })
      syncBuiltinESMExports()
    },
  }
}

async function firstOf(stream: Readable): Promise<Buffer> {
  for await (const chunk of stream) return chunk as Buffer
  return Buffer.alloc(0)
}

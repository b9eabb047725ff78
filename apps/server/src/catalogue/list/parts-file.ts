import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'

/**
 * Writes values one after the other, each as V8 has it and with its length in bytes before it; others are answered in
 * between. The SHA-256 of all. Throws what writing throws.
 */
export async function writeParts(path: string, parts: Iterable<unknown>): Promise<string> {
  const hash = createHash('sha256')
  const file = await open(path, 'w')
  try {
    for (const part of parts) {
      const bytes = serialize(part)
      const length = Buffer.alloc(lengthBytes)
      length.writeUInt32LE(bytes.length)
      for (const each of [length, bytes]) {
        hash.update(each)
        await file.writeFile(each)
      }
    }
    await file.sync()
  } finally {
    await file.close()
  }
  return hash.digest('hex')
}

/**
 * What `writeParts` wrote; null where the file is cut off, or `isKnown` says no of the SHA-256 of all that is in it: nothing of
 * such a file is made sense of. Each part has memory of its own. Throws what reading throws, ENOENT too.
 */
export async function readParts(
  path: string,
  isKnown: (digest: string) => Promise<boolean>,
): Promise<unknown[] | null> {
  const hash = createHash('sha256')
  const parts: Buffer[] = []
  const file = await open(path)
  try {
    const { size } = await file.stat()
    let left = size
    const next = async (length: number) => {
      left -= length
      const bytes = left < 0 ? null : await readBytes(file, length)
      if (bytes) hash.update(bytes)
      return bytes
    }
    while (left > 0) {
      const length = await next(lengthBytes)
      const part = length && (await next(length.readUInt32LE()))
      if (!part) return null
      parts.push(part)
    }
  } finally {
    await file.close()
  }
  return (await isKnown(hash.digest('hex'))) ? parts.map((part) => deserialize(part)) : null
}

const lengthBytes = 4

async function readBytes(file: FileHandle, length: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(length), 0, length)
  return bytesRead === length ? buffer : null
}

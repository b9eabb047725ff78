import { pipeline, Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { createZstdCompress, createZstdDecompress } from 'node:zlib'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { extract, pack } from 'tar-stream'
import { BackupError } from './backup-error.ts'

/** A file of an archive, held in memory: large things are several. */
export type ArchiveFile = { name: string; bytes: Buffer }

/** The first bytes of every file of age. */
const ageMark = Buffer.from('age-encryption.org/v1')

/**
 * The files as one stream: tar, compressed by zstd and, with `key` (an identity of age, `AGE-SECRET-KEY-1…`), encrypted
 * for it. `age -d`, `zstd -d` and `tar -x` open it without Huella.
 */
export async function writeArchive(
  files: AsyncIterable<ArchiveFile>,
  key: string | undefined,
): Promise<Readable> {
  const tar = pack()
  addAll(tar, files).catch((error: Error) => tar.destroy(error))
  const compressed = createZstdCompress()
  // What fails before fails what is read here.
  pipeline(Readable.from(tar), compressed, () => undefined)
  if (key === undefined) return compressed
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(key))
  return readableOf(await encrypter.encrypt(webStreamOf(compressed)))
}

async function addAll(tar: ReturnType<typeof pack>, files: AsyncIterable<ArchiveFile>): Promise<void> {
  for await (const { name, bytes } of files) {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const entry = tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()))
    // Told above; without anybody who listens, an archive whose reader breaks off would end the process.
    entry.on('error', () => undefined)
    await promise
  }
  tar.finalize()
}

/**
 * The files of an archive in their order. With `key` nothing is taken that was not encrypted for it. Throws `BackupError`
 * where it is broken, forged or of another key.
 */
export async function* readArchive(source: Readable, key: string | undefined): AsyncGenerator<ArchiveFile> {
  try {
    const opened = await openSealed(source, key)
    const entries = extract()
    pipeline(opened, createZstdDecompress(), entries, () => undefined)
    for await (const entry of entries) {
      const chunks: Buffer[] = []
      for await (const chunk of entry) chunks.push(chunk as Buffer)
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) }
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(
      'The backup is broken, or was made with another key: compare BACKUP_KEY, or take another backup.',
      { cause: error },
    )
  } finally {
    source.destroy()
  }
}

async function openSealed(source: Readable, key: string | undefined): Promise<Readable> {
  const [start, whole] = await peek(source, ageMark.length)
  const isSealed = start.equals(ageMark)
  if (key === undefined && isSealed)
    throw new BackupError('The backup is encrypted: set BACKUP_KEY to the key that it was made with.')
  if (key === undefined) return whole
  if (!isSealed)
    throw new BackupError(
      'The backup is not encrypted, so that anyone may have written it: unset BACKUP_KEY if you trust it.',
    )
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  return readableOf(await decrypter.decrypt(webStreamOf(whole)))
}

/** The first bytes, and the whole with them. */
async function peek(source: Readable, length: number): Promise<[start: Buffer, whole: Readable]> {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let head = Buffer.alloc(0)
  while (head.length < length) {
    const { value, done } = await chunks.next()
    if (done) break
    head = Buffer.concat([head, value])
  }
  async function* all() {
    yield head
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
  }
  return [head.subarray(0, length), Readable.from(all(), { objectMode: false })]
}

const webStreamOf = (stream: Readable) => Readable.toWeb(stream) as unknown as ReadableStream<Uint8Array>
const readableOf = (stream: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(stream as unknown as WebStream<Uint8Array>)

import type { Readable } from 'node:stream'

/**
 * Where files stand. `path` is the shop's own, of folders and a file with slashes between; what is written there once
 * never changes.
 */
export type FileStore = {
  /** Whole or not at all: a stream that fails leaves nothing at `path`. */
  write(path: string, bytes: Uint8Array | Readable): Promise<void>
  /** Null where there is none. */
  read(path: string): Promise<Buffer | null>
  /** As `read`, for what is too large to be held in memory. */
  open(path: string): Promise<Readable | null>
  /** Whether it is there, without reading it. Throws where that cannot be told. */
  has(path: string): Promise<boolean>
  /** All of them, in no order. */
  list(): AsyncIterable<StoredFile>
  /** Removes it where it is. */
  remove(path: string): Promise<void>
}

export type StoredFile = { path: string; bytes: number }

/** How a store of objects is reached; what is left out the SDK finds as it does elsewhere (`AWS_REGION`, roles). */
export type S3Settings = {
  endpoint: string | undefined
  region: string | undefined
  keyId: string | undefined
  secret: string | undefined
}

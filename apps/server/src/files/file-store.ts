import { isAbsolute, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

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

const bucketPlace = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/

/** Whether it is the address of a bucket, `s3://bucket` with a prefix or without. */
export const isBucket = (place: string): boolean => bucketPlace.test(place)

/** The store at a folder or at `s3://bucket/prefix`; nothing is asked of it yet. */
export function storeAt(place: string, settings: S3Settings): FileStore {
  const [, bucket, prefix = ''] = bucketPlace.exec(place) ?? []
  if (bucket) return s3Store({ bucket, prefix: prefix.replace(/\/*$/, prefix && '/'), settings })
  return folderStore(isAbsolute(place) ? place : resolve(place))
}

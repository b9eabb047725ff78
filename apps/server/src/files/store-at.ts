import { isAbsolute, resolve } from 'node:path'
import type { FileStore, S3Settings } from './file-store.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'

const bucketPlace = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/

/** Whether it is the address of a bucket, `s3://bucket` with a prefix or without. */
export const isBucket = (place: string): boolean => bucketPlace.test(place)

/** The store at a folder or at `s3://bucket/prefix`; nothing is asked of it yet. */
export function storeAt(place: string, settings: S3Settings): FileStore {
  const [, bucket, prefix = ''] = bucketPlace.exec(place) ?? []
  if (bucket) return s3Store({ bucket, prefix: prefix.replace(/\/*$/, prefix && '/'), settings })
  return folderStore(isAbsolute(place) ? place : resolve(place))
}

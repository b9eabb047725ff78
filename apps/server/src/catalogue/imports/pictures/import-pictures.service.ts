import type { Database } from '../../../db/connection.ts'
import { StoreAway } from '../../../files/away-store.ts'
import type { PicturesService } from '../../../pictures/pictures.service.ts'
import { isRefusal } from '../../../refusals/refusal.ts'
import type { ProductPicturesService } from '../../pictures/product-pictures.service.ts'
import { importResultsStore } from '../import-results.store.ts'
import type { FetchedPicture, FetchPicture } from './fetch-picture.ts'
import type { ImportArchives } from './import-archives.service.ts'
import { mostAttempts, importPicturesStore as store, type WaitingPicture } from './import-pictures.store.ts'

/** How many addresses are asked at once. */
const atOnce = 4

/** A web address or another; else the name of a file in the ZIP beside the file of products. */
export const isAddress = (picture: string) => /^[a-z][a-z0-9+.-]+:/i.test(picture)

/** Takes the pictures that files of products name from the web and from their ZIPs, tries what is away again, and says of each that cannot be had. */
export function importPicturesService({
  database,
  pictures,
  productPictures,
  fetchPicture,
  archives,
}: {
  database: Database
  pictures: Pick<PicturesService, 'save'>
  productPictures: Pick<ProductPicturesService, 'expect'>
  fetchPicture: FetchPicture
  archives: Pick<ImportArchives, 'opened' | 'clear'>
}) {
  async function give(picture: WaitingPicture, bytes: Buffer): Promise<string | null> {
    const { id, productId, url } = picture
    const saved = await pictures.save(bytes, '', async (tx, { key, file, ground, state }) => {
      const isDrawn = state === 'drawn'
      await productPictures.expect(tx, productId, { key, file, ground, isDrawn, name: nameOf(url) })
      await store.end(tx, id, 'kept')
    })
    return isRefusal(saved) ? saved.code : null
  }

  async function take(
    picture: WaitingPicture,
    zipOf: ReturnType<ImportArchives['opened']>,
  ): Promise<FetchFailure | null> {
    const fetched = await (isAddress(picture.url) ? fetchPicture(picture.url) : fromZip(picture, zipOf))
    if ('error' in fetched) return fetched
    const refused = await give(picture, fetched.bytes)
    return refused === null ? null : { error: 'PICTURE_UNREADABLE', isFinal: true }
  }

  /** A fault of the shop itself goes to `faults`, and is tried as often as an address that does not answer: others wait. */
  async function fetchOne(
    picture: WaitingPicture,
    zipOf: ReturnType<ImportArchives['opened']>,
    faults: unknown[],
  ): Promise<void> {
    let isStoreAway = false
    const failure = await take(picture, zipOf).catch((error): FetchFailure => {
      faults.push(error)
      // It says nothing of the picture.
      isStoreAway = error instanceof StoreAway
      return { error: 'PICTURE_UNREADABLE', isFinal: false }
    })
    if (!failure) return
    const isFinal = failure.isFinal || (picture.attempts >= mostAttempts && !isStoreAway)
    if (!isFinal) return
    await store.end(database.db, picture.id, 'failed')
    const { importId, line, column, url } = picture
    await importResultsStore.addErrors(database.db, importId, [
      { line, column, code: failure.error, value: url.slice(0, 200) },
    ])
  }

  async function work(
    zipOf: ReturnType<ImportArchives['opened']>,
    { faults, signal }: { faults: unknown[]; signal: AbortSignal | undefined },
  ): Promise<void> {
    while (!signal?.aborted) {
      const picture = await store.claimNext(database.db)
      if (!picture) return
      await fetchOne(picture, zipOf, faults)
    }
  }

  return {
    /** All that are due. Throws, after all were tried, when one of them could not be kept for a fault of ours. */
    async fetchWaiting(signal?: AbortSignal): Promise<void> {
      const zipOf = archives.opened()
      const faults: unknown[] = []
      await Promise.all(Array.from({ length: atOnce }, () => work(zipOf, { faults, signal })))
      await archives.clear()
      if (faults.length > 0) throw new AggregateError(faults, 'Pictures of files could not be kept')
    },
  }
}

type FetchFailure = Extract<FetchedPicture, { error: unknown }>

async function fromZip(
  { importId, url }: WaitingPicture,
  zipOf: ReturnType<ImportArchives['opened']>,
): Promise<FetchedPicture> {
  const zip = await zipOf(importId)
  const read = zip ? await zip.read(url) : { error: 'PICTURE_MISSING' as const }
  return 'bytes' in read ? read : { ...read, isFinal: true }
}

const nameOf = (url: string) =>
  decoded(URL.parse(url)?.pathname.split('/').at(-1) ?? '').slice(0, 100) || url.slice(0, 100)

/** As it stands where it is escaped in another encoding than UTF-8, or with what no text of the database has. */
function decoded(name: string): string {
  try {
    const text = decodeURI(name)
    return text.includes('\0') ? name : text
  } catch {
    return name
  }
}

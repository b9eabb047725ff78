import type { Database } from '../../db/connection.ts'
import type { PicturesService } from '../../pictures/pictures.service.ts'
import { isRefusal } from '../../refusals/refusal.ts'
import type { ProductPicturesService } from '../pictures/product-pictures.service.ts'
import type { FetchedPicture, FetchPicture } from './fetch-picture.ts'
import type { ImportArchives } from './import-archives.service.ts'
import { mostAttempts, importPicturesStore as store, type WaitingPicture } from './import-pictures.store.ts'
import { importResultsStore } from './import-results.store.ts'

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
  pictures: Pick<PicturesService, 'keep'>
  productPictures: Pick<ProductPicturesService, 'expect'>
  fetchPicture: FetchPicture
  archives: Pick<ImportArchives, 'opened' | 'clear'>
}) {
  async function give(picture: WaitingPicture, bytes: Buffer): Promise<string | null> {
    const { id, productId, url } = picture
    const kept = await pictures.keep(bytes, '', async (tx, { key, file, ground, state }) => {
      const isDrawn = state === 'drawn'
      await productPictures.expect(tx, productId, { key, file, ground, isDrawn, name: nameOf(url) })
      await store.end(tx, id, 'kept')
    })
    return isRefusal(kept) ? kept.code : null
  }

  async function fetchOne(
    picture: WaitingPicture,
    zipOf: ReturnType<ImportArchives['opened']>,
  ): Promise<void> {
    const fetched = await (isAddress(picture.url) ? fetchPicture(picture.url) : fromZip(picture, zipOf))
    const refused = 'bytes' in fetched ? await give(picture, fetched.bytes) : fetched.error
    if (refused === null) return
    const isFinal = 'bytes' in fetched || fetched.isFinal || picture.attempts >= mostAttempts
    if (!isFinal) return
    await store.end(database.db, picture.id, 'failed')
    const { importId, line, column, url } = picture
    await importResultsStore.addErrors(database.db, importId, [
      {
        line,
        column,
        code: 'bytes' in fetched ? 'PICTURE_UNREADABLE' : fetched.error,
        value: url.slice(0, 200),
      },
    ])
  }

  async function work(zipOf: ReturnType<ImportArchives['opened']>): Promise<void> {
    for (;;) {
      const picture = await store.claimNext(database.db)
      if (!picture) return
      await fetchOne(picture, zipOf)
    }
  }

  return {
    /** All that are due. */
    async fetchWaiting(): Promise<void> {
      const zipOf = archives.opened()
      await Promise.all(Array.from({ length: atOnce }, () => work(zipOf)))
      await archives.clear()
    },
  }
}

async function fromZip(
  { importId, url }: WaitingPicture,
  zipOf: ReturnType<ImportArchives['opened']>,
): Promise<FetchedPicture> {
  const zip = await zipOf(importId)
  const read = zip ? await zip.read(url) : { error: 'PICTURE_MISSING' as const }
  return 'bytes' in read ? read : { ...read, isFinal: true }
}

const nameOf = (url: string) =>
  decodeURI(URL.parse(url)?.pathname.split('/').at(-1) ?? '').slice(0, 100) || url.slice(0, 100)

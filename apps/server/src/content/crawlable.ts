/** A page that everybody may read; `changedAt` where it is known. */
export type CrawlablePage = { path: string; changedAt: Date | null }

/** A product as a shopping site lists it. */
export type FeedProduct = {
  id: number
  slug: string
  name: string
  description: string
  /** Pesos, IVA included. */
  price: number
  /** Pesos before the offer; null without one. */
  compareAtPrice: number | null
  brand: string | null
  barcode: string
  partNumber: string
  sku: string
  stock: number
  backorder: boolean
  /** kg, of the parcel. */
  weight: number
  /** Files under `/media/`, the first its own. */
  pictures: string[]
  /** From the root. */
  categories: string[]
}

/** What is read for crawlers. Rows come by their ids, so many at a time, after the one that was read last. */
export type Crawlable = {
  /** Categories and brands that sell something. */
  listPages(): Promise<CrawlablePage[]>
  listPosts(): Promise<CrawlablePage[]>
  listCategories(): Promise<{ slug: string; name: string; description: string; depth: number }[]>
  countProducts(): Promise<number>
  /** The id of the product for sale after so many others; null past the last. */
  findProductAfter(skipped: number): Promise<number | null>
  /** Pages of products for sale whose id is `from` or more. */
  listProductPages(from: number, limit: number): Promise<(CrawlablePage & { id: number })[]>
  listFeedProducts(from: number, limit: number): Promise<FeedProduct[]>
}

/** Rows one after the other, read so many at a time by their ids: no more than that are ever held. */
export async function* rowsById<Row extends { id: number }>(
  list: (from: number, limit: number) => Promise<Row[]>,
  { from = 0, most = Number.POSITIVE_INFINITY, batch = 1000 } = {},
): AsyncGenerator<Row> {
  let next = from
  let left = most
  while (left > 0) {
    const limit = Math.min(batch, left)
    const rows = await list(next, limit)
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    next = last.id + 1
    left -= rows.length
  }
}

import { type ShopLanguage, shopLanguages } from '#rules/text/shop-language.ts'
import type { Database, Transaction } from '../db/connection.ts'
import { hashOfLink, newLinkToken } from '../http/security/link-tokens.ts'
import { isRefusal, type Refusal, undoOrRefuse } from '../refusals/refusal.ts'
import type { PreviewedReplies } from './previewed-replies.ts'
import { previewsStore } from './previews.store.ts'

export type PreviewsService = ReturnType<typeof previewsService>

/** What stands in the address of a previewed page. */
export const previewParameter = 'vista'

const minutes = 30

/**
 * Pages of the shop as they would be with what nobody has saved yet (decision 0256). It is written in a transaction,
 * the replies that show it are read there, and the transaction is undone: a preview goes through what a save goes
 * through, and nobody else sees anything of it.
 */
export function previewsService({ database }: { database: Database }) {
  /** What opens what `work` writes and reads, for half an hour. A `Rollback` of it is answered as its refusal. */
  async function keep(
    work: (tx: Transaction) => Promise<PreviewedReplies>,
  ): Promise<{ token: string } | Refusal> {
    const replies = await undoOrRefuse(database, work)
    if (isRefusal(replies)) return replies
    const token = newLinkToken()
    await previewsStore.insert(database.db, { hash: hashOfLink(token), replies, minutes })
    return { token }
  }

  return {
    keep,

    /** The address of a page that shows what `keep` keeps; `path` is asked after it. */
    async make(
      path: () => string,
      work: (tx: Transaction) => Promise<PreviewedReplies>,
    ): Promise<{ address: string } | Refusal> {
      const kept = await keep(work)
      return 'token' in kept ? { address: `${path()}?${previewParameter}=${kept.token}` } : kept
    },

    /** Null for a token that is none, or not any more. */
    find: (token: string): Promise<PreviewedReplies | null> =>
      previewsStore.find(database.db, hashOfLink(token)),
  }
}

/** What a reply is in each language of the shop. */
export async function inEachLanguage<Reply>(
  read: (language: ShopLanguage) => Promise<Reply>,
): Promise<Record<ShopLanguage, Reply>> {
  const entries: [ShopLanguage, Reply][] = []
  for (const language of shopLanguages) entries.push([language, await read(language)])
  return Object.fromEntries(entries) as Record<ShopLanguage, Reply>
}

import { storageOf } from '../../shell/browser-storage.ts'
import { randomKey } from '../../shell/random-key.ts'
import { storageKey } from '../../shell/storage-keys.ts'
import { readFields } from '../../shell/stored-json.ts'

export type ReviewDraft = {
  /** '1' to '5', or empty. */
  rating: string
  author: string
  email: string
  content: string
  /** A UUID: sent again after a lost answer, it is the same review. */
  key: string
}

const keyOf = (productId: number) => storageKey('review', productId)

/** What was typed about a product in this tab and not yet sent: a reload or a wrong click loses none of it. */
export function readDraft(productId: number): ReviewDraft {
  const stored = readFields(storageOf('sessionStorage').getItem(keyOf(productId)))
  const word = (name: keyof ReviewDraft) => {
    const value = stored[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    rating: word('rating'),
    author: word('author'),
    email: word('email'),
    content: word('content'),
    key: word('key') || randomKey(),
  }
}

/** Null once it has been sent. */
export function saveDraft(productId: number, draft: ReviewDraft | null): void {
  const storage = storageOf('sessionStorage')
  if (draft) storage.setItem(keyOf(productId), JSON.stringify(draft))
  else storage.removeItem(keyOf(productId))
}

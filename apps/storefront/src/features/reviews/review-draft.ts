import { storageOf } from '../../shell/browser-storage.ts'
import { randomKey } from '../../shell/random-key.ts'
import { storageKey } from '../../shell/storage-keys.ts'

export type ReviewDraft = {
  /** '1' to '5', or empty. */
  rating: string
  author: string
  email: string
  content: string
  /** A UUID: sent again after a lost answer, it is the same review. */
  key: string
}

const emptyDraft = (): ReviewDraft => ({ rating: '', author: '', email: '', content: '', key: randomKey() })

const keyOf = (productId: number) => storageKey('review', productId)

/** What was typed about a product in this tab and not yet sent: a reload or a wrong click loses none of it. */
export function readDraft(productId: number): ReviewDraft {
  try {
    const stored: unknown = JSON.parse(storageOf('sessionStorage').getItem(keyOf(productId)) ?? '{}')
    const word = (name: keyof ReviewDraft) => {
      const value = typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : ''
      return typeof value === 'string' ? value : ''
    }
    const texts = {
      rating: word('rating'),
      author: word('author'),
      email: word('email'),
      content: word('content'),
    }
    return { ...texts, key: word('key') || randomKey() }
  } catch {
    // Storage that was tampered with holds no draft.
    return emptyDraft()
  }
}

/** Null once it has been sent. */
export function saveDraft(productId: number, draft: ReviewDraft | null): void {
  const storage = storageOf('sessionStorage')
  if (draft) storage.setItem(keyOf(productId), JSON.stringify(draft))
  else storage.removeItem(keyOf(productId))
}

import { randomKey } from '../../../shell/random-key.ts'

/**
 * The keys of what is sent: the same for the same content until it has arrived, so that it is kept once, and another
 * as soon as something was changed, since an earlier try may have arrived unheard.
 */
export function keyByContent() {
  let tried: { key: string; content: string } | null = null
  return {
    keyOf(content: object): string {
      const now = JSON.stringify(content)
      if (tried?.content !== now) tried = { key: randomKey(), content: now }
      return tried.key
    },

    /** The same content is another message from now on. */
    arrived(): void {
      tried = null
    },
  }
}

import { readObject, refusal, type SampleContext } from './layer.ts'

type Used<Made> = Record<string, { content: string; made: Made }>

/** Keys by which something of one kind was made in this browser, with what was asked under each (D32). */
export function usedKeys<Made>(context: SampleContext, storageKey: string) {
  const used = (): Used<Made> => readObject<Used<Made>>(context.storage, storageKey) as Used<Made>
  return {
    /** What the same content has made under a key; undefined for a new key. Throws KEY_REUSED for other content. */
    madeBy(key: string, content: object): Made | undefined {
      const earlier = used()[key]
      if (earlier && earlier.content !== JSON.stringify(content)) throw refusal(context, 'KEY_REUSED')
      return earlier?.made
    },

    remember(key: string, content: object, made: Made): void {
      const now = { ...used(), [key]: { content: JSON.stringify(content), made } }
      context.storage.setItem(storageKey, JSON.stringify(now))
    },
  }
}

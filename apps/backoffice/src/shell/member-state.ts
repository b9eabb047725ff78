type Store = {
  /** Puts it back to how it is for somebody new. */
  reset?: () => void
  /** Whether it holds what was typed and has not been saved. */
  isUnsaved?: () => boolean
}

const stores = new Set<Store>()

/** What stands in memory for the member that is signed in, and is forgotten with them. */
export const memberState = {
  add: (store: Store) => void stores.add(store),
  isUnsaved: (): boolean => [...stores].some(({ isUnsaved }) => isUnsaved?.()),
  forget(): void {
    for (const { reset } of stores) reset?.()
  },
}

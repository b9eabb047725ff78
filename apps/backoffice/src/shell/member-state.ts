const resets = new Set<() => void>()

/** What stands in memory for the member that is signed in, and is forgotten with them. */
export const memberState = {
  /** `reset` puts a store back to how it is for somebody new. */
  add: (reset: () => void) => void resets.add(reset),
  forget(): void {
    for (const reset of resets) reset()
  },
}

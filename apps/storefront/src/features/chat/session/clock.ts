/** Time as the page has it; a test hands in its own. */
export type Clock = {
  /** ms since 1970. */
  now(): number
  /** Calls again and again; what it returns stops it. */
  every(ms: number, tick: () => void): () => void
}

/** How often a connection that only listens is asked, and how long it may take to answer; in ms. */
export type Pulse = { everyMs: number; answerMs: number }

/** Whoever waits for an answer to come back learns within seconds that nothing is heard any more. */
export const pulseOfListeners: Pulse = { everyMs: 10_000, answerMs: 5000 }

/**
 * Asks over a connection that listens, and asks nothing else: what stands between may have forgotten it without a word,
 * and nothing that changes would be heard. `onSilent` is told where no answer comes, for as long as it is not stopped.
 */
export function keepAsking(
  client: { query(text: string): Promise<unknown> },
  onSilent: (error: Error) => void,
  { everyMs }: Pulse,
): () => void {
  const timer = setInterval(() => void client.query('SELECT 1').catch(onSilent), everyMs).unref()
  return () => clearInterval(timer)
}

/**
 * Runs what must not happen in two tabs at once: a second waits for the first. Where the browser has no locks
 * (a page without TLS) it runs at once, and the attempt's key stands in between (D32).
 */
export async function oneAtATime(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work()
  await navigator.locks.request('huella:buying', work)
}

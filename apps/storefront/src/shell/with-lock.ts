/** One tab of the browser at a time under a name; where it has no locks, tabs that meet are like two devices. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  if (!('locks' in navigator)) return work()
  return navigator.locks.request(name, work) as Promise<Result>
}

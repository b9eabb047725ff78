/** `opening`: asked for, while its code and words are on their way. `failed`: they did not come. */
type Launch = 'closed' | 'opening' | 'open' | 'failed'

const listeners = new Set<() => void>()
let launch: Launch = 'closed'

/** Whether the chat is open or closed (specification §4), as long as the page lasts. */
export const chatLaunch = {
  get: (): Launch => launch,
  set(next: Launch) {
    launch = next
    for (const listener of listeners) listener()
  },
  /** What was asked for stands on the page. */
  arrived() {
    if (launch === 'opening') chatLaunch.set('open')
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

import type { Clock } from './clock.ts'

/** What a tab alone knows of the conversation. */
export type TabState = {
  isConnected: boolean
  /** Who of the shop is writing. */
  typing: string | null
}

/** How long somebody counts as writing after the last sign of it, in ms. */
const typingShown = 5000

/** What a tab alone knows, for those who show it. */
export function createTabState(clock: Pick<Clock, 'now'>) {
  const listeners = new Set<() => void>()
  let state: TabState = { isConnected: false, typing: null }
  let typingUntil = 0
  const change = (patch: Partial<TabState>) => {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Nobody is seen to write while nothing tells of it. */
    setConnected: (isConnected: boolean) => change({ isConnected, ...(!isConnected && { typing: null }) }),
    showTyping(agent: string) {
      typingUntil = clock.now() + typingShown
      change({ typing: agent })
    },
    hideTyping: () => change({ typing: null }),
    tick() {
      if (state.typing !== null && clock.now() >= typingUntil) change({ typing: null })
    },
  }
}

import { sharedValue } from '../../../shell/shared-value.ts'
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
  const { get, set, subscribe } = sharedValue<TabState>({ isConnected: false, typing: null })
  let typingUntil = 0
  const change = (patch: Partial<TabState>) => set({ ...get(), ...patch })
  return {
    get,
    subscribe,
    /** Nobody is seen to write while nothing tells of it. */
    setConnected: (isConnected: boolean) => change({ isConnected, ...(!isConnected && { typing: null }) }),
    showTyping(agent: string) {
      typingUntil = clock.now() + typingShown
      change({ typing: agent })
    },
    hideTyping: () => change({ typing: null }),
    tick() {
      if (get().typing !== null && clock.now() >= typingUntil) change({ typing: null })
    },
  }
}

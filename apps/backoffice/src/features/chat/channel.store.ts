import type { ChatChannel, ConnectionState } from '../../data/port/chat.port.ts'
import { memberState } from '../../shell/member-state.ts'
import { sharedValue, useShared } from '../../shell/shared-value.ts'

/** How long somebody counts as writing after the last sign of it, in ms. */
const typingMs = 5000

type Channel = {
  connection: ConnectionState
  /** Whether this member takes conversations. */
  isAvailable: boolean
  /** Who writes in which conversation: null for its visitor. */
  typing: ReadonlyMap<number, string | null>
}

const atFirst: Channel = { connection: 'connecting', isAvailable: true, typing: new Map() }

const state = sharedValue(atFirst)
let opened: ChatChannel | null = null
/** What was chosen here and has not reached the shop. */
let choice: { isAvailable: boolean; chosenAt: number } | null = null
/** After how long the shop is told again what it could not keep, in ms. */
const againMs = 5000
let again: ReturnType<typeof setTimeout> | undefined
const ends = new Map<number, ReturnType<typeof setTimeout>>()

function change(next: Partial<Channel>): void {
  state.set({ ...state.get(), ...next })
}

/** Tells the choice with its age: of two tabs' choices the later one holds, whichever arrives first. */
function tellChoice(): void {
  clearTimeout(again)
  const told = choice
  if (!told) return
  const secondsAgo = Math.max(0, Math.floor((Date.now() - told.chosenAt) / 1000))
  opened?.setAvailable(told.isAvailable, secondsAgo, (isTaken) => {
    if (choice !== told) return
    if (isTaken) choice = null
    // The shop could not keep it. Whoever has paused believes that nobody comes to them: it is told again, while they wait.
    else again = setTimeout(tellChoice, againMs)
  })
}

/** What the channel says of itself and of who writes; one for the whole desk. */
export const useChannel = (): Channel => useShared(state)

export const channel = {
  state: state.get,
  open(next: ChatChannel | null): void {
    opened = next
  },
  setConnection(connection: ConnectionState): void {
    change({ connection })
    // What else holds the shop says by itself: this tab may have slept while another was used.
    if (connection === 'connected') tellChoice()
  },
  setAvailable(isAvailable: boolean): void {
    change({ isAvailable })
    choice = { isAvailable, chosenAt: Date.now() }
    tellChoice()
  },
  /** This member has chosen elsewhere, in another tab or browser: it holds for all of their connections. */
  hearAvailable: (isAvailable: boolean): void => change({ isAvailable }),
  /** Tells the visitor that they are being written to. */
  typing: (conversationId: number): void => opened?.typing(conversationId),
  /** Somebody writes, until they are silent for a while. */
  showTyping(conversationId: number, author: string | null): void {
    clearTimeout(ends.get(conversationId))
    ends.set(
      conversationId,
      setTimeout(() => channel.hideTyping(conversationId), typingMs),
    )
    change({ typing: new Map(state.get().typing).set(conversationId, author) })
  },
  hideTyping(conversationId: number): void {
    if (!state.get().typing.has(conversationId)) return
    const typing = new Map(state.get().typing)
    typing.delete(conversationId)
    change({ typing })
  },
}

memberState.add({
  reset() {
    for (const timer of ends.values()) clearTimeout(timer)
    ends.clear()
    clearTimeout(again)
    choice = null
    change(atFirst)
  },
})

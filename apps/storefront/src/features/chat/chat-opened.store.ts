const listeners = new Set<() => void>()
let opened = false

/** Whether the chat is open or closed (specification §4), as long as the page lasts. */
export const chatOpened = {
  get: () => opened,
  set(wanted: boolean) {
    opened = wanted
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

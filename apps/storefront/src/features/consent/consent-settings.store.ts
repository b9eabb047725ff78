const listeners = new Set<() => void>()
let isAsked = false

/** Whether the visitor wants to see what may run: asked for in the footer or the banner. */
export const consentSettings = {
  get: () => isAsked,
  ask(wanted: boolean) {
    isAsked = wanted
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}

/**
 * Runs before the page's code: React works in messages to itself, and does not go on in one whose commit took long, as on a
 * busy machine. What `pressed` selects is pressed once after that of its
 * hydration, or before the one that `pressAt` says.
 */
export function pressBetweenTasks(pressed: string): void {
  const page = window as unknown as { pressAt: 'hydrated' | 'code is here' | 'never' }
  page.pressAt = 'hydrated'
  const button = () => document.querySelector<HTMLElement>(pressed)
  const press = () => {
    page.pressAt = 'never'
    button()?.click()
  }
  let hasCommitted = false
  const now = performance.now.bind(performance)
  performance.now = () => now() + (hasCommitted ? 6 : 0)
  const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'activeElement') ?? {}
  Object.defineProperty(document, 'activeElement', {
    get() {
      hasCommitted = Object.keys(button() ?? {}).some((key) => key.startsWith('__reactProps'))
      return get?.call(document)
    },
  })
  const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage') ?? {}
  Object.defineProperty(MessagePort.prototype, 'onmessage', {
    set(this: MessagePort, work: (event: Event) => void) {
      set?.call(this, (event: Event) => {
        if (page.pressAt === 'code is here') press()
        hasCommitted = false
        work.call(this, event)
        if (hasCommitted && page.pressAt === 'hydrated') press()
        hasCommitted = false
      })
    },
  })
}

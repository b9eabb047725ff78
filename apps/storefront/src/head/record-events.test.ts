import { describe, expect, test, vi } from 'vitest'
import { recordEvents } from './record-events.ts'

type Done = {
  deferred?: boolean
  hydrated?: boolean
  button?: boolean
  value?: string
  checked?: boolean
}

/** A page that records: hands an event to what listens for it, and says whether it was kept from happening. */
function openPage() {
  const listeners = new Map<string, (event: Event) => void>()
  const page: Parameters<typeof recordEvents>[0] = {
    addEventListener: (name: string, listener: unknown) =>
      listeners.set(name, listener as (event: Event) => void),
  }
  recordEvents(page)
  return {
    recorded: () => page.__recordedEvents,
    happens(type: string, { deferred = false, hydrated = false, button = false, ...field }: Done): boolean {
      const target: Record<string, unknown> = {
        ...field,
        closest: (selector: string) => {
          if (selector.startsWith('button')) return button ? target : null
          return deferred ? { dataset: hydrated ? { hydrated: '' } : {} } : null
        },
      }
      const preventDefault = vi.fn()
      listeners.get(type)?.({ target, preventDefault } as unknown as Event)
      return preventDefault.mock.calls.length === 0
    },
  }
}

describe('events before hydration', () => {
  test('a form is kept from leaving the page and recorded, until its part is hydrated', () => {
    const page = openPage()
    expect(page.happens('submit', {})).toBe(true)
    expect(page.happens('submit', { deferred: true, hydrated: true })).toBe(true)
    expect(page.recorded()).toBeUndefined()
    expect(page.happens('submit', { deferred: true })).toBe(false)
    expect(page.recorded()).toMatchObject([{ type: 'submit' }])
  })

  test('a click is recorded on a button alone, a choice with what was chosen', () => {
    const page = openPage()
    expect(page.happens('click', { deferred: true })).toBe(true)
    expect(page.recorded()).toBeUndefined()
    expect(page.happens('click', { deferred: true, button: true })).toBe(true)
    page.happens('change', { deferred: true, value: 'dark' })
    page.happens('change', { deferred: true, value: '2041', checked: true })
    expect(page.recorded()).toMatchObject([
      { type: 'click' },
      { type: 'change', value: 'dark' },
      { type: 'change', value: '2041', checked: true },
    ])
  })

  test('all choices count, and the last click alone', () => {
    const page = openPage()
    page.happens('click', { deferred: true, button: true, value: 'first' })
    page.happens('change', { deferred: true, checked: true })
    page.happens('click', { deferred: true, button: true, value: 'last' })
    expect(page.recorded()).toMatchObject([{ type: 'change' }, { type: 'click', value: 'last' }])
  })
})

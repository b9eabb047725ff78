import { describe, expect, test, vi } from 'vitest'
import { noteEarly } from './note-early.ts'

/** Hands an event to what listens for it: whether it was kept from happening, and what was noted of it. */
function noted(type: string, { late = false, awake = false, button = false, value = '' }) {
  const listeners = new Map<string, (event: Event) => void>()
  const target: Record<string, unknown> = {
    value,
    closest: (selector: string) => {
      if (selector.startsWith('button')) return button ? target : null
      return (selector === '[data-late]' ? late : awake) ? {} : null
    },
  }
  const page: Parameters<typeof noteEarly>[0] = {
    addEventListener: (name: string, listener: unknown) =>
      listeners.set(name, listener as (event: Event) => void),
  }
  noteEarly(page)
  const preventDefault = vi.fn()
  listeners.get(type)?.({ target, preventDefault } as unknown as Event)
  return { kept: preventDefault.mock.calls.length === 1, early: page.__early }
}

describe('what comes too early', () => {
  test('a form is kept from leaving the page and noted, until its part is at work', () => {
    expect(noted('submit', { late: true })).toMatchObject({ kept: true, early: { type: 'submit' } })
    expect(noted('submit', { late: true, awake: true })).toEqual({ kept: false, early: undefined })
    expect(noted('submit', {})).toEqual({ kept: false, early: undefined })
  })

  test('a press is noted on a button alone, a choice with what was chosen', () => {
    expect(noted('click', { late: true, button: true })).toMatchObject({
      kept: false,
      early: { type: 'click' },
    })
    expect(noted('click', { late: true }).early).toBeUndefined()
    expect(noted('change', { late: true, value: 'dark' })).toMatchObject({ early: { value: 'dark' } })
  })
})

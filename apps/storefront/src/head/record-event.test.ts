import { describe, expect, test, vi } from 'vitest'
import { recordEvent } from './record-event.ts'

/** Hands an event to what listens for it: whether its default was prevented, and what was recorded of it. */
function noted(type: string, { deferred = false, hydrated = false, button = false, value = '' }) {
  const listeners = new Map<string, (event: Event) => void>()
  const target: Record<string, unknown> = {
    value,
    closest: (selector: string) => {
      if (selector.startsWith('button')) return button ? target : null
      return (selector === '[data-deferred]' ? deferred : hydrated) ? {} : null
    },
  }
  const page: Parameters<typeof recordEvent>[0] = {
    addEventListener: (name: string, listener: unknown) =>
      listeners.set(name, listener as (event: Event) => void),
  }
  recordEvent(page)
  const preventDefault = vi.fn()
  listeners.get(type)?.({ target, preventDefault } as unknown as Event)
  return { prevented: preventDefault.mock.calls.length === 1, recorded: page.__recordedEvent }
}

describe('an event before hydration', () => {
  test('a form is kept from leaving the page and recorded, until its part is hydrated', () => {
    expect(noted('submit', { deferred: true })).toMatchObject({
      prevented: true,
      recorded: { type: 'submit' },
    })
    expect(noted('submit', { deferred: true, hydrated: true })).toEqual({
      prevented: false,
      recorded: undefined,
    })
    expect(noted('submit', {})).toEqual({ prevented: false, recorded: undefined })
  })

  test('a click is recorded on a button alone, a choice with what was chosen', () => {
    expect(noted('click', { deferred: true, button: true })).toMatchObject({
      prevented: false,
      recorded: { type: 'click' },
    })
    expect(noted('click', { deferred: true }).recorded).toBeUndefined()
    expect(noted('change', { deferred: true, value: 'dark' })).toMatchObject({ recorded: { value: 'dark' } })
  })
})

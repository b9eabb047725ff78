import { createContext, runInContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { EARLY_SCRIPT } from './early-script.ts'

/** Runs the script and hands an event to it: whether it was kept from happening, and what was noted of it. */
function noted(type: string, { late = false, awake = false, button = false, value = '' }) {
  const listeners = new Map<string, (event: object) => void>()
  const target: Record<string, unknown> = {
    value,
    closest: (selector: string) => {
      if (selector.startsWith('button')) return button ? target : null
      return (selector === '[data-late]' ? late : awake) ? {} : null
    },
  }
  const globals: Record<string, unknown> = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    __early: undefined,
  }
  runInContext(EARLY_SCRIPT, createContext(globals))
  const preventDefault = vi.fn()
  listeners.get(type)?.({ target, preventDefault })
  return { kept: preventDefault.mock.calls.length === 1, early: globals.__early }
}

describe('the script that notes what comes too early', () => {
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

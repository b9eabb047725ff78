import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Suggestions } from '../../data/port/search.port.ts'
import { createSuggester, type SuggesterState, searchPause } from './suggester.ts'

function found(name: string): Suggestions {
  return {
    products: [{ id: 1, slug: name, name, price: 990, image: '', rating: 4.5, reviewCount: 2 }],
    categories: [],
    topics: [],
    pages: [],
  }
}

/** A suggester whose replies the test hands out itself, in the order that it likes. */
function setUp(pause: number = searchPause.desktop) {
  const questions: { text: string; signal: AbortSignal; reply: PromiseWithResolvers<Suggestions> }[] = []
  const states: SuggesterState[] = []
  const suggester = createSuggester({
    pause,
    ask(text, signal) {
      const reply = Promise.withResolvers<Suggestions>()
      questions.push({ text, signal, reply })
      return reply.promise
    },
    onChange: (state) => states.push(state),
  })
  return { suggester, questions, states }
}

describe('search suggestions', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('[S5.34] nothing is asked under 3 trimmed characters', async () => {
    const { suggester, questions, states } = setUp()
    suggester.type('  pe  ')
    await vi.advanceTimersByTimeAsync(5000)
    expect(questions).toHaveLength(0)
    expect(states.at(-1)).toEqual({ status: 'closed' })
  })

  test('[S9.6] three characters are enough, without the space around them', async () => {
    const { suggester, questions } = setUp()
    suggester.type(' pel ')
    await vi.advanceTimersByTimeAsync(searchPause.desktop)
    expect(questions.map((question) => question.text)).toEqual(['pel'])
  })

  test.each([
    ['desktop', 500],
    ['mobile', 700],
  ] as const)('[S5.35] [S9.7] on %s the shop is asked after %i ms of silence', async (variant, pause) => {
    const { suggester, questions } = setUp(searchPause[variant])
    suggester.type('pelo')
    await vi.advanceTimersByTimeAsync(pause - 1)
    suggester.type('pelota')
    await vi.advanceTimersByTimeAsync(pause - 1)
    expect(questions).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(questions.map((question) => question.text)).toEqual(['pelota'])
  })

  test('a stale reply is aborted and never replaces a newer one', async () => {
    const { suggester, questions, states } = setUp()
    suggester.type('pelota')
    await vi.advanceTimersByTimeAsync(500)
    suggester.type('collar')
    expect(questions[0]?.signal.aborted).toBe(true)
    await vi.advanceTimersByTimeAsync(500)
    questions[1]?.reply.resolve(found('collar'))
    questions[0]?.reply.resolve(found('pelota'))
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toEqual({ status: 'answered', text: 'collar', suggestions: found('collar') })
    expect(states).not.toContainEqual({ status: 'answered', text: 'pelota', suggestions: found('pelota') })
  })

  test('closing drops the reply that is under way', async () => {
    const { suggester, questions, states } = setUp()
    suggester.type('pelota')
    await vi.advanceTimersByTimeAsync(500)
    suggester.close()
    questions[0]?.reply.resolve(found('pelota'))
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toEqual({ status: 'closed' })
  })

  test('a question that fails says so, and the next one works', async () => {
    const { suggester, questions, states } = setUp()
    suggester.type('pelota')
    await vi.advanceTimersByTimeAsync(500)
    questions[0]?.reply.reject(new Error('down'))
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toEqual({ status: 'failed', text: 'pelota' })
    suggester.type('pelotas')
    await vi.advanceTimersByTimeAsync(500)
    questions[1]?.reply.resolve(found('pelotas'))
    await vi.advanceTimersByTimeAsync(0)
    expect(states.at(-1)).toMatchObject({ status: 'answered', text: 'pelotas' })
  })
})

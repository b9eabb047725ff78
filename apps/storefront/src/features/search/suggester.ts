import type { Suggestions } from '../../data/port/search.port.ts'

/** Characters after trimming from which suggestions open (D10). */
export const leastLetters = 3

/** Milliseconds of silence before the shop is asked (specification §5). */
export const searchPause = { desktop: 500, mobile: 700 } as const

export type SuggesterState =
  | { status: 'closed' }
  /** Nothing is typed: what was searched for lately, newest first. */
  | { status: 'recent'; texts: readonly string[] }
  | { status: 'asking' }
  | { status: 'answered'; text: string; suggestions: Suggestions }
  | { status: 'failed'; text: string }

export type SuggesterSettings = {
  /** Milliseconds. */
  pause: number
  ask(text: string, signal: AbortSignal): Promise<Suggestions>
  onChange(state: SuggesterState): void
}

export type Suggester = {
  /** What the box holds now. Under 3 trimmed characters it closes; otherwise it asks after the pause. */
  type(text: string): void
  /** Closes and drops whatever is under way. */
  close(): void
}

/** Only the reply to the newest text is shown: an older one is aborted, and dropped if it arrives all the same. */
export function createSuggester({ pause, ask, onChange }: SuggesterSettings): Suggester {
  let newest = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let abort: AbortController | undefined

  const drop = (): number => {
    clearTimeout(timer)
    abort?.abort()
    newest += 1
    return newest
  }

  const askNow = async (text: string, mine: number) => {
    abort = new AbortController()
    const show = (state: SuggesterState) => {
      if (mine === newest) onChange(state)
    }
    show({ status: 'asking' })
    await ask(text, abort.signal).then(
      (suggestions) => show({ status: 'answered', text, suggestions }),
      () => show({ status: 'failed', text }),
    )
  }

  return {
    type(text) {
      const mine = drop()
      const trimmed = text.trim()
      if (trimmed.length < leastLetters) onChange({ status: 'closed' })
      else timer = setTimeout(askNow, pause, trimmed, mine)
    },
    close() {
      drop()
      onChange({ status: 'closed' })
    },
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'
import { useText } from '../../shell/texts.tsx'
import { useToasts } from '../feedback/toasts.tsx'

/**
 * A part of the page whose code comes when it is wanted: null until it is there. Where it cannot be loaded a
 * toast says so, and `onFailure` closes what waits for it. A browser may ask for it again on the next page alone.
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  wanted: boolean,
  onFailure: () => void,
): Part | null {
  const text = useText()
  const { show } = useToasts()
  const [part, setPart] = useState<{ it: Part } | null>(null)
  const fail = useRef(onFailure)
  fail.current = onFailure
  const tell = useCallback(() => {
    fail.current()
    show({ tone: 'failure', text: text('LAYOUT_LOAD_FAILED') })
  }, [show, text])
  useEffect(() => {
    if (!wanted || part) return
    let isHere = true
    load().then(
      (it) => isHere && setPart({ it }),
      () => isHere && tell(),
    )
    return () => {
      isHere = false
    }
  }, [load, wanted, part, tell])
  return part?.it ?? null
}

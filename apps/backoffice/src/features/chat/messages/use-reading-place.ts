import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { lastHeld, type Thread } from '../thread/thread.ts'
import { endSlack, type Rows } from './use-rows.ts'

/**
 * Up to which message a conversation was read, that is, its end was in sight, and how many have come below since. While
 * the end is in sight it stays so when the room for the messages changes.
 */
export function useReadingPlace(
  viewport: RefObject<HTMLDivElement | null>,
  rows: Rows,
  thread: Thread,
): { onScroll: () => void; readUpTo: number; unread: number } {
  const [isAtEnd, setAtEnd] = useState(true)
  const [readUpTo, setReadUpTo] = useState(0)
  const last = lastHeld(thread)
  useEffect(() => {
    if (isAtEnd) setReadUpTo(last)
  }, [isAtEnd, last])

  const onScroll = useCallback(() => {
    const box = viewport.current
    if (box) setAtEnd(box.scrollHeight - box.clientHeight - box.scrollTop <= endSlack)
  }, [viewport])

  const wasAtEnd = useRef(isAtEnd)
  wasAtEnd.current = isAtEnd
  useEffect(() => {
    const box = viewport.current
    if (!box) return
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) rows.scrollToEnd()
    })
    observer.observe(box)
    return () => observer.disconnect()
  }, [viewport, rows])

  const unread = isAtEnd ? 0 : thread.messages.filter(({ sequence }) => sequence > readUpTo).length
  return { onScroll, readUpTo, unread }
}

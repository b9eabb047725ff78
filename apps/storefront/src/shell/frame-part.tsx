import { createContext, createElement, type ReactNode, useContext } from 'react'

/** A part as it is, marked so that it can be cached, or a mark alone where what was cached goes. */
export type FrameMode = 'whole' | 'marked' | 'cached'

export const FrameContext = createContext<FrameMode>('whole')

/** The element that marks a part; it stands in no document. */
const mark = 'frame-part'

/** Where a rendered text is cut: every second piece is a part. */
export const frameMarks = new RegExp(`</?${mark}>`)

/**
 * What stands around a page and is alike on many (`app/cached-frames.ts`). For the server alone: a browser's code has the
 * part itself, which goes on from what was cached, since a mark changes no id that React gives.
 */
export function FramePart({ children }: { children: ReactNode }) {
  const mode = useContext(FrameContext)
  return mode === 'whole' ? children : createElement(mark, null, mode === 'marked' && children)
}

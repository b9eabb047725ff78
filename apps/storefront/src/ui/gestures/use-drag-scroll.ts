import { useState } from 'react'
import { createDragScroll } from './drag-scroll.ts'

/** The handlers of `createDragScroll` for an element of one's own. */
export function useDragScroll() {
  return useState(createDragScroll)[0]
}

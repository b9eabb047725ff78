import { useEffect, useState } from 'react'

/** What had the focus when a dialog opened last; behind it what stands in for it where it is gone by then. */
let lastWay: readonly Element[] = []

/** Shows nothing, and goes with the dialog that it stands beside: the focus then returns to where it came from. */
export function FocusBack() {
  // Read while drawing: a menu that led here is gone once it is drawn.
  const [way] = useState(() => {
    lastWay = wayBack()
    return lastWay
  })
  useEffect(() => () => goBack(way), [way])
  return null
}

function wayBack(): readonly Element[] {
  const active = document.activeElement
  const menu = active?.closest('[role="menu"]')
  const opener = menu ? document.querySelector(`[aria-controls="${menu.id}"]`) : active
  if (!opener) return []
  // The button of a dialog that is busy has no focus, and nothing else has it.
  const isWithin = opener.closest('[role="dialog"]') || (opener === document.body && hasDialog())
  return isWithin ? [opener, ...lastWay.filter(stands)] : [opener]
}

/** To the nearest that still stands, else to the page; whoever has gone on to something else meanwhile is left there. */
function goBack(way: readonly Element[]): void {
  const active = document.activeElement
  if (active && active !== document.body && !active.closest('[role="dialog"]')) return
  const place = way.find(stands) ?? document.querySelector('#contenido')
  if (place instanceof HTMLElement) place.focus({ preventScroll: true })
}

const hasDialog = () => document.querySelector('[role="dialog"]') !== null
const stands = (element: Element) => element.isConnected && element !== document.body

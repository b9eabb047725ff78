/**
 * Runs in the page, once the keyboard was used there: moves the focus over all that takes it, and names what then shows
 * no ring, one of a single colour, or one that is cut by what it lies in.
 */
export function lostRings(): string[] {
  const halo = getComputedStyle(document.documentElement).getPropertyValue('--focus-halo').trim()
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = halo
  const haloColour = getComputedStyle(probe).color
  probe.remove()

  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)
    return `${element.tagName.toLowerCase()}.${element.className} '${name}'`
  }
  /** What draws a ring: the element, what stands in for one that is not seen, what it is a part of. */
  const ringsOf = (element: Element): Element[] => {
    const around: (Element | null)[] = [element, element.nextElementSibling]
    for (let up = element.parentElement; up && around.length < 7; up = up.parentElement) around.push(up)
    return around.filter((each) => {
      if (!each) return false
      const style = getComputedStyle(each)
      return style.outlineStyle === 'solid' && Number.parseFloat(style.outlineWidth) >= 2
    }) as Element[]
  }
  const hasHalo = (ring: Element) =>
    [undefined, '::after'].some((part) => getComputedStyle(ring, part).boxShadow.includes(haloColour))
  /** Whether what lies around cuts a side of the ring off, where the element itself lies within it. */
  const cutBy = (ring: Element): Element | undefined => {
    const style = getComputedStyle(ring)
    const out = Number.parseFloat(style.outlineOffset) + Number.parseFloat(style.outlineWidth)
    const box = ring.getBoundingClientRect()
    for (let up = ring.parentElement; up && up !== document.body; up = up.parentElement) {
      const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(up)
      const within = up.getBoundingClientRect()
      const margin = overflowX === 'clip' ? Number.parseFloat(overflowClipMargin) || 0 : 0
      const cuts = (low: number, high: number, from: number, to: number) =>
        low >= from - 1 && high <= to + 1 && (low - out < from - margin - 1 || high + out > to + margin + 1)
      if (overflowX !== 'visible' && cuts(box.left, box.right, within.left, within.right)) return up
      if (overflowY !== 'visible' && cuts(box.top, box.bottom, within.top, within.bottom)) return up
    }
    return undefined
  }

  const lost = new Set<string>()
  const stops = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
  )
  for (const stop of stops) {
    // Of tabs and pictures the keyboard meets the chosen one alone.
    if (stop.tabIndex < 0 || !stop.checkVisibility({ visibilityProperty: true })) continue
    stop.focus()
    // What fades in is looked at when it is there.
    for (const animation of document.getAnimations()) animation.finish()
    if (document.activeElement !== stop || !stop.matches(':focus-visible')) continue
    const rings = ringsOf(stop)
    const ring = rings.find(hasHalo)
    if (rings.length === 0) lost.add(`no ring: ${nameOf(stop)}`)
    else if (!ring) lost.add(`one colour: ${nameOf(stop)}`)
    else {
      const cutter = cutBy(ring)
      if (cutter) lost.add(`cut by ${cutter.className}: ${nameOf(stop)}`)
    }
  }
  return [...lost]
}

/**
 * Runs in the page: what stands past a side of the window, where nobody reads or presses it. What lies in a strip that is
 * scrolled, and what is there for screen readers alone, is no part of it.
 */
export function beyondWindow(): string[] {
  const isElsewhere = (element: Element) => {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement) {
      const { overflowX, clipPath, position } = getComputedStyle(up)
      if (clipPath !== 'none' || (up !== element && /auto|scroll/.test(overflowX))) return true
      if (position === 'fixed' && up.getBoundingClientRect().bottom <= 0) return true
    }
    return false
  }
  const beyond: string[] = []
  for (const element of document.body.querySelectorAll('*')) {
    const { left, right, width } = element.getBoundingClientRect()
    if (width < 2 || (left >= -1 && right <= document.documentElement.clientWidth + 1)) continue
    if (
      element.closest('svg') ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    if (isElsewhere(element)) continue
    const text = element.textContent?.trim().slice(0, 40)
    beyond.push(
      `${element.tagName.toLowerCase()}.${element.className} ${Math.round(left)} to ${Math.round(right)}: ${text}`,
    )
  }
  return beyond
}

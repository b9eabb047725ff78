/**
 * Runs in the page: what a finger would miss. Looked at are links and buttons that stand alone, not those within a sentence;
 * what lies around one, and still is it, counts as its room.
 */
export function smallTargets(): string[] {
  const least = 42
  const isAlone = (target: Element) => {
    if (getComputedStyle(target).display !== 'inline') return true
    const around = target.closest('p, li, dd, td, label')
    return (around?.textContent?.trim().length ?? 0) <= (target.textContent?.trim().length ?? 0) + 3
  }
  const small = new Set<string>()
  for (const target of document.querySelectorAll('a[href], button:enabled, summary')) {
    if (!target.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || !isAlone(target))
      continue
    target.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = target.getBoundingClientRect()
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const isHit = (across: number, down: number) => {
      const hit = document.elementFromPoint(x + across, y + down)
      return hit !== null && target.contains(hit)
    }
    // What lies below something else, or beyond the window, is met elsewhere.
    if (box.height < 3 || !isHit(0, 0)) continue
    const reach = (across: number, down: number) => {
      let far = 0
      while (far < 44 && isHit(across * (far + 1), down * (far + 1))) far += 1
      return far
    }
    const [width, height] = [reach(-1, 0) + reach(1, 0), reach(0, -1) + reach(0, 1)]
    const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40)
    if (width < Math.min(least, 30) || height < least) small.add(`${name}: ${width} x ${height}`)
  }
  scrollTo(0, 0)
  return [...small]
}

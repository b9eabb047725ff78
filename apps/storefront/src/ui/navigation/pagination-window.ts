/** A number is a page, `gap` the ellipsis for two or more pages that are left out. */
export type PageSlot = number | 'gap'

/** First page, last page, and the page with its siblings; a gap never stands for a single page. */
export function paginationWindow(page: number, pages: number, siblings = 2): PageSlot[] {
  if (pages < 1) return []
  const here = Math.min(Math.max(1, page), pages)
  const shown = new Set([1, pages])
  for (let near = here - siblings; near <= here + siblings; near += 1) {
    if (near >= 1 && near <= pages) shown.add(near)
  }
  const slots: PageSlot[] = []
  let last = 0
  for (const number of [...shown].sort((a, b) => a - b)) {
    if (number - last === 2) slots.push(number - 1)
    else if (number - last > 2) slots.push('gap')
    slots.push(number)
    last = number
  }
  return slots
}

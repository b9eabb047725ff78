/**
 * The window of a page (specification §3). Unlike a pager's, a page past the end is empty and keeps its
 * number: `from` and `to` are 0 then.
 */
export function pageOf({
  total,
  page,
  limit,
  shown,
}: {
  total: number
  page: number
  limit: number
  shown: number
}) {
  const from = shown === 0 ? 0 : (page - 1) * limit + 1
  return { page, limit, total, pages: Math.ceil(total / limit), from, to: shown === 0 ? 0 : from + shown - 1 }
}

/** Bounds in pesos, rounded outwards to a step of 10 to the power of (digits − 2, at least 1) (specification §9). */
export function priceBounds(least: number | null, most: number | null): { min: number; max: number } {
  if (least === null || most === null) return { min: 0, max: 0 }
  const step = 10 ** Math.max(String(most).length - 2, 1)
  return { min: Math.floor(least / step) * step, max: Math.ceil(most / step) * step }
}

/** Bounds in pesos, rounded outwards to a step of 10 to the power of (digits − 2, at least 1) (specification §9). */
export function priceBounds(least: number | null, most: number | null): { min: number; max: number } {
  if (least === null || most === null) return { min: 0, max: 0 }
  const step = 10 ** Math.max(String(most).length - 2, 1)
  return { min: Math.floor(least / step) * step, max: Math.ceil(most / step) * step }
}

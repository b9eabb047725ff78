const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The option, of `count`, that a key moves to from option `at`; -1 stands for the field itself, which lies between the
 * last and the first. Null for a key that moves nothing.
 */
export function movedTo(key: string, at: number, count: number): number | null {
  const step = steps[key]
  if (step === undefined) return null
  const places = count + 1
  return ((at + 1 + step + places) % places) - 1
}

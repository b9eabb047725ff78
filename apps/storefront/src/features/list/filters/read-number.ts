/**
 * A number of 0 or more as people type it: '20.000', '$ 20000', '7,5' or '7.5'. The last point or comma parts the
 * decimals where there are any and no more than two digits follow it, or nothing but a 0 stands before it ('0,385'); every
 * other one parts thousands. Null where nothing is typed.
 */
export function readNumber(text: string, decimals = 0): number | null {
  const plain = text.replace(/[^\d.,]/g, '')
  if (!/\d/.test(plain)) return null
  const at = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'))
  const tail = at < 0 ? '' : plain.slice(at + 1)
  const hasDecimals = decimals > 0 && at >= 0 && (tail.length <= 2 || /^0?$/.test(plain.slice(0, at)))
  const whole = (hasDecimals ? plain.slice(0, at) : plain).replace(/\D/g, '').slice(0, 9)
  return Number(hasDecimals ? `${whole || '0'}.${tail.slice(0, decimals) || '0'}` : whole)
}

/** What a field holds: the value that it shows, unless something else was typed, since what it shows may be rounded. */
export const readField = (
  typed: string,
  { shown, value, decimals }: { shown: string; value: number | null; decimals: number },
): number | null => (typed === shown ? value : readNumber(typed, decimals))

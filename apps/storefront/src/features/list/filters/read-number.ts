/**
 * A number of 0 or more as people type it: '20.000', '$ 20000', '7,5' or '7.5'. The last point or comma parts the
 * decimals where there are any and no more than two digits follow it; every other one parts thousands. Null where
 * nothing is typed.
 */
export function readNumber(text: string, decimals = 0): number | null {
  const plain = text.replace(/[^\d.,]/g, '')
  if (!/\d/.test(plain)) return null
  const at = Math.max(plain.lastIndexOf(','), plain.lastIndexOf('.'))
  const tail = at < 0 ? '' : plain.slice(at + 1)
  const hasDecimals = decimals > 0 && at >= 0 && tail.length <= 2
  const whole = (hasDecimals ? plain.slice(0, at) : plain).replace(/\D/g, '').slice(0, 9)
  return Number(hasDecimals ? `${whole || '0'}.${tail || '0'}` : whole)
}

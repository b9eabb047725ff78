/**
 * A RUT with its dots and hyphen while it is typed: the last character counts as the check digit.
 * Text that is on no way to a RUT comes back as it was, so that nothing typed is lost.
 */
export function formatRutTyped(text: string): string {
  const bare = text.replace(/[\s.‐‑–−-]/g, '').toUpperCase()
  if (!/^\d{1,8}[\dK]?$/.test(bare)) return text
  const digits = bare.replace(/^0+(?=.)/, '')
  if (digits.length < 2) return digits
  const body = digits.slice(0, -1).replace(/\B(?=(\d{3})+$)/g, '.')
  return `${body}-${digits.slice(-1)}`
}

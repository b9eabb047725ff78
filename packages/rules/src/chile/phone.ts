/** Nine digits with or without Chile's code; 56 opens no national number, so `56…` cut short is refused. */
const phoneForm = /^(?:(?:\+|00)?56)?((?!56)[2-9]\d{8})$/

/**
 * A Chilean phone as E.164 (`+56987654321`; landlines too, `+56223456789`), null when it is none.
 * Spaces, hyphens, dots and parentheses are ignored; 56, +56 and 0056 may precede the nine digits.
 */
export function normalizePhone(text: string): string | null {
  const national = phoneForm.exec(text.replace(/[\s().‐‑–−-]+/g, ''))?.[1]
  return national ? `+56${national}` : null
}

/**
 * `+56 9 8765 4321`, `+56 2 2345 6789` or `+56 32 234 5678`.
 * A text that is no Chilean phone comes back as it was, so that nothing typed is lost.
 */
export function formatPhone(text: string): string {
  const national = normalizePhone(text)?.slice(3)
  if (!national) return text
  return /^[29]/.test(national)
    ? `+56 ${national.slice(0, 1)} ${national.slice(1, 5)} ${national.slice(5)}`
    : `+56 ${national.slice(0, 2)} ${national.slice(2, 5)} ${national.slice(5)}`
}

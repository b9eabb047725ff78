import { clean, format, validate } from 'rut.js'

export type Rut = {
  /** Digits without the check digit, no dots, no leading zeros: `12345678`. */
  body: string
  /** `0` to `9`, or `K`. */
  digit: string
  /** The form that is stored and sent: `12345678-5`. */
  canonical: string
}

/** Valid by its digit, yet a stand-in for a person without a RUT. */
const placeholders: ReadonlySet<string> = new Set(['66666666-6'])

const rutForm = /^0*(?:[1-9]\d{0,7}|[1-9]\d{0,2}(?:\.\d{3}){1,2})-?[\dkK]$/

/**
 * Reads a RUT with or without dots, hyphen, spaces and leading zeros.
 * Null when the form or the check digit is wrong, and for a placeholder.
 */
export function parseRut(text: string): Rut | null {
  const compact = text.replace(/\s+/g, '').replace(/[‐‑–−]/g, '-')
  if (!rutForm.test(compact)) return null
  const bare = clean(compact)
  if (!validate(bare)) return null
  const canonical = format(bare, { dots: false })
  if (placeholders.has(canonical)) return null
  return { body: bare.slice(0, -1), digit: bare.slice(-1), canonical }
}

/** `12.345.678-5`; a text that is no valid RUT comes back as it was, so that nothing typed is lost. */
export function formatRut(text: string): string {
  const rut = parseRut(text)
  return rut ? format(rut.canonical) : text
}

export function isValidRut(text: string): boolean {
  return parseRut(text) !== null
}

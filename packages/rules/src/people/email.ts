const mostCharacters = 254
const localPattern = /^[^\s\p{C}@"(),:;<>[\\\].]+(?:\.[^\s\p{C}@"(),:;<>[\\\].]+)*$/u
const labelPattern = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const topLabelPattern = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{1,59})$/u

/**
 * An e-mail address trimmed and in lower case, at most 254 characters; null when its form is not sensible.
 * Whether it exists is for a sent message to find out.
 */
export function normalizeEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  if (email.length > mostCharacters) return null
  const parts = email.split('@')
  const [local, domain] = parts
  if (parts.length !== 2 || local === undefined || domain === undefined) return null
  const labels = domain.split('.')
  const top = labels.at(-1) ?? ''
  const isSensible =
    local.length <= 64 &&
    localPattern.test(local) &&
    labels.length >= 2 &&
    labels.every((label) => labelPattern.test(label)) &&
    topLabelPattern.test(top)
  return isSensible ? email : null
}

import { createHash, randomBytes } from 'node:crypto'

const codes = 10
/** Base32 (RFC 4648): no letter is mistaken for a digit, since it has no 0, 1, 8 and 9. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Ten codes of 80 random bits each, as they are shown: ABCD-EFGH-IJKL-MNOP. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: codes }, () => {
    const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length])
    return letters.join('').replace(/(.{4})(?=.)/g, '$1-')
  })
}

/**
 * What is stored of a code. A plain hash is enough for 80 random bits, and needs no key, so that a recovery code opens
 * the account also after the session secret was lost.
 */
export const hashOfRecoveryCode = (code: string): Buffer =>
  createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest()

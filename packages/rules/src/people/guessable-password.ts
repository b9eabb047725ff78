import { commonPasswords } from './common-passwords.ts'

/** What keys and alphabets give in a row; it goes on from its end. */
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const runs = rows.flatMap((row) => [row, [...row].toReversed().join('')])

const folded = (text: string) => text.normalize('NFKC').toLowerCase().trim()

/**
 * Whether a password is among the first that anybody would try: a common one, also with up to four digits or signs
 * after it; the e-mail or what stands before its @; one or a few characters over and over; keys in a row. Whether
 * it is long enough is for `isWeakPassword`.
 */
export function isGuessablePassword(password: string, email: string): boolean {
  const tried = folded(password)
  const address = folded(email)
  const local = address.split('@')[0]
  return (
    tried === address ||
    heads(tried).some((head) => commonPasswords.has(head) || head === local) ||
    /^(.{1,3})\1+$/su.test(tried) ||
    runs.some((run) => run.includes(tried))
  )
}

/** A password, and what stands before the last few digits and signs of it. */
function heads(password: string): string[] {
  const ending = /[\d\W_]*$/u.exec(password)?.[0].length ?? 0
  return Array.from({ length: Math.min(ending, 4) + 1 }, (_, left) =>
    password.slice(0, password.length - left),
  )
}

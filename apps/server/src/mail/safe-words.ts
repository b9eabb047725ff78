import { hasWebAddress } from '#rules/text/web-addresses.ts'

const oneWord = /^[\p{L}\p{M}'’.-]{1,30}$/u

/**
 * By what a mail greets: the first word of a name, where it is a name's. Anybody may have typed it together
 * with anybody's e-mail, and a shop's mail carries no stranger's message; empty where it is something else.
 */
export function greetedName(name: string): string {
  const [first = ''] = name.normalize('NFKC').trim().split(/\s+/u)
  return oneWord.test(first) && !hasWebAddress(name) ? first : ''
}

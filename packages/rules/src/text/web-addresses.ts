/** Endings under which addresses of the web mostly stand; a point between two words of a name is none. */
const endings = [
  ...['com', 'net', 'org', 'info', 'biz', 'edu', 'gov', 'app', 'dev', 'shop', 'store', 'online', 'site'],
  ...['website', 'web', 'xyz', 'top', 'club', 'link', 'click', 'live', 'life', 'page', 'pro', 'win', 'vip'],
  ...['space', 'fun', 'icu', 'buzz', 'cloud', 'host', 'tech', 'help', 'bid', 'loan', 'bet', 'casino'],
  ...['cl', 'ar', 'pe', 'bo', 'br', 'mx', 'co', 'es', 'us', 'uk', 'eu', 'ru', 'cn', 'io', 'me', 'tv', 'cc'],
  ...['ly', 'gl', 'gd', 'gg', 'to', 'ws', 'ai', 'tk', 'ml', 'ga', 'cf', 'gq', 'su', 'pw', 'gy', 'sh', 'so'],
].join('|')

const address = new RegExp(
  String.raw`:/|\bwww\s*\.|[\p{L}\p{N}_-]{2,}\.(?:${endings})(?![\p{L}\p{N}])|\b\d{1,3}(?:\.\d{1,3}){3}\b`,
  'iu',
)

/**
 * Whether a text that a person gave has an address of the web in it, or something that a reader's program
 * makes a link of. Written with other characters that look alike, it is found too.
 */
export const hasWebAddress = (text: string): boolean => address.test(text.normalize('NFKC'))

/** A text without its addresses of the web: each word that has one becomes `…`. */
export function withoutWebAddresses(text: string): string {
  if (!hasWebAddress(text)) return text
  const cleaned = text.replaceAll(/\S+/gu, (word) => (hasWebAddress(word) ? '…' : word))
  // What is an address over several words alone, such as `www . casa`.
  return hasWebAddress(cleaned) ? '…' : cleaned
}

/** A path of this shop, which no browser reads as another host's, or a whole https address without a password in it. */
export function isShopLink(address: string): boolean {
  if (/[\s\\\p{Cc}]/u.test(address)) return false
  if (address.startsWith('/')) return !address.startsWith('//')
  const url = address.startsWith('https://') ? URL.parse(address) : null
  return url !== null && url.username === '' && url.password === ''
}

import { Script } from 'node:vm'

const script = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi
const picture = /<(?:img|iframe)\b([^>]*)>(?:\s*<\/iframe\s*>)?/gi
const source = /(?:^|\s)src\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i
const comment = /<!--[\s\S]*?-->/g
/** What would end or change the element that a script is put into. */
const breaksOut = /<\/?\s*script|<!--/i

/** Whether code is none: a browser could not read it, or it would break out of the element that it is put into. */
const isNoCode = (code: string): boolean => breaksOut.test(code) || !isReadable(code)

/** Read alone: it is not run. */
function isReadable(code: string): boolean {
  try {
    return new Script(code) !== null
  } catch {
    return false
  }
}

/**
 * The scripts of a pixel as a page can put them into elements of its own, in their order and without their
 * tags: code, or the https address of a script that is loaded. What is pasted may be whole `<script>`
 * elements or code alone. Null for anything else: other markup, an address without https, tags inside code, prose.
 */
export function pixelScripts(text: string): string[] | null {
  const bare = text.replace(comment, '').trim()
  if (bare === '') return []
  if (!/<\s*script/i.test(bare)) {
    const address = httpsAddress(bare)
    if (address !== null) return [address]
    return isNoCode(bare) ? null : [bare]
  }
  if (bare.replace(script, '').trim() !== '') return null
  const found: string[] = []
  for (const [, attributes = '', code = ''] of bare.matchAll(script)) {
    const address = source.exec(attributes)
    if (address) {
      const loaded = httpsAddress(address[1] ?? address[2] ?? address[3] ?? '')
      if (loaded === null) return null
      found.push(loaded)
    }
    const own = code.trim()
    if (isNoCode(own)) return null
    if (own !== '') found.push(own)
  }
  return found
}

/**
 * What a pixel shows without scripts: the https addresses of its pictures or frames, without their tags. What
 * is pasted may be a `<noscript>` element, the elements within it, or an address. Null for anything else.
 */
export function pixelPictures(text: string): string[] | null {
  const bare = text
    .replace(comment, '')
    .replace(/<\/?\s*noscript\s*>/gi, '')
    .trim()
  if (bare === '') return []
  if (!bare.includes('<')) {
    const address = httpsAddress(bare)
    return address === null ? null : [address]
  }
  if (bare.replace(picture, '').trim() !== '') return null
  const found = [...bare.matchAll(picture)].map(([, attributes = '']) => {
    const address = source.exec(attributes)
    return address ? httpsAddress(address[1] ?? address[2] ?? address[3] ?? '') : null
  })
  return found.includes(null) ? null : found.filter((address) => address !== null)
}

/** The address in its one spelling, or null; in markup `&` stands as `&amp;`. */
function httpsAddress(text: string): string | null {
  const decoded = text.trim().replaceAll('&amp;', '&')
  const url = /[\s<>"'`]/.test(decoded) ? null : URL.parse(decoded)
  return url?.protocol === 'https:' && url.username === '' ? url.href : null
}

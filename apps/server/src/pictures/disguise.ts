/**
 * What a browser or a server would run, as letters that no picture has by chance: coded data hold any four in one of a
 * hundred photographs, so that short ones count with what has to follow them.
 */
const scripts = [
  /<script/,
  /<!doctype/,
  /<iframe/,
  /javascript:/,
  /onerror=/,
  /<(html|body)[\s>]/,
  /<\?php\s/,
  /<svg[\s/]+[a-z]{3}/,
]

const pdf = '%PDF-'
/** Readers take a PDF that begins within so many bytes. */
const pdfWithin = 1024

/** A zip ends with its directory's end, after which a comment may stand. */
const zipEnd = Buffer.from('PK\u0005\u0006', 'latin1')
const zipEndBytes = 22

/**
 * Whether a picture's file is something else as well: a page or a script for whoever opens it under another name, a PDF,
 * or an archive (which is also what a JAR and an APK are).
 */
export function isDisguise(bytes: Buffer): boolean {
  if (bytes.subarray(0, pdfWithin).includes(pdf)) return true
  if (endsAsZip(bytes)) return true
  const letters = bytes.toString('latin1').toLowerCase()
  return scripts.some((each) => each.test(letters))
}

function endsAsZip(bytes: Buffer): boolean {
  const from = Math.max(0, bytes.length - zipEndBytes - 0xffff)
  for (let at = bytes.indexOf(zipEnd, from); at !== -1; at = bytes.indexOf(zipEnd, at + 1)) {
    const comment = at + zipEndBytes <= bytes.length ? bytes.readUInt16LE(at + zipEndBytes - 2) : -1
    if (at + zipEndBytes + comment === bytes.length) return true
  }
  return false
}

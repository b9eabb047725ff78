/**
 * The address of a request. One with a half-written escape, as a mail leaves it that has cut a link short, names no page:
 * its percent signs are taken for what they are, so that it is answered like any other that names none. A call of the wire is
 * written by a program, which is told that it cannot be read.
 */
export function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '/'] = url.split('?', 1)
  if (!path.includes('%') || path.startsWith('/api/')) return url
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

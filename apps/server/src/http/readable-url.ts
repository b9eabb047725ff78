/**
 * The address of a request. One with a half-written escape, as a mail leaves it that has cut a link short, names no page
 * and no call: its percent signs are taken for what they are, so that it is answered like any other that names none.
 */
export function readableUrl({ url = '/' }: { url?: string | undefined }): string {
  const [path = '/'] = url.split('?', 1)
  if (!path.includes('%')) return url
  try {
    decodeURI(path)
    return url
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length)
  }
}

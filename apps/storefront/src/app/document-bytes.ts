import { type LanguageCode, languages } from '../shell/language.ts'

/** Text, or the bytes of what many documents share: that is encoded once. */
export type Piece = string | Buffer

/** The built styles by their paths on this host. */
type Styles = ReadonlyMap<string, string>

/** What stands in every document around the places that a page fills. */
type Frame = {
  template: string
  /** Before the attributes of the whole, before the head's place, the app's, the state's, and the rest. */
  parts: readonly Buffer[]
  /** The elements of the styles by their paths. */
  styles: Map<string, Buffer>
}

type Filling = {
  language: LanguageCode
  head: readonly Piece[]
  app: readonly Piece[]
  state: readonly Piece[]
}

const prepared = new WeakMap<Styles, Frame>()
const places = /<html lang="es" dir="ltr">|<!--huella-(?:head|app|state)-->/

/** Puts what is seen first before what makes it work: styles stand inside, scripts come after pictures. */
function frameOf(template: string, styles: Styles): Frame {
  const known = prepared.get(styles)
  if (known?.template === template) return known
  const parts = template
    .replace(/<link rel="stylesheet" crossorigin href="([^"]+)">/g, (_tag, path: string) =>
      styleText(path, styles),
    )
    .replace(
      /<(script type="module"|link rel="modulepreload") crossorigin/g,
      '<$1 fetchpriority="low" crossorigin',
    )
    .split(places)
    .map((part) => Buffer.from(part))
  const frame = { template, parts, styles: new Map() }
  prepared.set(styles, frame)
  return frame
}

/**
 * A style in the document itself, so that the first paint waits for nothing else. The link that loads
 * nothing tells the build's loader of chunks that the style is there.
 */
function styleText(path: string, styles: Styles): string {
  const css = styles.get(path)
  const link = `<link rel="stylesheet" href="${path}"`
  return css === undefined ? `${link}>` : `<style>${css}</style>${link} media="not all" disabled>`
}

/** The element of a style, as `styleText` writes it. */
export function styleOf(path: string, { template, styles }: { template: string; styles: Styles }): Piece {
  const { styles: known } = frameOf(template, styles)
  const bytes = known.get(path) ?? Buffer.from(styleText(path, styles))
  known.set(path, bytes)
  return bytes
}

/** The whole document: the built `index.html` with its places filled. */
export function documentOf(
  { template, styles }: { template: string; styles: Styles },
  { language, head, app, state }: Filling,
): Buffer {
  const { locale, direction } = languages[language]
  const html = `<html lang="${locale.slice(0, 2)}" dir="${direction}">`
  const [start = '', beforeHead = '', beforeApp = '', beforeState = '', end = ''] = frameOf(
    template,
    styles,
  ).parts
  return bytesOf([start, html, beforeHead, ...head, beforeApp, ...app, beforeState, ...state, end])
}

/** All pieces in one: texts are written where they are to stand. */
function bytesOf(pieces: readonly Piece[]): Buffer {
  const sizes = pieces.map((piece) => (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.length))
  const bytes = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + size, 0))
  let at = 0
  for (const [index, piece] of pieces.entries()) {
    if (typeof piece === 'string') bytes.write(piece, at)
    else bytes.set(piece, at)
    at += sizes[index] ?? 0
  }
  return bytes
}

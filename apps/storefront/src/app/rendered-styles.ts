import type { Manifest } from './built-files.ts'

/** The built styles by their paths on this host. */
export type Styles = ReadonlyMap<string, string>

const classes = new WeakMap<Styles, ReadonlyMap<string, string>>()

/** Which style each class is of: a part's classes are named by the build, and stand in one style alone. */
function pathsByClass(styles: Styles): ReadonlyMap<string, string> {
  const found = classes.get(styles)
  if (found) return found
  const paths = new Map<string, string>()
  for (const [path, css] of styles) {
    for (const [, name = ''] of css.matchAll(/\.(-?[a-z_][\w-]*)/gi))
      if (!paths.has(name)) paths.set(name, path)
  }
  classes.set(styles, paths)
  return paths
}

const ordered = new WeakMap<Manifest, readonly string[]>()

/** Every style of the build, each after those that its part builds on. */
function inOrder(manifest: Manifest): readonly string[] {
  const found = ordered.get(manifest)
  if (found) return found
  const paths = new Set<string>()
  const seen = new Set<string>()
  const walk = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) walk(next)
    for (const file of manifest[key]?.css ?? []) paths.add(`/${file}`)
  }
  for (const key of Object.keys(manifest)) walk(key)
  const all = [...paths]
  ordered.set(manifest, all)
  return all
}

const opening = ' class="'

/** What stands in a class attribute, by its whole text: the same few hundred texts come in every page. */
const pathsByText = new WeakMap<Styles, Map<string, readonly string[]>>()

function textsKnown(styles: Styles): Map<string, readonly string[]> {
  const known = pathsByText.get(styles) ?? new Map<string, readonly string[]>()
  pathsByText.set(styles, known)
  return known
}

/**
 * The styles of what was rendered, told by the classes that stand in it: a part whose code comes late has its looks
 * with the document, and none can be forgotten. `more` are those of what stands beside it.
 */
export function stylesOf(
  html: string,
  styles: Styles,
  manifest: Manifest,
  more: readonly string[] = [],
): string[] {
  const paths = pathsByClass(styles)
  const known = textsKnown(styles)
  const wanted = new Set<string>(more)
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const start = at + opening.length
    at = html.indexOf('"', start)
    const names = html.slice(start, at)
    let own = known.get(names)
    if (!own) {
      own = names.split(' ').flatMap((name) => paths.get(name) ?? [])
      known.set(names, own)
    }
    for (const path of own) wanted.add(path)
  }
  return inOrder(manifest).filter((path) => wanted.has(path))
}

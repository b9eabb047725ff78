import type { Manifest } from './built-files.ts'

/** The built styles by their paths on this host. */
export type Styles = ReadonlyMap<string, string>

const known = new WeakMap<Styles, ReadonlyMap<string, string>>()

/** Which style each class is of: a part's classes are named by the build, and stand in one style alone. */
function pathsByClass(styles: Styles): ReadonlyMap<string, string> {
  const found = known.get(styles)
  if (found) return found
  const paths = new Map<string, string>()
  for (const [path, css] of styles) {
    for (const [, name = ''] of css.matchAll(/\.(-?[a-z_][\w-]*)/gi))
      if (!paths.has(name)) paths.set(name, path)
  }
  known.set(styles, paths)
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

/** What stands in the class attributes, each text once. */
function classesIn(html: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const start = at + opening.length
    at = html.indexOf('"', start)
    found.add(html.slice(start, at))
  }
  return found
}

/**
 * The styles of what was rendered, told by the classes that stand in it: a part whose code comes late has its looks
 * with the document, and none can be forgotten.
 */
export function stylesOf(html: string, styles: Styles, manifest: Manifest): string[] {
  const paths = pathsByClass(styles)
  const wanted = new Set<string>()
  for (const names of classesIn(html)) {
    for (const name of names.split(' ')) {
      const path = paths.get(name)
      if (path) wanted.add(path)
    }
  }
  return inOrder(manifest).filter((path) => wanted.has(path))
}

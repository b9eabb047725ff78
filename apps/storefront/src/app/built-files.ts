/** The build's manifest: what each source became. */
export type Manifest = Record<string, { file: string; src?: string; imports?: string[]; css?: string[] }>

const entrySource = 'index.html'

type Files = {
  scripts: string[]
  styles: string[]
}

const known = new WeakMap<Manifest, Map<string, Files>>()

/** The scripts and styles that a source needs beyond those of the entry, as paths on this host. */
export function filesOf(manifest: Manifest, source: string): Files {
  const files = known.get(manifest) ?? new Map<string, Files>()
  known.set(manifest, files)
  const found = files.get(source) ?? findFiles(manifest, source)
  files.set(source, found)
  return found
}

function findFiles(manifest: Manifest, source: string): Files {
  const loaded = new Set<string>()
  const walk = (key: string, seen: Set<string>) => {
    if (seen.has(key)) return
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) walk(next, seen)
  }
  walk(entrySource, loaded)
  const needed = new Set<string>()
  walk(source, needed)
  const chunks = [...needed].filter((key) => !loaded.has(key)).map((key) => manifest[key])
  return {
    scripts: chunks.flatMap((chunk) => (chunk ? [`/${chunk.file}`] : [])),
    styles: [...new Set(chunks.flatMap((chunk) => chunk?.css ?? []))].map((file) => `/${file}`),
  }
}

import type { Module } from './import-rules.ts'

const TEST = /\.test\.tsx?$|\/contract-tests\//

/** The room that a file lies in, as the drawing names it; undefined for what is no part of the shop. */
function roomOf(path: string): { picture: string; room: string } | undefined {
  if (TEST.test(path)) return undefined
  const [area, name, , folder, inner] = path.split('/')
  if (area === 'packages') return { picture: 'programs', room: `packages/${name}` }
  if (area !== 'apps') return undefined
  if (name === 'storefront' && folder === 'features') return { picture: 'features', room: inner ?? '' }
  return { picture: 'programs', room: `apps/${name}` }
}

/** Which rooms import which, in two drawings: the programs and packages, and the storefront's features. */
export function drawn(modules: readonly Module[]): Record<string, string> {
  const arrows: Record<string, Set<string>> = { programs: new Set(), features: new Set() }
  const add = (picture: string, from: string, to: string) => {
    if (from !== to) arrows[picture]?.add(`  ${from} --> ${to}`)
  }
  for (const { source, dependencies } of modules) {
    const from = roomOf(source)
    if (!from) continue
    for (const { resolved } of dependencies) {
      const to = roomOf(resolved)
      if (!to) continue
      if (from.picture === 'features' && to.picture === 'features') add('features', from.room, to.room)
      else add('programs', programOf(from), programOf(to))
    }
  }
  return Object.fromEntries(
    Object.entries(arrows).map(([picture, lines]) => [
      picture,
      ['```mermaid', 'graph TD', ...[...lines].toSorted(), '```'].join('\n'),
    ]),
  )
}

const programOf = ({ picture, room }: { picture: string; room: string }) =>
  picture === 'features' ? 'apps/storefront' : room

/** The document with each drawing between its two marks. Throws where a mark is missing. */
export function withDrawing(document: string, drawings: Record<string, string>): string {
  return Object.entries(drawings).reduce((text, [name, drawing]) => {
    const [begin, end] = [`<!-- drawn: ${name} -->`, `<!-- end: ${name} -->`]
    const [before, after] = [text.indexOf(begin), text.indexOf(end)]
    if (before === -1 || after < before) throw new Error(`docs/architecture.md has no place for '${name}'`)
    return `${text.slice(0, before + begin.length)}\n${drawing}\n${text.slice(after)}`
  }, document)
}

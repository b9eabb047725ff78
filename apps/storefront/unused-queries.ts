import type { Plugin } from 'vite'

/** Modules of the query library that the shop has no use for, by name, with what others of its modules import of them. */
const unused: Record<string, string> = {
  mutation: 'export const Mutation = null, getDefaultState = null',
  infiniteQueryBehavior:
    'export const infiniteQueryBehavior = null, hasNextPage = null, hasPreviousPage = null',
}

/**
 * Leaves out of every first view what the query library brings for mutations and infinite lists: writes go straight by the
 * port and lists have pages, so neither is ever asked for (decision 0714). biome.json refuses what would ask for them.
 */
export function unusedQueries(): Plugin {
  const left = new Set<string>()
  return {
    name: 'unused-queries',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const [, name = ''] = /\/@tanstack\/query-core\/build\/modern\/(\w+)\.js$/.exec(id) ?? []
      const stub = unused[name]
      if (stub) left.add(name)
      return stub
    },
    buildEnd(error) {
      const missing = Object.keys(unused).filter((name) => !left.has(name))
      if (!error && missing.length > 0)
        throw new Error(`The query library has no ${missing.join(' and ')} any more.`)
    },
  }
}

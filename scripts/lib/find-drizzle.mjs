// By its whole, since an older Node has no such part and would say so with a stack.
import * as node from 'node:module'

const needed = 24
if (Number(process.versions.node.split('.')[0]) < needed) {
  process.stderr.write(
    `This is Node ${process.versions.node}, and the shop needs ${needed} or later: node_modules/node-${process.platform}-${process.arch}/bin/node is one.\n`,
  )
  process.exit(1)
}

// For each file of a package, Node reads all that the package exports again. Of drizzle-orm that is a list of 179 kB, and
// reading it for each of its files, and wherever it is imported, took most of the time in which the shop starts.
const folder = '/node_modules/drizzle-orm/'
const found = new Map()

node.registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('./') || specifier.startsWith('../')) {
      const isOwn = context.parentURL?.includes(folder) && specifier.endsWith('.js')
      if (!isOwn) return next(specifier, context)
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!specifier.startsWith('drizzle-orm')) return next(specifier, context)
    const known = found.get(specifier)
    if (known) return { ...known, shortCircuit: true }
    const resolved = next(specifier, context)
    found.set(specifier, resolved)
    return resolved
  },
})

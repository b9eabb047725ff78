import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and those above it, closed to other users. One level at a time, since Node's own recursive
 * way never ends where the system refuses with "no such file", as under /proc. Throws a system error.
 */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    if (!existsSync(path)) throw error
  }
}

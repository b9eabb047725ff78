import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { root } from '../lib/project.mjs'

const IGNORED = new Set(['node_modules', 'dist', '.data', '.git'])

/** A hash over the names and contents of files, and of all files in folders, given relative to the root. */
export function fingerprint(paths, extra = '') {
  const hash = createHash('sha256').update(extra)
  for (const path of paths) {
    for (const file of filesIn(join(root, path))) {
      hash.update(`\0${relative(root, file).split(sep).join('/')}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

function filesIn(path) {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .filter((name) => !IGNORED.has(name) && !/\.test\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}

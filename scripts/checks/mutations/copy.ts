import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const notCopied = new Set([
  'node_modules',
  '.git',
  '.data',
  'dist',
  'coverage',
  'screenshots',
  'test-results',
])
/** Where tools write while they run: the copy's are its own. */
const written = new Set(['.vite', '.vite-temp', '.vitest-cache'])

/** A copy of the working tree in the temporary folder, with the packages linked; the build comes too where asked. */
export function copyTree(root: string, withBuild: boolean): { folder: string; remove(): void } {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'huella-mutations-')))
  for (const name of readdirSync(root)) {
    if (!notCopied.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true })
  }
  if (withBuild && existsSync(join(root, 'dist'))) {
    cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
  }
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!written.has(name)) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
  return {
    folder,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }),
  }
}

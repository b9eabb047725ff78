import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from '#embedded-postgres/make-folder.ts'

/** The least length that a secret may have, in characters. */
export const SECRET_LENGTH = 32

/**
 * The secret that this folder keeps for the shop, made on first use and readable by its owner alone.
 * Throws a system error when the folder cannot be written.
 */
export function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret')
  makeFolder(dataDir)
  return readSecret(path) ?? makeSecret(path)
}

function readSecret(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Of several processes that make it at once, the first wins and all take its secret. */
function makeSecret(path: string): string {
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
  try {
    linkSync(temporary, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(temporary, { force: true })
  }
  return readFileSync(path, 'utf8').trim()
}

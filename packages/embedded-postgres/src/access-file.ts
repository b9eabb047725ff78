import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { EmbeddedError } from './embedded-error.ts'

/** How the embedded server is reached: kept beside it, readable by its owner alone. */
export type Access = { password: string; port: number }

/** Reads the access file of a server that exists, or makes one for a server that is about to be made. */
export function readAccess(path: string, serverExists: boolean): Access {
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Access
  if (serverExists) {
    throw new EmbeddedError(
      `The file ${path}, which holds the password of the embedded database, is missing: put it back from a backup.`,
    )
  }
  const access = { password: randomBytes(24).toString('hex'), port: 0 }
  writeAccess(path, access)
  return access
}

/** Replaces the file in one step, readable by its owner alone. */
export function writeAccess(path: string, access: Access): void {
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, `${JSON.stringify(access)}\n`, { mode: 0o600 })
  renameSync(temporary, path)
}

/** The port given if nothing listens on it on this machine, else, or for 0, one that the system has free. */
export async function freePort(wanted: number): Promise<number> {
  return (await tryPort(wanted)) ?? (await tryPort(0)) ?? wanted
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })
}

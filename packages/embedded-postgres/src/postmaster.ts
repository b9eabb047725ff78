import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** What a PostgreSQL server says of itself in its folder's `postmaster.pid`. */
export type Postmaster = { pid: number; port: number }

export const pidFile = 'postmaster.pid'

/** Reads `postmaster.pid`; undefined when there is none or it is not fully written. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  let text: string
  try {
    text = readFileSync(join(cluster, pidFile), 'utf8')
  } catch {
    return undefined
  }
  const lines = text.split('\n')
  const pid = Number(lines[0])
  const port = Number(lines[3])
  return pid > 0 && port > 0 ? { pid, port } : undefined
}

/** Whether a process with this number runs; one that has ended and waits to be collected does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/**
 * The processes of a PostgreSQL on this folder, each of which works inside it. Undefined where the system
 * does not tell (anything but Linux).
 */
export function processesOn(cluster: string): number[] | undefined {
  if (process.platform !== 'linux') return undefined
  const folder = realpathSync(cluster)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => workingFolder(name) === folder && commandLine(name).includes('postgres'))
    .map(Number)
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

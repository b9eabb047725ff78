import { readdir, readFile } from 'node:fs/promises'
import type pg from 'pg'

/** Of Linux: what the kernel counts processors' time in. */
const ticksPerSecond = 100

type ProcessTimes = { parent: number; own: number; ended: number }

/**
 * Seconds of processors that the PostgreSQL on this machine has taken so far, with all that it started; not a number
 * where the system does not say.
 */
export async function processorSecondsOfServer(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  try {
    const backend = await timesOf(rows[0]?.pid ?? 0)
    const postmaster = await timesOf(backend.parent)
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
    const all = await Promise.all(pids.map((pid) => timesOf(Number(pid)).catch(() => null)))
    const children = all.filter((times) => times?.parent === backend.parent)
    const living = children.reduce((sum, times) => sum + (times?.own ?? 0), 0)
    return (living + postmaster.own + postmaster.ended) / ticksPerSecond
  } catch {
    return Number.NaN
  }
}

/** Seconds of processors that processes have taken so far. */
export async function processorSecondsOf(pids: readonly number[]): Promise<number> {
  const times = await Promise.all(pids.map(timesOf))
  return times.reduce((sum, { own }) => sum + own, 0) / ticksPerSecond
}

/** Seconds of all processors of the machine since it started: all, and those in which nobody had anything to do. */
export async function processorSecondsOfMachine(): Promise<{ all: number; idle: number }> {
  const stat = await readFile('/proc/stat', 'utf8')
  // Time of guests, from the ninth on, is a part of what stands before.
  const ticks = stat.slice(0, stat.indexOf('\n')).split(/\s+/).slice(1, 9).map(Number)
  const [idle = 0, waiting = 0] = ticks.slice(3)
  return {
    all: ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond,
    idle: (idle + waiting) / ticksPerSecond,
  }
}

/** What stands behind the name of a process, which may hold anything: its state, its parent and so on. */
async function timesOf(pid: number): Promise<ProcessTimes> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const at = (place: number) => fields[place - 3] ?? 0
  return { parent: at(4), own: at(14) + at(15), ended: at(16) + at(17) }
}

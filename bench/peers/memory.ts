import { readFileSync } from 'node:fs'

/** Resident, in MB: now, and the most that it ever was. */
export type Memory = { now: number; peak: number }

export function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const read = (name: string) => {
    const [, kB] = new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status) ?? []
    return Number(kB) / 1024
  }
  return { now: read('VmRSS'), peak: read('VmHWM') }
}

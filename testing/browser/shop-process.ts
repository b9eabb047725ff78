import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serverNode } from '../../scripts/lib/server-node.mjs'

export type ShopProcess = {
  /** Where it answers, without a slash at its end. */
  url: string
  /** The resident memory of its process, in MB. */
  memory(): number
  /** Ends it in order and waits for that. */
  stop(): Promise<void>
  /** Ends it at once, as a failing machine would. */
  kill(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')

/** Opens the built shop in a process of its own on a free port. Throws with all it said if it does not open. */
export async function openShopProcess(environment: Record<string, string>): Promise<ShopProcess> {
  const child = spawn(process.execPath, [...serverNode, 'apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const output: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line)
        const open = /^Huella is open at (\S+)/.exec(line)
        if (open?.[1]) resolve(open[1])
      })
    }
    child.once('exit', () => reject(new Error(`The shop did not open:\n${output.join('\n')}`)))
  })
  return {
    url,
    memory: () => residentMemory(child.pid),
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function residentMemory(pid: number | undefined): number {
  const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kB) / 1024
}

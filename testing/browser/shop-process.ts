import { spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { serverEnvironment, serverNode } from '../../scripts/lib/server-node.mjs'

export type ShopProcess = {
  /** Where it answers, without a slash at its end. */
  url: string
  pid: number
  /** The processes of one with several, the oldest first, which answers if any does. */
  processes(): number[]
  /** Waits until it says such a line, or has said it. */
  said(line: RegExp): Promise<void>
  /** What it said last, for whoever asks why it does not do what it should. */
  lastWords(): string
  /** The resident memory of its process, in MB. */
  memory(): number
  /** What its code holds on to once all garbage is collected, in MB; for a process opened with `inspected`. */
  heldMemory(): Promise<number>
  /** Ends it in order and waits for that. */
  stop(): Promise<void>
  /** Ends it at once, as a failing machine would. */
  kill(): Promise<void>
}

const root = join(import.meta.dirname, '..', '..')

/** Opens the built shop in a process of its own on a free port. Throws with all it said if it does not open. */
export async function openShopProcess(
  environment: Record<string, string>,
  { inspected = false } = {},
): Promise<ShopProcess> {
  const flags = inspected ? ['--inspect=127.0.0.1:0'] : []
  const child = spawn(process.execPath, [...flags, ...serverNode, 'apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...serverEnvironment,
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
  const heard = new EventEmitter()
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface({ input: stream }).on('line', (line) => {
        output.push(line)
        heard.emit('line', line)
        const open = /^Huella is open at (\S+)/.exec(line)
        if (open?.[1]) resolve(open[1])
      })
    }
    child.once('exit', () => reject(new Error(`The shop did not open:\n${output.join('\n')}`)))
  })
  let isAskedToEnd = false
  child.once('exit', (code, signal) => {
    if (!isAskedToEnd) console.error(`A shop ended by itself (${signal ?? code}):\n${output.join('\n')}`)
  })
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    isAskedToEnd = true
    child.kill(signal)
    await ended
  }
  return {
    url,
    pid: child.pid ?? 0,
    processes: () => processesOf(child.pid),
    said: (line) =>
      new Promise((resolve) => {
        if (output.some((said) => line.test(said))) resolve()
        else heard.on('line', (said) => line.test(said) && resolve())
      }),
    lastWords: () => output.slice(-30).join('\n'),
    memory: () => residentMemory(child.pid),
    heldMemory: () => heldMemory(inspectorOf(output)),
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}

/** A PostgreSQL of the shop's own is a child of its parent as well. */
const processesOf = (pid: number | undefined): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter((each) => each !== '')
    .map(Number)
    .filter((each) => readFileSync(`/proc/${each}/cmdline`, 'utf8').includes('main.ts'))

function residentMemory(pid: number | undefined): number {
  const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kB) / 1024
}

/** Where Node says that it can be inspected. */
function inspectorOf(output: readonly string[]): string {
  for (const line of output) {
    const address = /ws:\/\/\S+/.exec(line)
    if (address) return address[0]
  }
  throw new Error('The process was not opened to be inspected')
}

async function heldMemory(address: string): Promise<number> {
  const socket = new WebSocket(address)
  try {
    await once(socket, 'open')
    await ask(socket, 'HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = await ask(socket, 'Runtime.getHeapUsage')
    return ((usedSize ?? 0) + (backingStorageSize ?? 0)) / 1024 ** 2
  } finally {
    socket.close()
  }
}

async function ask(socket: WebSocket, method: string): Promise<Record<string, number>> {
  const answered = once(socket, 'message')
  socket.send(JSON.stringify({ id: 1, method }))
  const [event] = (await answered) as [MessageEvent<string>]
  return JSON.parse(event.data).result
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Memory, memoryOf } from './memory.ts'

export type PeerProcess = { memory(): Memory; stop(): Promise<void> }

export type PeerCommand = { folder: string; arguments: string[]; environment: Record<string, string> }

/** The file of a peer's folder that each of its processes loads first: it ends when this process does, however it ends. */
export const endsWithBench = {
  'ends-with-bench.cjs': `process.stdin.on('end', () => process.exit(1)).on('error', () => process.exit(1)).resume()\n`,
}

const stopSeconds = 10

function spawnPeer({ folder, arguments: given, environment }: PeerCommand) {
  const child = spawn(process.execPath, ['--require', './ends-with-bench.cjs', ...given], {
    cwd: folder,
    // What it notes for whoever uses it stays in its folder.
    env: { ...process.env, NODE_ENV: 'production', XDG_CONFIG_HOME: folder, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said.push(chunk.toString())
      if (said.length > 200) said.shift()
    })
  }
  const ended = once(child, 'exit')
  return { child, ended, lastWords: () => said.join('').slice(-2000) }
}

/** Runs it to its end; throws with its last words where that is another one than success. */
export async function runPeer(command: PeerCommand, minutes: number): Promise<void> {
  const { child, ended, lastWords } = spawnPeer(command)
  const timer = setTimeout(() => child.kill('SIGKILL'), minutes * 60_000)
  const [code] = await ended
  clearTimeout(timer)
  if (code !== 0) throw new Error(`${command.arguments.join(' ')} ended with ${code}:\n${lastWords()}`)
}

/** Starts it, and waits until `isReady` says so where it answers anything. */
export async function openPeer(
  command: PeerCommand,
  { isReady, minutes }: { isReady: () => Promise<boolean>; minutes: number },
): Promise<PeerProcess> {
  const { child, ended, lastWords } = spawnPeer(command)
  const deadline = performance.now() + minutes * 60_000
  const stop = async () => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), stopSeconds * 1000)
    await ended
    clearTimeout(timer)
  }
  while (!(await isReady().catch(() => false))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      if (child.exitCode === null) await stop()
      throw new Error(`${command.arguments.join(' ')} did not start:\n${lastWords()}`)
    }
    await sleep(200)
  }
  return { memory: () => memoryOf(child.pid ?? 0), stop }
}

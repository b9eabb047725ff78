import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import type { Identity } from '#embedded-postgres/unprivileged.ts'

export type Program = {
  name: string
  pid: number
  output: string[]
  ended: Promise<void>
  kill(): Promise<void>
}

export type Binaries = Record<'initdb' | 'postgres' | 'pg_basebackup' | 'pgbouncer' | 'haproxy', string>

const debianServers = '/usr/lib/postgresql'

/** Where a program of a cluster is, of the newest server first; undefined where this machine has none. */
export function findProgram(name: string): string | undefined {
  const versions = existsSync(debianServers) ? readdirSync(debianServers).toSorted((a, b) => +b - +a) : []
  const folders = [
    ...versions.map((version) => join(debianServers, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/sbin',
  ]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}

/** Where all of them are; throws with what is lacking. */
export function findPrograms(): Binaries {
  const lacking: string[] = []
  const find = (name: string): string => {
    const found = findProgram(name)
    if (!found) lacking.push(name)
    return found ?? name
  }
  const programs = {
    initdb: find('initdb'),
    postgres: find('postgres'),
    pg_basebackup: find('pg_basebackup'),
    pgbouncer: find('pgbouncer'),
    haproxy: find('haproxy'),
  }
  if (lacking.length > 0)
    throw new Error(`${lacking.join(', ')} is lacking: apt-get install postgresql pgbouncer haproxy`)
  return programs
}

/** What was begun here, so that all of it ends with this. */
const begun: Program[] = []

/** What each program said last. */
export const lastWords = (): string =>
  begun.map(({ name, output }) => `${name}:\n${output.join('').split('\n').slice(-12).join('\n')}\n`).join('')

export async function endAll(): Promise<void> {
  for (const program of begun.toReversed()) await program.kill()
}

/** Begins a program that goes on until it is ended. */
export function begin(
  name: string,
  command: readonly string[],
  { identity = { prefix: [] }, env = {} }: { identity?: Identity; env?: Record<string, string> } = {},
): Program {
  const [file = '', ...args] = [...identity.prefix, ...command]
  const child: ChildProcess = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const ended = once(child, 'exit').then(() => undefined)
  const program: Program = {
    name,
    pid: child.pid ?? 0,
    output,
    ended,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
  begun.push(program)
  return program
}

/** Runs a program to its end; throws with what it said where it fails. */
export async function finish(
  command: readonly string[],
  identity: Identity,
  env: Record<string, string> = {},
) {
  const [file = '', ...args] = [...identity.prefix, ...command]
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${command[0]} failed:\n${output.join('')}`)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

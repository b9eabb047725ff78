import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { EmbeddedError } from './embedded-error.ts'
import { chooseIdentity } from './unprivileged.ts'

export type NewCluster = { cluster: string; binaries: Binaries; user: string; password: string }

/** Whether a finished PostgreSQL folder stands at this path. */
export function hasCluster(cluster: string): boolean {
  return existsSync(join(cluster, 'PG_VERSION'))
}

/**
 * Makes an empty UTF-8 cluster that asks for a password. It is made beside its place and moved there when
 * finished, so that a kill in between leaves nothing half made.
 */
export async function createCluster({ cluster, binaries, user, password }: NewCluster): Promise<void> {
  const unfinished = `${cluster}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const identity = await chooseIdentity(unfinished, binaries.postgres)
  const passwordFile = `${cluster}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  try {
    if (identity.owner !== undefined) chownSync(passwordFile, identity.owner, identity.owner)
    await run([
      ...identity.prefix,
      binaries.initdb,
      `--pgdata=${unfinished}`,
      `--username=${user}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(unfinished, cluster)
}

async function run([command = '', ...args]: string[]): Promise<void> {
  const output: string[] = []
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => output.push(text))
  }
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === 0) return
  // After what is wrong it says that it clears away what it has made.
  const said = output.join('').trim()
  const reason = /\b(?:error|FATAL|PANIC): +(.*)/.exec(said)?.[1] ?? said.split('\n').at(-1)
  throw new EmbeddedError(
    `PostgreSQL could not make its folder (${reason}): free some space or set DATA_DIR to another folder.`,
  )
}

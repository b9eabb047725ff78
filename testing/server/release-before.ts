import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { withoutGit } from '../../scripts/lib/without-git.ts'

const root = join(import.meta.dirname, '..', '..')
const migrations = 'apps/server/src/db/migrations'

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    env: withoutGit(),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()

/**
 * The commit of the release before, whose last migration is named: the newest tag `v*`, and where nothing is tagged yet the
 * commit before the first that has a later migration. Undefined where there is no history, or no more than its end.
 */
export function releaseBefore(lastMigration: string): string | undefined {
  if (!existsSync(join(root, '.git')) || git('rev-parse', '--is-shallow-repository') === 'true')
    return undefined
  if (git('tag', '--list', 'v*', '--merged', 'HEAD'))
    return git('rev-list', '-1', git('describe', '--tags', '--abbrev=0', '--match', 'v*'))
  const added = git(
    'log',
    '--reverse',
    '--diff-filter=A',
    '--format=commit %H',
    '--name-only',
    '--',
    migrations,
  )
  let commit = ''
  for (const line of added.split('\n')) {
    if (line.startsWith('commit ')) commit = line.slice('commit '.length)
    else if (line.endsWith('.sql') && line.slice(migrations.length + 1) > lastMigration)
      return git('rev-parse', `${commit}^`)
  }
  return undefined
}

/** The name of the last migration that a commit has. */
export const lastMigrationOf = (commit: string): string | undefined =>
  git('ls-tree', '--name-only', commit, `${migrations}/`)
    .split('\n')
    .filter((path) => path.endsWith('.sql'))
    .map((path) => path.slice(migrations.length + 1))
    .toSorted()
    .at(-1)

/** Run in the folder of that code: makes its own schema with the demonstration, and answers the wire. */
const program = `
  import { composeApp } from './apps/server/src/compose.ts'
  import { parseConfig } from './apps/server/src/config.ts'
  import { createDatabase } from './apps/server/src/db/connection.ts'
  import { migrate } from './apps/server/src/db/migrate.ts'
  import { seedIfEmpty } from './apps/server/src/db/seed.ts'
  const { config } = parseConfig(process.env)
  const database = createDatabase(config.databaseUrl)
  await migrate(database)
  await seedIfEmpty(database, { demo: true })
  const app = await composeApp({ config, database, pages: false, work: true })
  console.log('open at ' + (await app.listen({ port: 0, host: '127.0.0.1' })))`

/** The code of a commit, with the packages of today, over an empty database. */
export async function openRelease(commit: string, databaseUrl: string) {
  const folder = await mkdtemp(join(tmpdir(), 'huella-release-'))
  const code = join(folder, 'code')
  git('worktree', 'add', '--detach', code, commit)
  await symlink(join(root, 'node_modules'), join(code, 'node_modules'))
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: code,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      RATE_LIMITS: 'off',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const opened = (async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      const [, url] = /^open at (\S+)/.exec(line) ?? []
      if (url) return url
    }
    throw new Error('The release before did not open.')
  })()
  const close = async () => {
    child.kill('SIGKILL')
    await ended
    git('worktree', 'remove', '--force', code)
    await rm(folder, { recursive: true, force: true })
  }
  const url = await opened.catch(async (error: unknown) => {
    await close()
    throw error
  })
  return { url, close }
}

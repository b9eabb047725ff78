import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withoutGit } from '../lib/without-git.ts'
import { lowMigrations } from './migration-order.ts'

test('a migration with a lower number than one of the main branch is named, and none without that branch', () => {
  const root = mkdtempSync(join(tmpdir(), 'huella-numbers-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  // As in a hook of git.
  vi.stubEnv('GIT_DIR', join(root, 'another'))
  onTestFinished(() => void vi.unstubAllEnvs())
  const folder = join(root, 'apps/server/src/db/migrations')
  mkdirSync(folder, { recursive: true })
  const put = (file: string) => writeFileSync(join(folder, file), 'SELECT 1;')
  const git = (...asked: string[]) =>
    execFileSync('git', asked, { cwd: root, env: withoutGit(), stdio: 'ignore' })
  put('0020-cats.sql')
  put('0010-dogs.sql')
  expect(lowMigrations(root)).toEqual([])

  git('init', '-b', 'main')
  git('add', '.')
  git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '-m', 'Begin')
  git('switch', '-c', 'mine')
  put('0021-birds.sql')
  expect(lowMigrations(root)).toEqual([])
  put('0015-fish.sql')
  expect(lowMigrations(root)).toEqual([expect.stringMatching(/^0015-fish\.sql .*0020-cats\.sql/)])
  expect(existsSync(join(root, 'another'))).toBe(false)
})

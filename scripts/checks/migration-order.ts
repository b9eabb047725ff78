import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withoutGit } from '../lib/without-git.ts'

const folder = 'apps/server/src/db/migrations'
const branches = ['main', 'origin/main']

/**
 * What is wrong with the numbers of the migrations in the checkout at `root`, a sentence each: one that the main branch
 * lacks has a number above all that are of it. A database that was made from main would never apply a lower one, and
 * refuses to start. Those that a baseline took away count no more. Empty where no main branch is known (an unpacked archive).
 */
export function lowMigrations(root: string): string[] {
  const landed = new Set(branches.flatMap((branch) => onBranch(root, branch)))
  const files = readdirSync(join(root, folder)).filter((file) => file.endsWith('.sql'))
  const highest =
    files
      .filter((file) => landed.has(file))
      .sort()
      .at(-1) ?? ''
  return files
    .filter((file) => !landed.has(file) && file < highest)
    .map(
      (file) =>
        `${file} has a lower number than ${highest}, which is on the main branch: give it a higher one`,
    )
}

function onBranch(root: string, branch: string): string[] {
  try {
    const asked = ['ls-tree', '--name-only', branch, `${folder}/`]
    const told = execFileSync('git', asked, {
      cwd: root,
      env: withoutGit(),
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return told.split('\n').map((path) => path.slice(folder.length + 1))
  } catch {
    return []
  }
}

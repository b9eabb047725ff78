import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const installMinutes = 15

/**
 * Installs packages that a measurement alone needs, with their versions, into a folder of their own. Nothing that they would run
 * at their installation is run. What a run before has installed there is taken as it is.
 */
export async function installPackages(
  folder: string,
  dependencies: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const wanted = JSON.stringify({ private: true, dependencies })
  const done = join(folder, 'installed.json')
  if ((await readFile(done, 'utf8').catch(() => '')) === wanted) return
  await writeFile(join(folder, 'package.json'), wanted)
  await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    timeout: installMinutes * 60_000,
    maxBuffer: 2 ** 26,
  })
  await writeFile(done, wanted)
}

import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { type PeerName, versions } from './versions.ts'

const installMinutes = 15

/**
 * The folder under `parent` in which the peer is installed as `versions.ts` pins it, with `files` beside it. Nothing
 * that its packages would run at their installation is run. What a run before has installed is taken as it is.
 */
export async function installPeer(
  parent: string,
  peer: PeerName,
  files: Readonly<Record<string, string>>,
): Promise<string> {
  const folder = join(parent, peer)
  await mkdir(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  const wanted = JSON.stringify({ private: true, dependencies: versions[peer] })
  const done = join(folder, 'installed.json')
  if ((await readFile(done, 'utf8').catch(() => '')) !== wanted) {
    await writeFile(join(folder, 'package.json'), wanted)
    await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: folder,
      timeout: installMinutes * 60_000,
      maxBuffer: 2 ** 26,
    })
    await writeFile(done, wanted)
  }
  return folder
}
